import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The layers of `npm test`, with what their files are called. */
export const layers = {
  unit: /\.test\.tsx?$/,
  worker: /\.test\.ts$/,
  faults: /\.test\.ts$/,
  e2e: /\.spec\.ts$/,
};
const names = Object.keys(layers);

/**
 * Turns the words after `npm test --` into a plan: for each layer its files (undefined: all) and, if a word is a part of a
 * test's name, that part.
 */
export function planOf(words) {
  if (words.length === 0) return names.map((layer) => ({ layer }));
  if (words.length === 1 && words[0] === "quick") return quick();
  if (words.every((word) => names.includes(word))) return words.map((layer) => ({ layer }));
  return searched(words);
}

/** The quick plan: types, rules, the smaller half of the Worker's files, one game in a browser: two minutes on two cores. */
function quick() {
  const bySize = testFiles("worker").toSorted((a, b) => statSync(a).size - statSync(b).size);
  return [
    { layer: "types" },
    { layer: "unit" },
    { layer: "worker", files: bySize.slice(0, Math.ceil(bySize.length / 2)) },
    { layer: "e2e", files: ["test/e2e/pupil/first-minute.spec.ts"] },
  ];
}

/** Finds the files whose path has one of the words; for words that are in no path, the files with a test of that name. */
function searched(words) {
  const files = names.flatMap((layer) => testFiles(layer).map((file) => ({ layer, file })));
  const inPath = (word) => files.filter(({ file }) => file.includes(word));
  const unplaced = words.filter((word) => inPath(word).length === 0);
  if (unplaced.length > 0 && unplaced.length < words.length) {
    throw new Unknown(`No test file's path has "${unplaced[0]}" in it. Name either files or a test.`);
  }
  const named = unplaced.length > 0;
  const found = named
    ? files.filter(({ file }) => words.some((word) => readFileSync(file, "utf8").includes(word)))
    : words.flatMap(inPath);
  if (found.length === 0)
    throw new Unknown(`No test's file or name has ${words.map((word) => `"${word}"`).join(" or ")} in it.`);
  return names.flatMap((layer) => {
    const own = [...new Set(found.filter((one) => one.layer === layer).map(({ file }) => file))];
    if (own.length === 0) return [];
    return [
      {
        layer,
        files: own,
        ...(named && { name: words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|") }),
      },
    ];
  });
}

/** A word that names no test. */
export class Unknown extends Error {}

/** Leaves out the faults that take minutes of waiting: `npm run test:faults` has them. */
const testFiles = (layer) =>
  readdirSync(join("test", layer), { recursive: true, encoding: "utf8" })
    .filter((file) => layers[layer].test(file) && !file.startsWith("slow"))
    .map((file) => join("test", layer, file));
