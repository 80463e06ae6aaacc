const signs: readonly (readonly [value: number, sign: string])[] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** A number in Roman signs, as lists count with them. */
export function roman(number: number): string {
  let rest = Math.min(number, 399);
  let text = "";
  for (const [value, sign] of signs) while (rest >= value) [rest, text] = [rest - value, text + sign];
  return text;
}
