import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { layers } from "./layers";

/** Node's side of the project: it runs on a developer's machine, never in the product. */
const outside = ["worker/local/", "web/build/"];

const pure = ["worker/question/", "worker/protocol/", "worker/game/", "web/live/reduce.", "web/cards/reading/"];
const impure =
  /\b(?:Date\.now|new Date\(\)|performance\.|Math\.random|crypto\.|setTimeout|setInterval|queueMicrotask|fetch\(|await\b|async\b|console\.|process\.|globalThis)/;

/** Text that is ASCII by its nature: hex digits, letters of options, markup, addresses. Names never are. */
const ascii = [
  "worker/api/dev-mail.ts",
  "worker/description/",
  "worker/room/room-object.ts",
  "web/lib/export/xlsx.ts",
  "web/lib/import/",
];
/** The key of a keyboard event is ASCII too, wherever it is read. */
const localeless =
  /(?<!\.key)\.to(?:Lower|Upper)Case\(|\.toLocale(?:Lower|Upper)Case\(\)|\.localeCompare\([^,()]*\)|Intl\.\w+\(\)/;

const sources = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    // The mutation run and the old browsers install into folders of `test`.
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !path.includes("node_modules"))
    .map((path) => join(root, path));
const files = [...sources("worker"), ...sources("web")].filter(
  (file) => !outside.some((path) => file.startsWith(path)),
);

/** The code of a file without its comments: a word in a sentence is no call. */
const code = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(?<![:"'`])\/\/.*$/gm, "");

type Import = { readonly to: string; readonly isType: boolean };

function imports(file: string): Import[] {
  const text = code(file);
  const still = text.matchAll(
    /^(?:import|export)(?<type> type)?[^"';]*?from "(?<from>[^"]+)"|^import "(?<bare>[^"]+)"/gm,
  );
  const lazy = text.matchAll(/\bimport\("(?<from>[^"]+)"\)/g);
  return [...still, ...lazy].map(({ groups }) => ({
    to: target(file, groups!["from"] ?? groups!["bare"]!),
    isType: groups!["type"] !== undefined,
  }));
}

function target(file: string, from: string): string {
  if (/^#(?:protocol|question)\//.test(from)) return from.replace("#", "worker/");
  return from.startsWith(".") ? relative(".", join(dirname(file), from)) : from;
}

const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);

test("the sources are found, and so are their imports", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(imports("worker/game/decide.ts")).toContainEqual({ to: "worker/game/game", isType: true });
  expect(imports("web/router.tsx")).toContainEqual({ to: "web/screens/public/about", isType: false });
});

/** The files that break a rule, each with how: an empty list where all keep it. */
const breaking = (among: readonly string[], faults: (file: string) => readonly (Import | string)[]) =>
  among.flatMap((file) => faults(file).map((fault) => `${file}: ${typeof fault === "string" ? fault : fault.to}`));
const found = (pattern: RegExp) => (file: string) => pattern.exec(code(file))?.slice(0, 1) ?? [];

function strays(file: string): Import[] {
  const [folder, allowed] = layers.find(([folder]) => isIn(file, folder))!;
  const may = ({ to, isType }: Import) =>
    allowed.some((path) => (path.startsWith("types: ") ? isType && isIn(to, path.slice(7)) : isIn(to, path)));
  return imports(file).filter((one) => !isIn(one.to, folder) && !may(one));
}

test("each file imports only what its folder may", () => {
  expect(breaking(files, strays)).toEqual([]);
});

const kindIn = (path: string): string | undefined => /^web\/kinds\/([^/]+)\/./.exec(path)?.[1];
const others = (file: string) =>
  imports(file).filter(({ to }) => kindIn(to) !== undefined && kindIn(to) !== kindIn(file));

test("a kind of question never imports another", () => {
  const those = files.filter((file) => kindIn(file) !== undefined);
  expect(those.length).toBeGreaterThan(5);
  expect(breaking(those, others)).toEqual([]);
});

test("the rules are pure", () => {
  const those = files.filter((file) => pure.some((path) => file.startsWith(path)));
  expect(those.length).toBeGreaterThan(20);
  expect(breaking(those, found(impure))).toEqual([]);
});

test("the room writes no message of its own: what is said to whom stands in game/view", () => {
  const messages = Array.from(code("worker/protocol/messages.ts").matchAll(/Server<\s*"(\w+)"/g), ([, type]) => type);
  expect(messages).toEqual(expect.arrayContaining(["welcome", "question_start", "game_end", "next_game"]));
  const room = files.filter((file) => file.startsWith("worker/room/"));
  expect(
    breaking(room, found(new RegExp(`type"?: "(?:${messages.join("|")})"|"type":"(?:${messages.join("|")})"`))),
  ).toEqual([]);
});

test("there is one way to write a line of the log, and one to the browser's storage", () => {
  const worker = files.filter((file) => file.startsWith("worker/") && file !== "worker/log-line.ts");
  const web = files.filter((file) => file.startsWith("web/") && file !== "web/base/device.ts");
  expect(breaking(worker, found(/\bconsole\./))).toEqual([]);
  expect(breaking(web, found(/\b(?:local|session)Storage\./))).toEqual([]);
});

const asCodeFromProtocol = ({ to, isType }: Import) =>
  /^worker\/protocol\/(?:client-messages|messages|http)/.test(to) && !isType;

test("pages take schemas from the protocol as types only", () => {
  const pages = files.filter((file) => file.startsWith("web/"));
  expect(breaking(pages, (file) => imports(file).filter(asCodeFromProtocol))).toEqual([]);
});

test("no page brings zod with it, by whatever way", () => {
  const met = new Set<string>();
  const visit = (file: string) => {
    if (met.has(file)) return;
    met.add(file);
    for (const { to, isType } of existsSync(file) ? imports(file) : []) {
      if (!isType) visit([`${to}.ts`, `${to}.tsx`].find((path) => existsSync(path)) ?? to);
    }
  };
  files.filter((file) => file.startsWith("web/")).forEach(visit);
  expect(met).toContain("worker/game/decide.ts");
  expect(met).not.toContain("zod");
});

test("no file of the protocol that a page may import as code brings zod with it", () => {
  const withZod = files
    .filter((file) => isIn(file, "worker/protocol") && imports(file).some(({ to, isType }) => to === "zod" && !isType))
    .map((file) => file.replace(/\.ts$/, ""));
  const replies = "worker/protocol/http/replies";
  expect(withZod.filter((file) => !isIn(file, replies)).toSorted()).toEqual([
    "worker/protocol/client-messages",
    "worker/protocol/http/classes",
    "worker/protocol/http/device-sign-in",
    "worker/protocol/http/game-settings",
    "worker/protocol/http/games",
    "worker/protocol/http/homework",
    "worker/protocol/http/library",
    "worker/protocol/http/page",
    "worker/protocol/http/pairing",
    "worker/protocol/http/passkeys",
    "worker/protocol/http/people",
    "worker/protocol/http/question-sets",
    "worker/protocol/http/set-fields",
    "worker/protocol/http/sharing",
    "worker/protocol/http/sign-in",
    "worker/protocol/http/text",
    "worker/protocol/http/tokens",
  ]);
  const others = files.filter((file) => isIn(file, "worker/protocol") && !withZod.includes(file.replace(/\.ts$/, "")));
  expect(others.flatMap(imports).filter(({ to, isType }) => withZod.includes(to) && !isType)).toEqual([]);
});

test("the product takes only the types of replies: their schemas are for the description and for tests", () => {
  const takers = files.filter(
    (file) => !isIn(file, "worker/protocol/http/replies") && !isIn(file, "worker/description"),
  );
  const taken = takers.flatMap((file) =>
    imports(file)
      .filter(({ to, isType }) => isIn(to, "worker/protocol/http/replies") && !isType)
      .map(({ to }) => `${file} → ${to}`),
  );
  expect(taken).toEqual([]);
});

test("zod is imported as a whole, so that what is not used is left out", () => {
  const all = [...files, ...sources("test")];
  expect(all.filter((file) => /import (?:type )?(?:z|\{[^}]*\bz\b[^}]*\}) from "zod/.test(code(file)))).toEqual([]);
});

test("screens never import each other", () => {
  const isScreen = new Set(
    imports("web/router.tsx")
      .map(({ to }) => to)
      .filter((to) => isIn(to, "web/screens")),
  );
  expect(isScreen.size).toBeGreaterThan(15);
  const between = files
    .filter((file) => isIn(file, "web/screens"))
    .flatMap((file) =>
      imports(file)
        .filter(({ to }) => isScreen.has(to))
        .map(({ to }) => `${file} → ${to}`),
    );
  expect(between).toEqual([]);
});

test("a locale is named wherever case is changed or text compared", () => {
  const those = files.filter((file) => !ascii.some((path) => file.startsWith(path)));
  expect(breaking(those, found(localeless))).toEqual([]);
});

const needed = (path: string) => files.some((file) => file.startsWith(path) && localeless.test(code(file)));
test("an exception for ASCII that is not needed any more is gone", () => {
  expect(ascii.filter((path) => existsSync(path) && !needed(path))).toEqual([]);
});

test("there is no file that only hands on what others export", () => {
  expect(files.filter((file) => /(?:^|\/)index\.tsx?$/.test(file) && file !== "worker/index.ts")).toEqual([]);
});
