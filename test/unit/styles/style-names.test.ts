import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Style sheets have no types, and the linter reads none, so neither notices an unused class.
const files = readdirSync("web", { recursive: true, encoding: "utf8" });
const text = (path: string): string => readFileSync(join("web", path), "utf8");

/** Matches an alias of package.json, or a relative path. */
const sheetOf = (path: string, from: string): string => (from.startsWith("#") ? from.slice(1) : join(path, "..", from));

type User = { readonly module: string; readonly styles: string; readonly code: string };
const users: readonly User[] = files
  .filter((path) => path.endsWith(".tsx") || path.endsWith(".ts"))
  .flatMap((path) => {
    const code = text(path);
    return [...code.matchAll(/^import (?:\* as )?(?<styles>\w+) from "(?<from>[^"]+\.module\.css)";$/gm)].map(
      ({ groups }) => {
        return { module: sheetOf(path, groups!["from"]!), styles: groups!["styles"]!, code };
      },
    );
  });

/** Names of classes that another module composes. */
const composed = new Set(
  files
    .filter((path) => path.endsWith(".module.css"))
    .flatMap((path) =>
      [...text(path).matchAll(/composes: (?<name>\w+) from "(?<from>[^"]+)";/g)].map(
        ({ groups }) => `${sheetOf(path, groups!["from"]!)}: ${groups!["name"]!}`,
      ),
    ),
);

/** Counts a name as used if the code computes names, or passes the whole styles object on. */
const mayUse = (name: string, { styles, code }: User): boolean =>
  new RegExp(`\\b${styles}(?:\\.${name}\\b|\\["${name}"\\]|\\[[^"]|[),} ](?!from ))`).test(code);

function unused(module: string): string[] {
  const css = text(module)
    .replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^()]*\)/g, "")
    .replaceAll(/\d*\.\d+/g, "");
  const names = new Set([...css.matchAll(/\.(?<name>[A-Za-z_]\w*)/g)].map(({ groups }) => groups!["name"]!));
  const own = users.filter((user) => user.module === module);
  const isComposed = (name: string) => css.includes(`composes: ${name};`) || composed.has(`${module}: ${name}`);
  return [...names].filter((name) => !isComposed(name) && !own.some((user) => mayUse(name, user)));
}

test("every class of a module of styles is used by its importer", () => {
  const modules = files.filter((path) => path.endsWith(".module.css"));
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.flatMap((module) => unused(module).map((name) => `${module}: ${name}`))).toEqual([]);
});
