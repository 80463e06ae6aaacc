import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { layers } from "./layers";

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

/** The code of a file without its comments: a word in a sentence is no call. */
const code = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(?<![:"'`])\/\/.*$/gm, "");

/*
 * The linter compares the words of an import with a pattern and never asks which file a relative path leads to, nor what that
 * one imports; so what depends on the folder meant, or on the way there, is read here. All else stands in `.oxlintrc.json`.
 */

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

function strays(file: string): Import[] {
  const [folder, allowed] = layers.find(([folder]) => isIn(file, folder))!;
  const may = ({ to, isType }: Import) =>
    allowed.some((path) => (path.startsWith("types: ") ? isType && isIn(to, path.slice(7)) : isIn(to, path)));
  return imports(file).filter((one) => !isIn(one.to, folder) && !may(one));
}

test("each file imports only what its folder may", () => {
  expect(files.flatMap((file) => strays(file).map(({ to }) => `${file}: ${to}`))).toEqual([]);
});

// To compiler and linter a message that is written as text is a text like any other.
test("the room writes no message of its own: what is said to whom stands in game/view", () => {
  const messages = Array.from(code("worker/protocol/messages.ts").matchAll(/Server<\s*"(\w+)"/g), ([, type]) => type);
  expect(messages).toEqual(expect.arrayContaining(["welcome", "question_start", "game_end", "next_game"]));
  const said = new RegExp(`type"?: "(?:${messages.join("|")})"|"type":"(?:${messages.join("|")})"`);
  expect(files.filter((file) => file.startsWith("worker/room/") && said.test(code(file)))).toEqual([]);
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

// The linter refuses `* as z` together with `z`.
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

/**
 * Engines write one locale differently: what a machine reads, an ISO day for example, is never read off one. No lint rule looks at
 * an argument.
 */
const foreign = /(?:Intl\.\w+|\.toLocale\w*String)\(\s*"(?!tr\b)/;
test("numbers and times are formatted in Turkish alone", () => {
  expect(files.filter((file) => foreign.test(code(file)))).toEqual([]);
});

test("there is no file that only hands on what others export", () => {
  expect(files.filter((file) => /(?:^|\/)index\.tsx?$/.test(file) && file !== "worker/index.ts")).toEqual([]);
});
