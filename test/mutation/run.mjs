// `npm run test:mutation`: changes the rules in every single place, one after the other, and counts what the tests notice.
// `-- kinds homework` only these parts, `-- kinds worker/question/written/typo.ts` only these files of one.
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Stryker } from "@stryker-mutator/core";
import { parts, random } from "./parts.mjs";

/** The least share of mutants that tests must notice in each part, in per cent. */
const LEAST = 90;

const words = process.argv.slice(2);
const files = words.filter((word) => word.endsWith(".ts"));
const unknown = words.filter((word) => !(word in parts) && !files.includes(word));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}`);
const patterns = Object.values(parts).flatMap(({ mutate, tests }) => [...mutate, tests]);
for (const pattern of [...patterns, ...random, ...files].flatMap(alternatives))
  if (globSync(pattern).length === 0) throw new Error(`No file is ${pattern} any more`);
const wanted = Object.keys(parts).filter((part) => words.includes(part));
let failed = 0;
const table = ["| part | changes | noticed |", "| --- | ---: | ---: |"];
for (const part of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const { scored, all, lines } = await mutated(part);
  process.stdout.write(`${lines.join("\n")}\n`);
  table.push(`| ${part} | ${all.toLocaleString("en")} | ${scored.toFixed(1)} % |`);
  if (!(scored >= LEAST)) failed += 1;
}
process.stdout.write(`\n${table.join("\n")}\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Expands a pattern's alternatives, so that one that matches no file is noticed. */
function alternatives(pattern) {
  const [, before, choices, after] = /^!?(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
  if (choices === undefined) return [pattern.replace(/^!/, "")];
  return choices.split(",").flatMap((choice) => alternatives(before + choice + after));
}

async function mutated(part) {
  const { mutate, tests } = parts[part];
  const report = `.wrangler/mutation/${part}.json`;
  await new Stryker({
    mutate: files.length > 0 ? files : mutate,
    testFiles: globSync(tests, { exclude: random }),
    testRunner: "in-process",
    plugins: ["./test/mutation/in-process.mjs"],
    mutator: { excludedMutations: ["Regex"] },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    tsconfigFile: "none",
    tempDirName: `.wrangler/mutation-${part}`,
    ignorePatterns: [".tsbuild", ".wrangler", "dist", "docs", "shots", "test-results"],
    reporters: ["progress-append-only", "json"],
    jsonReporter: { fileName: report },
    thresholds: { high: 95, low: LEAST, break: null },
    logLevel: "warn",
    // The runner itself breaks off a mutant that never ends.
    timeoutMS: 120_000,
    concurrency: availableParallelism(),
    allowConsoleColors: false,
  }).runMutationTest();
  return told(part, JSON.parse(readFileSync(report, "utf8")).files);
}

/** The score, and each mutant that no test noticed: its place, the old code, the new code. */
function told(part, mutatedFiles) {
  let noticed = 0;
  const lines = [];
  for (const [name, { source, mutants }] of Object.entries(mutatedFiles)) {
    const rows = source.split("\n");
    for (const { status, location, replacement } of mutants) {
      if (status === "Killed" || status === "Timeout") noticed += 1;
      if (status !== "Survived" && status !== "NoCoverage") continue;
      const { start, end } = location;
      const was = rows[start.line - 1].slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
      const mark = status === "NoCoverage" ? "unreached" : "unnoticed";
      lines.push(`${name}:${start.line}:${start.column} ${mark}: ${was} → ${replacement.replaceAll(/\s+/g, " ")}`);
    }
  }
  const all = noticed + lines.length;
  const scored = (100 * noticed) / all;
  return { scored, all, lines: [...lines, `${part.padEnd(9)} ${scored.toFixed(1)} %, ${noticed} of ${all} noticed`] };
}
