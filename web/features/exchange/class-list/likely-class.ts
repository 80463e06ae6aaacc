import type { ListedClass } from "./types";

/** Picks the class of a list that matches the open class by name: "10. Sınıf / A Şubesi" matches "10A Fizik". */
export function likelyClass(lists: readonly ListedClass[], className: string): number {
  const name = letters(className);
  const found = lists.findIndex(({ title }) => {
    const short = letters(title).replace(/^(.+?)sınıfı?(.+?)şubesi$/u, "$1$2");
    return short !== "" && name.startsWith(short);
  });
  return Math.max(0, found);
}

/** Folds no letters: 10I and 10İ are two classes. */
const letters = (text: string): string => text.toLocaleLowerCase("tr").replace(/[\s./-]+/g, "");
