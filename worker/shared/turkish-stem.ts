/**
 * Light stemming of folded Turkish words (`searchKey`): "hucrelerin" gives "hucre", "paragrafta" gives "paragraf". A stem is
 * always the beginning of the word, so a search by it finds what the word itself would find, and more.
 */

/** Endings that a noun takes, from the last one inwards: case, possessive, plural. */
const endings = [
  /n?[dt][ae]n?$|y?l[ae]$|n?[iu]n$|([aeiou])[yns][aeiu]$|[aeiu]$/,
  /s?[iu]$|[iu]?m[iu]z$|[iu]?n[iu]z$|[iu]m$|[iu]n$/,
  /l[ae]r$/,
] as const;
/** Letters that a stem keeps at least. */
const LEAST = 4;

/** The word without its endings; a word with a digit is a code and stays whole. */
export function turkishStem(word: string): string {
  if (/[^a-z]/.test(word)) return word;
  return endings.reduce((rest, ending) => {
    const cut = rest.replace(ending, (_, vowel: unknown) => (typeof vowel === "string" ? vowel : ""));
    return cut.length < LEAST ? rest : cut;
  }, word);
}

/** The last consonant of a stem changes before a vowel: "kitap" and "kitabi", "basamak" and "basamagi". */
const changed: Readonly<Record<string, string>> = { p: "b", b: "p", t: "d", d: "t", k: "g", g: "k" };

/** Beginnings that forms of the word have: its stem, also with the changed consonant, and without or with its fleeting vowel. */
export function stemForms(word: string): string[] {
  const stem = turkishStem(word);
  if (stem.length < LEAST || /[^a-z]/.test(stem)) return [stem];
  const forms = [stem];
  const last = changed[stem.at(-1)!];
  if (last) forms.push(stem.slice(0, -1) + last);
  // "sekil" and "sekli", "burun" and "burnu".
  const [, begin, end] = /^([a-z]{2,}[^aeiou])[iu]([klmnrsz])$/.exec(stem) ?? [];
  if (begin) forms.push(`${begin}${end}`);
  const [, beginning, ending] = /^([a-z]{2,}[^aeiou])([klmnrsz])$/.exec(stem) ?? [];
  if (beginning && stem !== word) forms.push(`${beginning}i${ending}`, `${beginning}u${ending}`);
  return forms;
}
