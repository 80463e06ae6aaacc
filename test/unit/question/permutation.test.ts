import { expect, test } from "vitest";
import { isPermutation, lettersOf, mixedLetters } from "#question/places/permutation";

test.each([3, 4, 5, 6, 8])("every order of %d cards but the solved one comes, each as often", (count) => {
  const orders = [0, 0, 0, 6, 24, 120, 720, 5040, 40_320][count]! - 1;
  const found = Array.from({ length: orders }, (_, i) => mixedLetters(count, () => (i + 0.5) / orders));
  expect(new Set(found).size).toBe(orders);
  expect(found).not.toContain(lettersOf(count));
  expect(found.every((order) => isPermutation(order, count))).toBe(true);
});

test.each(["", "A", "AB", "ABCD", "AAB", "ABD", "abc", "ABC ", "A,B"])("%j orders no three cards", (value) => {
  expect(isPermutation(value, 3)).toBe(false);
});
