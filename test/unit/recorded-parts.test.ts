import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The names are of files, told to versions of long ago: to a compiler they are texts.
test("every part that a recording of state asks for is there by its name of today", () => {
  const asked = readFileSync("test/faults/kit/recorded-things.ts", "utf8").matchAll(/knows\("(?<file>[^"]+)"/g);
  const files = Array.from(asked, ({ groups }) => `worker/${groups!["file"]!}.ts`);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
