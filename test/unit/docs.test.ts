import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { costOf } from "#shared/prices";

// No compiler checks documents, and a Markdown linter knows neither our commands nor the names that our code logs and reads.
const pages = [
  "README.md",
  "SECURITY.md",
  "worker/game/RULES.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith(".md"));
const textOf = (page: string) => readFileSync(page, "utf8");
const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };

const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);
/** Names on a page that do not exist. */
const lost = (find: (text: string) => string[], isThere: (name: string, page: string) => boolean) =>
  pages.flatMap((page) => find(textOf(page)).flatMap((name) => (isThere(name, page) ? [] : [`${page}: ${name}`])));

/** The anchors that the web page has: a heading's words, joined by dashes. */
const anchors = (page: string) =>
  all(/^#+ (.+)$/gm, textOf(page)).map((heading) =>
    heading
      .toLocaleLowerCase("en")
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

const links = (text: string) => all(/\]\((?!https?:)([^)\s]+)\)/g, text);
function leads(link: string, page: string): boolean {
  const [file, anchor] = link.split("#");
  const target = file ? join(dirname(page), file) : page;
  return existsSync(target) && (anchor === undefined || anchors(target).includes(anchor));
}

test("every link of the documents leads somewhere", () => {
  expect(links(textOf("README.md")).length).toBeGreaterThan(10);
  expect(lost(links, leads)).toEqual([]);
});

const paths = (text: string) => all(/`((?:worker|web|test|docs|migrations)\/[\w./-]+)`/g, text);

test("every file and folder that the documents name is there", () => {
  expect(paths(textOf("docs/architecture.md")).length).toBeGreaterThan(10);
  expect(lost(paths, (path) => existsSync(path) || existsSync(`${path}.ts`))).toEqual([]);
});

test("every function that the tour names behind a file stands in that file", () => {
  const named = [...textOf("docs/tour.md").matchAll(/`([\w./-]+\.tsx?)`\s+\(((?:`#?\w+`(?:, )?)+)/g)].flatMap(
    ([, file, names]) => all(/`(#?\w+)`/g, names!).map((name) => [file!, name] as const),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(([file, name]) => !new RegExp(`${name}\\b`).test(textOf(file)))).toEqual([]);
});

const commands = (text: string) => all(/npm run ([\w:-]*\w)/g, text);

test("every command that the documents name is one", () => {
  expect(lost(commands, (name) => name in scripts)).toEqual([]);
});

test("docs/operations.md has every command and every setting of a deployment", () => {
  const operations = textOf("docs/operations.md");
  const typed = Object.keys(scripts).map((name) => (/^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`));
  const variables = all(/^([A-Z_]+) = "/gm, textOf("wrangler.toml"));
  const secrets = all(/^ {2}([A-Z_]+)\?: string;$/gm, textOf("worker/env.d.ts"));
  expect([variables.length > 10, secrets.length > 3]).toEqual([true, true]);
  // Only tests set it.
  const named = [...typed, ...variables, ...secrets].filter((name) => name !== "TURNSTILE_VERIFY_URL");
  expect(named.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test("docs/operations.md names every fault that the Worker logs, and every bench", () => {
  const worker = readdirSync("worker", { recursive: true, encoding: "utf8" }).filter((file) => isSource(file));
  const logged = worker.flatMap((file) => {
    return all(/(?:logLine\("error", |tryAgain\(|\.wipe\()"(\w+)"/g, textOf(join("worker", file)));
  });
  const benches = all(/^ {2}"?([\w-]+)"?: (?:\w+,|\()/gm, textOf("test/load/bench.ts").split("const BENCHES")[1]!);
  expect([logged.length > 15, benches.length > 15]).toEqual([true, true]);
  const operations = textOf("docs/operations.md");
  expect(logged.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  expect(benches.filter((name) => !operations.includes(`\`-- ${name}`))).toEqual([]);
});

const isSource = (file: string) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts");

test("every setting that docs/operations.md has a row for is read by the code", () => {
  const [deployed, local] = ["\n## Settings", "\n### The local run"].map((heading) => {
    const rows = textOf("docs/operations.md").split(heading)[1]!.split("\n### ")[0]!;
    return all(/^\| (`.+?) +\|/gm, rows).flatMap((cell) => all(/`([A-Z_]+)`/g, cell));
  });
  expect([deployed!.length > 15, local]).toEqual([true, ["PORT", "HOST", "STATE_DIR", "BILYE_DEMO", "SMTP_URL"]]);
  const read = ["worker", "web"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(isSource)
      .map((file) => textOf(join(folder, file))),
  );
  const code = [...read, textOf("vite.config.ts")].join("\n");
  const isRead = (name: string) => new RegExp(`env\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}(?::| =)`).test(code);
  expect([...deployed!, ...local!].filter((name) => !isRead(name))).toEqual([]);
});

test("docs/operations.md sets alarms on lines that are logged", () => {
  const watching = textOf("docs/operations.md").split("## Watching")[1]!.split("\n## ")[0]!;
  const lines = all(/`([a-z]+(?:_[a-z]+)+|uncaught)`/g, watching);
  expect(lines.length).toBeGreaterThan(8);
  const sources = readdirSync("worker", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const code = sources.map((file) => textOf(join("worker", file))).join("\n");
  expect(lines.filter((line) => !code.includes(`"${line}"`))).toEqual([]);
});

test("docs/kurulum.md names the prices that follow from the price list", () => {
  const prices = all(/^\| .* \| (0,\d+) +\|$/gm, textOf("docs/kurulum.md"));
  const aMonthOfForty = costOf({ games: 40 * 10, players: 40 * 10 * 30, homework: 40 * 2 });
  expect(prices.map((price) => price.replace(",", "."))).toEqual([
    costOf({ games: 1, players: 30, homework: 0 }).toFixed(4),
    costOf({ games: 0, players: 0, homework: 1 }).toFixed(4),
    aMonthOfForty.toFixed(2),
  ]);
});
