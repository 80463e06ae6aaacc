import type { ListedClass } from "./types";

/** Which of a list's classes is meant, by the name of the class it is for: "10. Sınıf / A Şubesi" in "10A Fizik". */
export function likelyClass(lists: readonly ListedClass[], className: string): number {
  const name = letters(className);
  const found = lists.findIndex(({ title }) => {
    const short = letters(title).replace(/^(.+?)sınıfı?(.+?)şubesi$/u, "$1$2");
    return short !== "" && name.startsWith(short);
  });
  return Math.max(0, found);
}

/** 10I and 10İ are two classes: nothing is folded. */
const letters = (text: string): string => text.toLocaleLowerCase("tr").replace(/[\s./-]+/g, "");
