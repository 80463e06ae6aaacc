import { expect, test } from "vitest";
import { planOf } from "../../runner/plan.mjs";

test("every layer runs whole without arguments", () => {
  expect(planOf([])).toEqual(["unit", "worker", "faults", "e2e"].map((layer) => ({ layer })));
});

test("layers by name run whole", () => {
  expect(planOf(["e2e", "unit"])).toEqual([{ layer: "e2e" }, { layer: "unit" }]);
});

test("a part of a path means every file that has it, in any layer", () => {
  expect(planOf(["unit/runner/plan."])).toEqual([{ layer: "unit", files: ["test/unit/runner/plan.test.ts"] }]);
});

test("a part of a test's name means that test alone, its characters taken literally", () => {
  const [part] = planOf(["a part of a test's name is that test alone"]);
  expect(part).toMatchObject({ layer: "unit", files: ["test/unit/runner/plan.test.ts"] });
  expect(planOf(["[T5]"]).every(({ name }) => name === "\\[T5\\]")).toBe(true);
});

test("a word that names nothing is refused in a sentence", () => {
  expect(() => planOf(["no file and no test".toUpperCase()])).toThrow("No test's file or name has");
  expect(() => planOf(["unit/runner", "NO SUCH PLACE"])).toThrow('No test file\'s path has "NO SUCH PLACE" in it');
});

test("quick runs the types, the rules, half of the Worker's files and one game in a browser", () => {
  const parts = planOf(["quick"]);
  expect(parts.map(({ layer }) => layer)).toEqual(["types", "unit", "worker", "e2e"]);
  expect(parts.find(({ layer }) => layer === "e2e")!.files).toHaveLength(1);
});
