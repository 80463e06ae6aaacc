import type { OptionsDraft } from "./draft";

/** The two options that one click makes, in the language of their set. */
const words: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  tr: ["Doğru", "Yanlış"],
  en: ["True", "False"],
  de: ["Richtig", "Falsch"],
  fr: ["Vrai", "Faux"],
  ar: ["صحيح", "خطأ"],
  ku: ["Rast", "Şaş"],
};

export function trueFalseOf(language: string) {
  const [A, B] = words[language.split("-")[0]!] ?? words.tr!;
  return { A, B };
}

/** Tells if a choice has only these two options and nothing more: then the teacher marks one instead of writing them. */
export const isTrueFalse = ({ options, option_images: images = {} }: OptionsDraft): boolean =>
  Object.keys(options).length === 2 &&
  Object.keys(images).length === 0 &&
  Object.values(words).some(([yes, no]) => options.A === yes && options.B === no);
