import { cardKeys } from "../question";

/** The first letters, as many as there are cards. */
export const lettersOf = (count: number): string => cardKeys.slice(0, count).join("");

/** Tells whether it has each of the first letters once, in any order. */
export const isPermutation = (value: string, count: number): boolean =>
  value.length === count && cardKeys.slice(0, count).every((letter) => value.includes(letter));

/** Any order but the alphabet's own, each as likely as the others. `random` gives 0 to below 1. */
export function mixedLetters(count: number, random: () => number): string {
  let orders = 1;
  for (let i = 2; i <= count; i++) orders *= i;
  return orderAt(1 + Math.floor(random() * (orders - 1)), count);
}

/** The order with this number; 0 is the alphabet's. */
function orderAt(number: number, count: number): string {
  const left = Array.from(lettersOf(count));
  const taken: string[] = [];
  for (let size = count; size > 0; size--) {
    let orders = 1;
    for (let i = 2; i < size; i++) orders *= i;
    taken.push(...left.splice(Math.floor(number / orders) % size, 1));
  }
  return taken.join("");
}
