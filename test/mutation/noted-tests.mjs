// The `test` of the test files while the rules are mutated: it only takes note.
import { format } from "node:util";

/** The tests of the files that were loaded since the last take. */
export const noted = [];

export function test(name, run) {
  noted.push({ name, run });
}

const finishing = [];
export const onTestFinished = (run) => void finishing.push(run);

/** Runs what the last test registered to be done after it, the latest first. */
export async function finish() {
  for (const run of finishing.splice(0).toReversed()) await run();
}

test.each = (rows) => (name, run) => {
  const areLists = rows.every((row) => Array.isArray(row));
  for (const [i, row] of rows.entries()) {
    const values = areLists ? row : [row];
    test(`${format(name, ...values.slice(0, name.split("%").length - 1))} (${i + 1})`, () => run(...values));
  }
};
