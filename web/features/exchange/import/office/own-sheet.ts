import { searchKey } from "#shared/fold";
import type { KindName } from "#question/kinds";
import { fieldNames } from "#question/fields/fields";
import { cardKeys, optionKeys } from "#question/question";
import { columnOf, columns, kindWords, marks, matchOf, typoWords } from "#features/exchange/own-sheet";
import { lossOf } from "#features/exchange/newer-parts";
import { aboutSet } from "#features/exchange/own-note";
import { rightOptions } from "../answers/correct-cell";
import { rawFields } from "../raw-fields";
import { cell, type Sheet, type SheetRow } from "./sheet";
import type { RawQuestion, RawSet } from "../types";

/** Reads a table that we wrote, even after edits; undefined for any other. */
export function bilyeSheet({ rows }: Sheet): RawSet | undefined {
  const [head, ...lines] = rows;
  const at = head?.cells.findIndex((text) => text === marks.xlsx || text === marks.csv) ?? -1;
  if (!head || at < 0) return undefined;
  const isGuarded = cell(head, at) === marks.csv;
  const clean = (text: string) => (isGuarded ? text.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, "") : text);
  const places = new Map(head.cells.slice(0, at).map((name, i) => [searchKey(name), i]));
  const questions = lines
    .map((row) => ({ row, said: (name: string) => clean(cell(row, places.get(searchKey(name)))) }))
    .filter(({ row }) => row.cells.slice(0, at).some((text) => text !== ""))
    .map(questionOf);
  const [title = "", description = "", language = ""] = [1, 2, 3].map((more) => clean(cell(head, at + more)));
  const unknown = head.cells.slice(0, at).filter((name) => name !== "" && !known.has(searchKey(name)));
  return {
    format: "bilye",
    title,
    ...aboutSet({ description, language }),
    notes: lossOf(unknown),
    questions,
  };
}

const known = new Set(
  [...Object.values(columns), ...fieldNames.map(columnOf), ...cardKeys, ...optionKeys.map(matchOf)].map(searchKey),
);

type Line = { readonly row: SheetRow; readonly said: (column: string) => string };

function questionOf({ row, said }: Line): RawQuestion {
  const kind = kinds.get(searchKey(said(columns.kind)));
  const common = {
    where: `Satır ${row.place}`,
    text: said(columns.text),
    ...rawFields((name) => said(columnOf(name))),
  };
  const texts = textsIn(kind === "order" ? cardKeys : optionKeys, said, (key) => key);
  if (kind === undefined)
    return { ...common, options: texts, correct: [], refusal: `“${said(columns.kind)}” diye bir soru türü yok.` };
  return { ...common, options: texts, correct: [], ...readers[kind](said, texts) };
}

const kinds = new Map<string, keyof typeof kindWords>([
  ["", "choice"],
  ...Object.entries(kindWords).map(([kind, word]) => [searchKey(word), kind as keyof typeof kindWords] as const),
]);

function textsIn(keys: readonly string[], said: Line["said"], column: (key: string) => string): string[] {
  const all = keys.map((key) => said(column(key)));
  return all.slice(0, all.findLastIndex((text) => text !== "") + 1);
}

type Read = (said: Line["said"], texts: string[]) => Partial<RawQuestion>;

const readers: Readonly<Record<Exclude<KindName, "spot">, Read>> = {
  choice: (said, texts) => rightIn(said, texts),
  multi(said, texts) {
    const { correct, ...problem } = rightIn(said, texts);
    const keys = correct.map((i) => optionKeys[i]!).join("");
    return { ...problem, written: { kind: "multi", options: lettered(texts), correct_option: keys } };
  },
  typed: (said) => ({
    written: {
      kind: "typed",
      accepted: said(columns.right)
        .split("\n")
        .filter((text) => text.trim() !== ""),
      typo: searchKey(said(columns.typo)) !== searchKey(typoWords.no),
    },
  }),
  number(said) {
    const [min, max, step] = [columns.min, columns.max, columns.step].map(said);
    return {
      written: {
        kind: "number",
        value: said(columns.right),
        tolerance: said(columns.tolerance) || 0,
        unit: said(columns.unit),
        slider: min || max || step ? { min, max, step } : null,
      },
    };
  },
  order: (_, texts) => ({ written: { kind: "order", items: texts } }),
  match(said, texts) {
    const others = textsIn(optionKeys, said, matchOf);
    const length = Math.max(texts.length, others.length);
    const pairs = Array.from({ length }, (_, i) => ({ left: texts[i] ?? "", right: others[i] ?? "" }));
    return { written: { kind: "match", pairs } };
  },
  poll: (_, texts) => ({ written: { kind: "poll", options: lettered(texts) } }),
  cloud: () => ({ written: { kind: "cloud" } }),
};

const lettered = (texts: readonly string[]) => Object.fromEntries(texts.map((text, i) => [optionKeys[i]!, text]));

function rightIn(said: Line["said"], texts: string[]): { correct: number[]; refusal?: string } {
  const { correct, problem } = rightOptions(said(columns.right), texts, "letters");
  return { correct, ...(problem && { refusal: problem }) };
}
