import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { className } from "../../web/build/light/class-names.ts";
import { findBrowser } from "../browser.mjs";
import { rulesOf, type SheetRule } from "./sheet-rules.ts";

/**
 * `npm run css-coverage`: runs the browser tests, gathers the rules of style sheets that their pages used, and lists the others.
 * `npm run css-coverage -- kinds board/net` runs the tests with this in their path, and adds what they use to what earlier runs
 * used; `-- list` runs none. A rule that was changed since is unused until a test uses it again.
 */
const folder = ".wrangler/css-coverage";

mkdirSync(folder, { recursive: true });
const tests = process.argv.slice(2);
if (tests[0] !== "list") {
  const { status } = spawnSync("node_modules/.bin/playwright", ["test", ...tests], {
    stdio: "inherit",
    env: { ...process.env, CSS_COVERAGE: folder, CHROMIUM_PATH: await findBrowser() },
  });
  if (status !== 0) process.stdout.write("Some tests failed: a rule that they would have used may be in the list.\n");
}

/** The sheet of each class of a module, as it is called in the page. */
const sheetOf = new Map(
  globSync("web/**/*.module.css").flatMap((path) =>
    [...new Set(readFileSync(path, "utf8").match(/(?<=\.)[a-z][\w-]*/gi))].map(
      (name) => [className(name, path), path] as const,
    ),
  ),
);

const used = new Set(globSync(join(folder, "used-*.txt")).flatMap((path) => readFileSync(path, "utf8").split("\n")));
const sheets = globSync("dist/client/assets/*.css").map((path) => readFileSync(path, "utf8"));
const rules = new Map(sheets.flatMap((css) => rulesOf(css).map((rule) => [rule.key, rule])));
const unused = [...rules.values()].filter(({ key }) => !used.has(key));
const lines = unused.map(sourceNamed).toSorted();
process.stdout.write(`${lines.join("\n")}\n${unused.length} of ${rules.size} rules were not used.\n`);

/** The rule by its source sheet and the class names that stand there. */
function sourceNamed({ selector, when }: SheetRule): string {
  const found = new Set<string>();
  const inSource = selector.replaceAll(/\.(?<name>[\w-]+)-[0-9a-z]{3}(?![\w-])/g, (whole, name: string) => {
    const path = sheetOf.get(whole.slice(1));
    if (path === undefined) return whole;
    found.add(path);
    return `.${name}`;
  });
  return `${[...found].join(" ") || "(page)"}: ${inSource}${when ? ` ${when}` : ""}`;
}
