import { expect, test } from "vitest";
import { addNewerMethods } from "#browser/newer-methods";

const methods = [
  [Array.prototype, ["toSorted", "toReversed", "toSpliced", "findLast", "findLastIndex"]],
  [Object, ["hasOwn"]],
  [String.prototype, ["isWellFormed", "toWellFormed"]],
  [URL, ["canParse"]],
] as const;

const calls: readonly (() => unknown)[] = [
  () => ["b", "a"].toSorted(undefined),
  () => [10, 9, 1].toSorted((a, b) => a - b),
  () => [1, 2, 3].toReversed(),
  () => [1, 2, 3].toSpliced(1, 1),
  () => [1, 2, 3].toSpliced(1, 0, 8, 9),
  () => [1, 2, 3].toSpliced(1, 2, 7),
  () => [1, 2, 3, 4].findLast((n) => n % 2 === 1),
  () => [1, 2].findLast((n) => n > 5),
  () => [1, 2, 3, 4].findLastIndex((n) => n < 3),
  () => [1].findLastIndex((n) => n > 1),
  () => [Object.hasOwn({ a: 1 }, "a"), Object.hasOwn({}, "toString")],
  () => ["a😀\uD800", "a😀"].map((text) => [text.isWellFormed(), text.toWellFormed()]),
  () => URL.canParse("/a", "https://bilye.invalid"),
  () => [URL.canParse("/a"), URL.canParse("https://a.b"), URL.canParse("//[")],
];

test("a browser without the newer methods gets the same from ours", () => {
  const expected = calls.map((call) => call());
  const kept = methods.flatMap(([on, names]) =>
    names.map((name) => [on, name, Object.getOwnPropertyDescriptor(on, name)!] as const),
  );
  try {
    for (const [on, name] of kept) Reflect.deleteProperty(on, name);
    expect(calls[0]).toThrow("toSorted is not a function");
    addNewerMethods();
    expect(calls.map((call) => call())).toEqual(expected);
    expect(Object.keys([])).toEqual([]);
  } finally {
    for (const [on, name, own] of kept) Object.defineProperty(on, name, own);
  }
});

test("a browser that has a method keeps its own", () => {
  const own = methods.flatMap(([on, names]) => names.map((name) => (on as never)[name]));
  addNewerMethods();
  expect(methods.flatMap(([on, names]) => names.map((name) => (on as never)[name]))).toEqual(own);
});
