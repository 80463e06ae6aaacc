import { expect, test, vi } from "vitest";
import { remembered } from "#shared/remembered";

test("an answer is computed once for the same texts, and separately for others", () => {
  const compute = vi.fn<(...texts: string[]) => string>((...texts) => texts.join("+"));
  const answer = remembered(compute);
  expect([answer("a", "bc"), answer("a", "bc"), answer("ab", "c"), answer("a")]).toEqual(["a+bc", "a+bc", "ab+c", "a"]);
  expect(compute).toHaveBeenCalledTimes(3);
});

test("of very many texts only some are remembered", () => {
  const compute = vi.fn<(...texts: string[]) => string>((text = "") => text);
  const answer = remembered(compute);
  for (let i = 0; i < 1_001; i++) answer(`${i}`);
  expect(answer("0")).toBe("0");
  expect(compute).toHaveBeenCalledTimes(1_002);
});
