import { expect, test } from "vitest";
import { storedValues } from "#browser/stored-values";
import { aStorage } from "./a-storage";

const numbers = storedValues("n.", ({ n }, key) => (typeof n === "number" ? `${key} ${n}` : null));

test("each value has a key of its own, and those under one beginning are listed and forgotten together", () => {
  const memory = aStorage({ "n.a.1": '{"n":1}', "n.a.2": '{"n":2}', "n.ab.1": '{"n":3}', "other.a.1": '{"n":4}' });
  numbers.keep(memory, "b.1", { n: 5 });
  expect(numbers.all(memory)).toEqual(["a.1 1", "a.2 2", "ab.1 3", "b.1 5"]);
  expect(numbers.all(memory, "a.")).toEqual(["a.1 1", "a.2 2"]);
  numbers.forgetAll(memory, "a.");
  expect(numbers.all(memory)).toEqual(["ab.1 3", "b.1 5"]);
  expect(memory.getItem("other.a.1")).not.toBeNull();
});

test("another tab's change is recognised by its key", () => {
  expect([null, "n.a.1", "n.ab.1", "other.a.1"].map((key) => numbers.isKeyOf(key, "a."))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test.each(["", "{", "null", "7", "[]", '{"n":"1"}'])("%s is no value", (text) => {
  expect(numbers.all(aStorage({ "n.a": text }))).toEqual([]);
});

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

test("a storage that throws holds nothing", () => {
  const memory = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
  numbers.keep(memory, "a", { n: 1 });
  numbers.forgetAll(memory, "");
  expect(numbers.all(memory)).toEqual([]);
});
