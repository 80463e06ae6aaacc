import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkoutOf } from "../../checkout.mjs";
import { differences } from "./compare.ts";

/**
 * `npm run record -- --out DIR`: plays games, homework and all calls, and writes every frame and reply to files of DIR. With
 * `--at COMMIT` an earlier product plays them, with `--like DIR` the settings of that recording are played.
 * `npm run record -- --compare DIR DIR`: lists what differs, and fails if something does.
 */
const { values, positionals } = parseArgs({
  options: { out: { type: "string" }, at: { type: "string" }, like: { type: "string" }, compare: { type: "boolean" } },
  allowPositionals: true,
});

if (values.compare) {
  const [before = "", after = ""] = positionals;
  const found = compare(before, after);
  console.log(found.length > 0 ? found.join("\n") : "The recordings are equal.");
  process.exitCode = found.length > 0 ? 1 : 0;
} else if (values.out) record(values.out, values.at, values.like);
else throw new Error("--out DIR, or --compare DIR DIR");

function record(out: string, commit: string | undefined, like: string | undefined) {
  const tree = commit === undefined ? resolve(".") : treeOf(commit);
  rmSync(out, { recursive: true, force: true });
  const env = { ...process.env, RECORD_OUT: resolve(out), ...(like && { RECORD_LIKE: resolve(like) }) };
  const vitest = resolve("node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--config", "test/worker/record/vitest.config.ts"];
  process.exitCode = spawnSync(process.execPath, args, { cwd: tree, env, stdio: "inherit" }).status ?? 1;
  if (commit !== undefined) rmSync(tree, { recursive: true, force: true });
}

/** The commit's product with today's plays, and what they need of the tests. */
function treeOf(commit: string): string {
  const tree = checkoutOf(commit, tmpdir());
  if (!tree) throw new Error(`there is no commit ${commit} here`);
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  for (const part of ["builders", "pictures.ts", "worker"])
    cpSync(`test/${part}`, join(tree, "test", part), { recursive: true });
  return tree;
}

/** The differences of two recordings, each sort once, with the number of times and the first place. */
function compare(before: string, after: string): string[] {
  const found = new Map<string, { count: number; first: string }>();
  const names = new Set(
    [before, after].flatMap((folder) => readdirSync(folder)).filter((name) => name.endsWith(".txt")),
  );
  for (const name of [...names].toSorted()) {
    const [a, b] = [before, after].map((folder) => read(join(folder, name)));
    for (const { what, where } of differences(a!, b!)) {
      const one = found.get(what) ?? { count: 0, first: `${name}, ${where}` };
      found.set(what, { ...one, count: one.count + 1 });
    }
  }
  return [...found].map(([what, { count, first }]) => `${count} × ${what} (first in ${first})`);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
