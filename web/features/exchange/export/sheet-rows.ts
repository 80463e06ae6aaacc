import { firstNames, laterNames, type FieldName } from "#question/fields/fields";
import { fieldsOf, withoutAbsent } from "#question/fields/parts";
import { plainNumber } from "#question/numbers/decimal";
import type { NumberFields } from "#question/number";
import { cardKeys, optionKeys } from "#question/question";
import { columnOf, columns, kindWords, marks, matchOf, typoWords } from "../own-sheet";
import { optionTexts, writtenBy, type ExportedQuestion, type ExportedSet, type KindWriters } from "./exported-set";

type Cell = string | number;
type Row = Readonly<Record<string, Cell>>;

/** Writes a set as a table: one question a row, and only the columns that a question needs. */
export function sheetRows(set: ExportedSet, kind: keyof typeof marks): Cell[][] {
  const rows = set.questions.flatMap(rowOf);
  const used = new Set(rows.flatMap((row) => Object.keys(row)));
  const heads = order.filter((head) => usual.has(head) || used.has(head));
  return [
    [...heads, marks[kind], set.title, set.description, set.language ?? ""],
    ...rows.map((row) => heads.map((head) => row[head] ?? "")),
  ];
}

export const fitsSheet = (question: ExportedQuestion): boolean => writtenBy(cells, question) !== null;

const usual = new Set<string>([
  columns.text,
  ...optionKeys.slice(0, 4),
  columns.right,
  ...firstNames.map(columnOf),
  columns.kind,
]);
const order: readonly string[] = [
  columns.text,
  ...cardKeys,
  ...optionKeys.map(matchOf),
  columns.right,
  columns.tolerance,
  columns.unit,
  columns.min,
  columns.max,
  columns.step,
  columns.typo,
  ...firstNames.map(columnOf),
  columns.kind,
  ...laterNames.map(columnOf),
];

function rowOf(question: ExportedQuestion): Row[] {
  const own = writtenBy(cells, question);
  if (own === null) return [];
  const fields = Object.entries(withoutAbsent(fieldsOf(question)));
  const common = Object.fromEntries(fields.map(([name, value]) => [columnOf(name as FieldName), value]));
  return [{ [columns.text]: question.question_text, ...common, ...own }];
}

const cells: KindWriters<Row> = {
  choice: (question) => ({ ...kind("choice"), ...options(question), [columns.right]: question.correct_option }),
  multi: (question) => ({
    ...kind("multi"),
    ...options(question),
    [columns.right]: Array.from(question.correct_option).join(", "),
  }),
  typed: ({ accepted, typo }) => ({
    ...kind("typed"),
    [columns.right]: accepted.map((text) => text.replaceAll("\n", " ")).join("\n"),
    [columns.typo]: typo ? typoWords.yes : typoWords.no,
  }),
  number: (question) => ({ ...kind("number"), ...numberCells(question) }),
  order: ({ items }) => ({ ...kind("order"), ...byLetter(items) }),
  match: ({ pairs }) => ({
    ...kind("match"),
    ...byLetter(pairs.map(({ left }) => left)),
    ...Object.fromEntries(pairs.map(({ right }, i) => [matchOf(optionKeys[i]!), right])),
  }),
  spot: null,
  poll: (question) => ({ ...kind("poll"), ...options(question) }),
  cloud: () => kind("cloud"),
};

const kind = (name: keyof typeof kindWords): Row => ({ [columns.kind]: kindWords[name] });
const options = (question: Parameters<typeof optionTexts>[0]): Row => Object.fromEntries(optionTexts(question));
const byLetter = (texts: readonly string[]): Row => Object.fromEntries(texts.map((text, i) => [cardKeys[i]!, text]));

const numberCells = ({ value, tolerance, unit, slider }: NumberFields): Row => ({
  [columns.right]: numeral(value),
  [columns.tolerance]: numeral(tolerance),
  ...(unit && { [columns.unit]: unit }),
  ...(slider && {
    [columns.min]: numeral(slider.min),
    [columns.max]: numeral(slider.max),
    [columns.step]: numeral(slider.step),
  }),
});

/** Keeps a number as one if the spreadsheet shows it unchanged. */
const numeral = (value: number): Cell => (/e/.test(String(value)) ? plainNumber(value).replace(".", ",") : value);
