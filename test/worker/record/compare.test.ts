import { expect, test } from "vitest";
import { differences } from "./compare";
import { mapped } from "./mapped";

const START = 1_789_365_600_000;
const aStep = (line: string, call = "GET /api/game/«1»") => `\n--- 1 at @0\nplay\n\n--- 2 at @0\n${call}\n${line}`;
const found = (before: string, after: string) => differences(before, after).map(({ what }) => what);

test("a recording names ids, codes and tokens in their order, and says times since its start", () => {
  const id = "0d4b5a1e-1111-4222-8333-944455556666";
  const text = `{"game_code":"482913","id":"${id}","at":${START + 5},"points":482914}\nGET /api/game/482913 ${id}-0`;
  expect(mapped(text, START)).toBe('{"game_code":"«1»","id":"«2»","at":@5,"points":482914}\nGET /api/game/«1» «2»-0');
});

test.each([
  ['< {"a":1,"b":2}', '< {"b":2,"a":1}', "GET /api/game/…:  has its fields in another order: b,a"],
  ['< {"code":"not_found"}', '< {"code":"forbidden"}', 'GET /api/game/…: .code was "not_found", is "forbidden"'],
  ['< {"a":[{}]}', '< {"a":[{"b":1}]}', "GET /api/game/…: .a[].b is new"],
  ['socket 1 < {"type":"end","a":1}', 'socket 1 < {"type":"end"}', "GET /api/game/…: end.a is gone"],
  ["200 | vary: *", "204 | vary: *", "GET /api/game/…: …200 | vary: * → …204 | vary: *"],
])("a comparison finds %s → %s", (before, after, what) => {
  expect(found(aStep(before), aStep(after))).toEqual([what]);
  expect(found(aStep(before), aStep(before))).toEqual([]);
});

test("a comparison takes ids that were named otherwise for the same, unless they stand for two", () => {
  const [before, after, mixed] = ['["«3»","«4»","«3»"]', '["«5»","«6»","«5»"]', '["«5»","«6»","«6»"]'].map((ids) =>
    aStep(ids),
  );
  expect(found(before!, after!)).toEqual([]);
  expect(found(before!, mixed!)).not.toEqual([]);
});
