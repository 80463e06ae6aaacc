import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { serverMessages } from "#protocol/live/messages";
import { layers, packages, sharedWithPages } from "./layers";

/** Node's side of the project: it runs on a developer's machine, never in the product. */
const outside = ["worker/local/", "web/build/"];

const sources = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    // The mutation run and the old browsers install into folders of `test`.
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !path.includes("node_modules"))
    .map((path) => join(root, path));
const files = [...sources("worker"), ...sources("web")].filter(
  (file) => !outside.some((path) => file.startsWith(path)),
);

/** The code of a file without its comments, so that a word in a sentence does not count as a call. */
const code = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(?<![:"'`])\/\/.*$/gm, "");

/* The linter compares the words of an import with a pattern and never asks which file a relative path leads to, nor what
   that file imports. Rules that depend on the real folder, or on the way there, are checked here. All other rules are in
   `.oxlintrc.json`. */

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

/** Aliases, resolved as in package.json. */
const aliases = Object.entries(
  (JSON.parse(readFileSync("package.json", "utf8")) as { imports: Readonly<Record<string, string>> }).imports,
);

function target(file: string, from: string): string {
  if (from.startsWith(".")) return relative(".", join(dirname(file), from));
  if (!from.startsWith("#")) return from;
  const matches = aliases.filter(([key]) => {
    const [start, end] = key.split("*");
    return from.startsWith(start!) && from.endsWith(end!);
  });
  const [key, path] = matches.toSorted(([one], [other]) => other.length - one.length)[0]!;
  const [start, end] = key.split("*");
  return path
    .slice(2)
    .replace("*", from.slice(start!.length, from.length - end!.length))
    .replace(/\.ts$/, "");
}

const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);

test("the sources are found, and so are their imports", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(imports("worker/game/decide.ts")).toContainEqual({ to: "worker/game/game", isType: true });
  expect(imports("worker/game/details.ts")).toContainEqual({ to: "worker/shared/limits", isType: false });
  expect(imports("web/shell/router.tsx")).toContainEqual({ to: "web/features/home/public/about.tsx", isType: false });
});

/** The folder that a path belongs to among the layers of its half. */
function placeOf(path: string): { readonly folder: string; readonly layer: number } | null {
  const half = path.startsWith("web/") ? layers.web : layers.worker;
  // The file at the top of worker belongs to the top; any other to the folder it lies in.
  const layer = half.findLastIndex((folders) => folders.some((folder) => isIn(path, folder)));
  return layer < 0 ? null : { layer, folder: half[layer]!.find((folder) => isIn(path, folder))! };
}

const isProduct = (to: string) => /^(?:web|worker)\//.test(to);

function isBelow(file: string, to: string): boolean {
  const [from, target] = [placeOf(file)!, placeOf(to)];
  // Our own pictures and letters.
  if (target === null) return /^web\/(?:assets|styles)\//.test(to);
  if (file.startsWith("web/") && to.startsWith("worker/"))
    return (
      sharedWithPages.includes(target.folder) ||
      (isIn(file, "web/features/rehearsal") && isIn(to, "worker/game")) ||
      // The build alone runs it: it counts the ready sets and shows questions of theirs.
      (file === "web/pages/home/markup.tsx" && isIn(to, "worker/ready-sets"))
    );
  if (file.startsWith("worker/") && to.startsWith("web/")) return false;
  return target.folder === from.folder || target.layer > from.layer;
}

const isAllowed = (file: string, to: string): boolean => {
  if (isProduct(to)) return isBelow(file, to);
  return (packages[placeOf(file)!.folder] ?? []).some((name) => to === name || to.startsWith(`${name}/`));
};

test("every file of the product lies in a layer", () => {
  expect(files.filter((file) => placeOf(file) === null)).toEqual([]);
});

test("each file imports only from its folder and the layers below", () => {
  const strays = files.flatMap((file) =>
    imports(file)
      .filter(({ to }) => !isAllowed(file, to))
      .map(({ to }) => `${file}: ${to}`),
  );
  expect(strays).toEqual([]);
});

// Neither compiler nor linter can tell a message written as text from any other text.
test("the room writes no message of its own: game/view decides what is sent to whom", () => {
  const names = Object.keys(serverMessages).join("|");
  const said = new RegExp(`type"?: "(?:${names})"|"type":"(?:${names})"`);
  expect(files.filter((file) => file.startsWith("worker/objects/") && said.test(code(file)))).toEqual([]);
});

test("no page brings zod with it, in any way", () => {
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

// The linter refuses `* as z` together with `z`.
test("zod is imported as a whole, so that unused parts are left out", () => {
  const all = [...files, ...sources("test")];
  expect(all.filter((file) => /import (?:type )?(?:z|\{[^}]*\bz\b[^}]*\}) from "zod/.test(code(file)))).toEqual([]);
});

/** The kind of question that a path belongs to. */
const kindOf = (path: string) => /^web\/kinds\/([\w-]+)\//.exec(path)?.[1];

test("a kind of question never imports another", () => {
  const others = files.flatMap((file) =>
    imports(file)
      .filter(({ to }) => {
        const [own, other] = [kindOf(file), kindOf(to)];
        return own !== undefined && own !== "shared" && other !== undefined && other !== "shared" && own !== other;
      })
      .map(({ to }) => `${file}: ${to}`),
  );
  expect(others).toEqual([]);
});

/** The feature that a path belongs to. */
const featureOf = (path: string) => /^web\/features\/([\w-]+)\//.exec(path)?.[1];

test("a feature imports another one through its index alone", () => {
  const inside = files.flatMap((file) =>
    imports(file)
      .filter(({ to }) => {
        const [own, other] = [featureOf(file), featureOf(to)];
        return own !== undefined && other !== undefined && own !== other && to !== `web/features/${other}/index`;
      })
      .map(({ to }) => `${file}: ${to}`),
  );
  expect(inside).toEqual([]);
});

/**
 * Engines write the same locale differently, so a text for machines, such as an ISO date, must not come from a locale. No lint
 * rule checks an argument.
 */
const foreign = /(?:Intl\.(?!supported)\w+|\.toLocale\w*String)\(\s*"(?!tr\b)/;
test("numbers and times are formatted in Turkish alone", () => {
  expect(files.filter((file) => foreign.test(code(file)))).toEqual([]);
});

test("no file but a feature's index only hands on what others export", () => {
  const handsOn = files.filter((file) => /(?:^|\/)index\.tsx?$/.test(file) && file !== "worker/index.ts");
  expect(handsOn.filter((file) => !/^web\/features\/[\w-]+\/index\.ts$/.test(file))).toEqual([]);
});

// The bundler leaves out a module of which nothing is used, unless package.json says that it does something by itself.
test("a script that is imported for its effect is named in package.json", () => {
  const { sideEffects } = JSON.parse(readFileSync("package.json", "utf8")) as { sideEffects: readonly string[] };
  const bare = files.flatMap((file) =>
    Array.from(code(file).matchAll(/^import "([^"]+)"/gm), ([, from]) => target(file, from!)),
  );
  // A package says itself which of its scripts have effects.
  const own = bare.filter((to) => to.startsWith("web/") || to.startsWith("worker/"));
  expect(own.filter((to) => !to.endsWith(".css") && !sideEffects.includes(to))).toEqual([]);
});
