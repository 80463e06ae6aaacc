import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { machineNow } from "./kit/machine.ts";
import { middleOf, shown, tablesIn, type Published } from "./kit/published.ts";

/**
 * `npm run figures`: writes the tables of the documents from the files in docs/figures. `npm run figures -- teams` first
 * measures one of them again, `npm run figures -- teams 3` three times, of which the middle counts.
 */
export const PAGES = ["docs/figures.md", "docs/tests.md", "docs/distance.md"];

export const publishedOf = (name: string): Published =>
  JSON.parse(readFileSync(`docs/figures/${name}.json`, "utf8")) as Published;

if (import.meta.main) {
  const [name, times = "1"] = process.argv.slice(2);
  publish(name, Number(times));
}

/** Writes the tables of the documents; measures one of them first. */
export function publish(name?: string, times = 1): void {
  if (name !== undefined) measure(name, times);
  for (const page of PAGES) writeFileSync(page, shown(readFileSync(page, "utf8"), publishedOf));
  spawnSync("node_modules/.bin/oxfmt", [...PAGES, "docs/figures"], { stdio: "inherit" });
}

function measure(name: string, times: number): void {
  const { command } = publishedOf(name);
  if (command === undefined) throw new Error(`${name} was measured once, and no command measures it again`);
  const { load, machine } = machineNow();
  const runs = Array.from({ length: times }, () => {
    const { stdout } = spawnSync(command, { shell: true, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    process.stdout.write(stdout);
    return tablesIn(stdout);
  });
  const tables = runs[0]!.map((_, i) => middleOf(runs.map((run) => run[i]!)));
  if (tables.length === 0) throw new Error(`The command printed no table: ${command}`);
  const date = new Date().toISOString().slice(0, 10);
  const state = `load ${load}${times === 1 ? "" : `, the middle of ${times} runs`}`;
  const measured: Published = { command, date, machine, state, tables };
  writeFileSync(`docs/figures/${name}.json`, `${JSON.stringify(measured, null, 2)}\n`);
}
