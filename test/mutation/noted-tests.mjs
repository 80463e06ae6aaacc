// Replaces `test` in the test files while the rules are mutated: it only records the tests.
import { format } from "node:util";

/** The tests recorded since the last call. */
export const noted = [];

export function test(name, run) {
  noted.push({ name, run });
}

const finishing = [];
export const onTestFinished = (run) => void finishing.push(run);

/** Runs the functions that the last test registered for its end, the last one first. */
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
