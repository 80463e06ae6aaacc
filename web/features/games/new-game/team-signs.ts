import { comparable } from "#question/text";

/** Signs of `TeamMarble` for a colour that a name contains, the nearest first. */
const byColour: Readonly<Record<string, readonly number[]>> = {
  mavi: [0],
  pembe: [1],
  yeşil: [2, 6],
  turuncu: [3],
  sarı: [3],
  kırmızı: [4, 1],
  bordo: [4, 1],
  mor: [5, 1],
  lacivert: [7, 0],
  siyah: [7],
};

/** "Kırmızılar" is red, "Morina" is no colour. */
function wishesOf(name: string): readonly number[] {
  const words = comparable(name).toLocaleLowerCase("tr").split(/\s+/);
  return words.flatMap((word) => byColour[word.replace(/l[ae]r$/, "")] ?? []);
}

/**
 * Chooses a sign for each team, so that a team called red is not blue: the name's colour while that sign is free, else the next
 * one.
 */
export function teamSigns(names: readonly string[]): readonly number[] {
  const free = new Set(names.keys());
  const signs: (number | undefined)[] = names.map(() => undefined);
  for (const choice of [0, 1]) {
    names.forEach((name, i) => {
      const wish = wishesOf(name)[choice];
      if (signs[i] === undefined && wish !== undefined && free.delete(wish)) signs[i] = wish;
    });
  }
  return signs.map((sign) => {
    const next = sign ?? Math.min(...free);
    free.delete(next);
    return next;
  });
}

/** Orders team names by sign, because a team's sign is its place in the game. */
export function inSignOrder(names: readonly string[]): readonly string[] {
  const signs = teamSigns(names);
  return names.toSorted((a, b) => signs[names.indexOf(a)]! - signs[names.indexOf(b)]!);
}
