// `node test/house.mjs`: counts what makes a house hard to read, and fails if a number has risen (`--write` lowers the
// ceilings).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The last commit before subjects were counted. */
const BEGINNING = "dfcc406b";
const ceilings = "test/house.json";

const git = (...args) =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "ignore"] });
const lines = (text) => text.split("\n").filter(Boolean);
function tracked(...folders) {
  try {
    return lines(git("ls-files", ...folders)).filter((path) => existsSync(path));
  } catch {
    console.log("Nothing is counted: without git the files of the repository are unknown.");
    process.exit(0);
  }
}
const isCode = (path) => /\.(?:tsx?|mts|mjs)$/.test(path) && !path.endsWith(".d.ts");

const product = tracked("web", "worker");
const textOf = new Map(
  [...product, ...tracked("test")].filter(isCode).map((path) => [path, readFileSync(path, "utf8")]),
);
const sources = product.filter(isCode);
const shipped = sources.filter((path) => !/^(?:web\/build|worker\/local)\//.test(path));

const importOf = /\b(?:from|import\()\s*"([^"]+)"/g;
const aliases = Object.entries(JSON.parse(readFileSync("package.json", "utf8")).imports)
  .map(([key, path]) => [key.split("*"), path.slice(2).split("*")])
  .toSorted(([[a, b]], [[c, d]]) => c.length + d.length - a.length - b.length);

/** The file that an import leads to; undefined for a package. */
function leadsTo(file, from) {
  const [key, path] = aliases.find(([[start, end]]) => from.startsWith(start) && from.endsWith(end)) ?? [];
  const to = from.startsWith(".")
    ? join(dirname(file), from)
    : path && path[0] + from.slice(key[0].length, from.length - key[1].length) + path[1];
  return to && [to, `${to}.ts`, `${to}.tsx`].find((one) => textOf.has(one));
}

/** The imports of a file that leave code behind. */
const next = (file) =>
  [...textOf.get(file).matchAll(/^(?:import|export)(?! type)\b[^"';]*?from "([^"]+)"/gm)].flatMap(
    ([, from]) => leadsTo(file, from) ?? [],
  );

/** Counts circular imports. */
function circles() {
  const state = new Map();
  let found = 0;
  const visit = (file) => {
    state.set(file, "open");
    for (const to of next(file)) {
      if (state.get(to) === "open") found += 1;
      else if (!state.has(to)) visit(to);
    }
    state.set(file, "done");
  };
  for (const file of shipped) if (!state.has(file)) visit(file);
  return found;
}

const comments = (text) =>
  [
    ...text.matchAll(/^\s*(?:\/\*\*?|\/\/|\{\/\*) ?([\p{L}"“].*)$/gmu),
    ...text.matchAll(/^\s*\/\*\*?\n\s*\* ?(.*)$/gm),
  ].map(([, said]) => said);
const opensWithRelative =
  /^(?:Whoever|Who|Whose|Whom|Whatever|What|Wherever|Where|Of|So|That|Whether|Which|As far as)\b/;

function commentsPerThousand() {
  const all = [...textOf.values()].flatMap(comments);
  return Math.round((1000 * all.filter((said) => opensWithRelative.test(said)).length) / all.length);
}

/** Names that more than three files export. The router's parts and the names that every kind has do not count. */
function sharedNames() {
  const users = new Map();
  for (const file of shipped.filter((path) => !path.startsWith("web/kinds/"))) {
    for (const [, name] of textOf
      .get(file)
      .matchAll(/^export (?:async )?(?:type|interface|class|function|const) (\w+)/gm)) {
      if (!["Component", "loader", "action", "ErrorBoundary"].includes(name))
        users.set(name, (users.get(name) ?? 0) + 1);
    }
  }
  return [...users.values()].filter((count) => count > 3).length;
}

const folders = new Map();
for (const path of tracked("web", "worker", "test")) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
const hasFolders = (folder) => [...folders.keys()].some((other) => other.startsWith(`${folder}/`));
const leaves = [...folders].filter(([folder]) => !hasFolders(folder));

/** Null without git's history, as in a shallow clone. */
function longSubjects() {
  try {
    const subjects = lines(git("log", "--no-merges", "--format=%s", `${BEGINNING}..HEAD`));
    return Math.ceil((100 * subjects.filter((subject) => subject.length > 72).length) / Math.max(1, subjects.length));
  } catch {
    return null;
  }
}

const code = shipped.map((path) => textOf.get(path).replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, ""));
const climbs = (path) =>
  [...textOf.get(path).matchAll(importOf)].filter(([, from]) => from.startsWith("../../")).length;

const counted = {
  "relative imports that climb more than one folder": sources.reduce((sum, path) => sum + climbs(path), 0),
  "folders called lib, parts, common, utils, helpers, misc, base": [
    ...new Set(
      product.flatMap((path) =>
        dirname(path)
          .split("/")
          .map((_, i, all) => all.slice(0, i + 1).join("/")),
      ),
    ),
  ].filter((folder) => /\/(?:lib|parts|common|utils|helpers|misc|base)$/.test(folder)).length,
  "comments of 1,000 that open with a relative": commentsPerThousand(),
  "names that more than three files export": sharedNames(),
  "commit subjects over 72 letters, in %": longSubjects(),
  "lines of the longest product file": Math.max(
    ...shipped.filter((path) => !path.includes("/ready-sets/")).map((path) => textOf.get(path).split("\n").length - 1),
  ),
  "any and TODO": code.reduce(
    (sum, text) => sum + [...text.matchAll(/: any\b|<any>|as any\b|\bTODO\b|\bFIXME\b/g)].length,
    0,
  ),
  "circles of imports": circles(),
  "folders of more than 25 files": leaves.filter(([, files]) => files > 25).length,
  "folders of a single file": leaves.filter(([, files]) => files === 1).length,
};

const known = existsSync(ceilings) ? JSON.parse(readFileSync(ceilings, "utf8")) : {};
let isRisen = false;
for (const [name, count] of Object.entries(counted)) {
  const ceiling = known[name] ?? Infinity;
  if (count === null) console.log(`${name}: not counted, because git's history is missing`);
  else
    console.log(
      `${name}: ${count}${count < ceiling && ceiling !== Infinity ? ` (ceiling ${ceiling}: lower it)` : ""}${count > ceiling ? `, at most ${ceiling}` : ""}`,
    );
  isRisen ||= count !== null && count > ceiling;
}
if (process.argv.includes("--write")) {
  const lowered = Object.entries(counted).map(([name, count]) => [
    name,
    count === null ? known[name] : Math.min(count, known[name] ?? Infinity),
  ]);
  writeFileSync(ceilings, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
} else if (isRisen) process.exitCode = 1;
