import { alphabetical } from "#shared/alphabet";

/** Languages by their Turkish names. */

const names = new Intl.DisplayNames("tr", { type: "language", fallback: "none" });

/** "İngilizce"; a tag without a name stands for itself. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const letters = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Every language of two letters that has a name, in Turkish order. */
export function everyLanguage(): readonly { readonly tag: string; readonly name: string }[] {
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  return tags
    .flatMap((tag) => {
      const name = names.of(tag);
      return name === undefined ? [] : [{ tag, name }];
    })
    .toSorted((a, b) => alphabetical.compare(a.name, b.name));
}
