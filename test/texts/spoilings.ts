/** A line of the reader, replaced by one that makes a fault pass in silence. */
type Spoiling = { readonly name: string; readonly file: string; readonly from: string; readonly to: string };

const text = "/exchange/import/text";
export const spoilings: readonly Spoiling[] = [
  {
    name: "any doubt is forgotten",
    file: "/exchange/import/verdict.ts",
    from: 'if (doubts.length > 0) return "doubtful";',
    to: "",
  },
  {
    name: "what follows the last option belongs to it",
    file: `${text}/take.ts`,
    from: String.raw`const sure = isSure && !/ \d{1,3}$/.test(last.text) ? undefined : continuationDoubt(last.text, more);`,
    to: "const sure = undefined;",
  },
  {
    name: "a list of answers is read from its second line on",
    file: `${text}/key-sections.ts`,
    from: "const number = isNumbered ? question.number : place + 1;",
    to: "const number = isNumbered ? question.number! + 1 : place + 2;",
  },
  {
    name: "long options are cut",
    file: `${text}/options.ts`,
    from: String.raw`const text = rest.replace(/\s+/g, " ").trim();`,
    to: String.raw`const text = rest.replace(/\s+/g, " ").trim().slice(0, 40);`,
  },
  {
    name: "places of punctuation are removed",
    file: `${text}/question.ts`,
    from: "if (blanks.length !== 1 || options.length + choices.length > 0) return text;",
    to: String.raw`if (blanks.length > 0) return text.replaceAll(/\(\s*\)/g, "").trim();`,
  },
  {
    name: "a shared text is lost",
    file: `${text}/plain-text.ts`,
    from: "givePassages(reading, passages);",
    to: "",
  },
  {
    name: "only line feeds end a line",
    file: `${text}/source.ts`,
    from: String.raw`/\r\n?|[\n\v\f\u0085\u2028\u2029]/g`,
    to: String.raw`/\r\n?|\n/g`,
  },
  {
    name: "digits of a table are read row by row",
    file: "/exchange/import/answers/correct-cell.ts",
    from: 'return filled.some(({ said, options }) => !matching(said, options)) ? "numbers" : "any";',
    to: "return usual;",
  },
  {
    name: "a word cut at the end of a line stays cut",
    file: `${text}/layout.ts`,
    from: "else if (above && isCut(above, line))",
    to: "else if (false)",
  },
  {
    name: "a head of a page is not looked for",
    file: `${text}/plain-text.ts`,
    from: "if (pageHeads.has(searchKey(text)))",
    to: "if (isPlain(reading, at) && open && open.options.length > 1)",
  },
];
