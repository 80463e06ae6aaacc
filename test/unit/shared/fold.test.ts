import { expect, test } from "vitest";
import { searchKey } from "#shared/fold";

test.each([
  ["IŞIK", "isik"],
  ["ışık", "isik"],
  ["İREM", "irem"],
  ["  Çağla   Öztürk ", "cagla ozturk"],
  ["ﬁzik", "fizik"],
])("%s is searched as %s", (text, key) => {
  expect(searchKey(text)).toBe(key);
});
