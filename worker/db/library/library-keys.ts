import { subjectName } from "#shared/curriculum";
import { searchKey } from "#shared/fold";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { picturesOf } from "#question/picture/picture-ids";

/** Search texts of the library, and search expressions: both must agree, so they are in one file. */

type Shared = {
  readonly title: string;
  readonly description: string;
  readonly subject: string;
  readonly grade: number | null;
  readonly language: string;
  readonly questions: readonly QuestionOfSet[];
};

/** Number of outcomes kept in the edition's row. */
const OUTCOMES = 2;

export function editionKeys({ title, description, subject, grade, language, questions }: Shared) {
  const kinds = [...new Set(questions.map(({ kind = "choice" }) => kind))];
  const outcomes = [...new Set(questions.flatMap(({ outcome = "" }) => (outcome === "" ? [] : [outcome])))];
  return {
    kinds,
    outcomes: outcomes.slice(0, OUTCOMES),
    pictureCount: new Set(questions.flatMap((question) => [...picturesOf(question).values()])).size,
    title: searchKey(`${title} ${description}`),
    topics: [searchKey(subjectName(subject)), ...outcomes.map(topicKey)].join(" "),
    facets: facetWords({
      subject: [subject],
      grade: grade === null ? [] : [grade],
      language: [baseOf(language)],
      kind: kinds,
    })
      .flat()
      .concat(EVERY)
      .join(" "),
    /** Folds each question's text alone: a search must not find the right answer. */
    texts: questions.map(({ id, question_text }) => [id, searchKey(question_text)] as const),
  };
}

/** Adds a curriculum code ("M.8.1.2") as one word, because its parts alone occur in every second set. */
const topicKey = (outcome: string): string => {
  const key = searchKey(outcome);
  const code = key.split(" ").find(isCode);
  return code ? `${key} ${joined(code)}` : key;
};
const isCode = (word: string): boolean =>
  /^[\p{L}\p{N}]+(?:[.\-/][\p{L}\p{N}]+)+\.?$/u.test(word) && /\p{N}/u.test(word);
const joined = (code: string): string => code.replace(/[^\p{L}\p{N}]+/gu, "");

const baseOf = (language: string): string => language.split("-")[0]!;

/** Word that every edition contains. */
const EVERY = "x";
export type Facets = {
  readonly subject: readonly string[];
  readonly grade: readonly number[];
  readonly language: readonly string[];
  readonly kind: readonly string[];
};
const facetWords = ({ subject, grade, language, kind }: Facets): string[][] => [
  subject.map((id) => `s${id}`),
  grade.map((number) => `g${number}`),
  language.map((base) => `l${base}`),
  kind.map((name) => `k${name}`),
];

const MOST_WORDS = 8;

/** Splits a search into folded words; each is matched as a prefix, because Turkish words grow at the end. */
export function searchWords(q: string): string[] {
  const words = searchKey(q)
    .split(" ")
    .flatMap((word) => (isCode(word) ? [joined(word)] : word.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word !== "");
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Builds the FTS5 expression. Each part holds only letters and digits, so none can end its quotation. */
export function searchExpression(words: readonly string[], facets: Facets): string {
  const parts = facetWords(facets)
    .filter((some) => some.length > 0)
    .map((some) => `facets : (${some.map(quoted).join(" OR ")})`);
  if (parts.length === 0) parts.push(`facets : ${quoted(EVERY)}`);
  // Matches a single letter as a whole word: too many words begin with it.
  const begins = words.map((word) => (word.length === 1 ? quoted(word) : `${quoted(word)} *`));
  if (begins.length > 0) parts.push(`{title topics body} : (${begins.join(" AND ")})`);
  return parts.join(" AND ");
}

const quoted = (word: string): string => `"${word}"`;
