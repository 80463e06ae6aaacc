import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

test("every numbered rule has a test that carries its number, and no test carries a number without a rule", () => {
  const rules = readFileSync("worker/game/RULES.md", "utf8").matchAll(/^- \*\*\[(\w+)\]\*\*/gm);
  const names = ["test/unit/game", "test/unit/question", "test/unit/homework"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(".test.ts"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\("((?:\[[A-Z]\d+\] ?)+)/g)])
    .flatMap(([, numbers]) => [...numbers!.matchAll(/[A-Z]\d+/g)].map(String))
    // Threats and faults have their own list.
    .filter((number) => !/^[TF]/.test(number));
  expect(new Set(names)).toEqual(new Set(Array.from(rules, ([, rule]) => rule)));
});
