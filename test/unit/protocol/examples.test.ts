import { expect, test } from "vitest";
import { callNames, entryOf } from "#protocol/http/calls/calls";

test("the example of every call is one that the call takes", () => {
  const refused = callNames.flatMap((name) => {
    const { body, example } = entryOf(name);
    const faults = body && example ? (body.safeParse(example).error?.issues ?? []) : [];
    return faults.map(({ path, message }) => `${name} ${path.join(".")}: ${message}`);
  });
  expect(refused).toEqual([]);
});
