import { subjectName } from "#shared/curriculum";
import { searchKey } from "#shared/fold";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { picturesOf } from "#question/picture/picture-ids";
import { isCode, joined, wordsOf, type SearchTerm } from "#shared/search-terms";

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

/** Terms that all have to fit, and terms of which one has to. */
export type WantedTerms = { readonly all: readonly SearchTerm[]; readonly any: readonly SearchTerm[] };
type Part = (term: SearchTerm) => string;

/** Builds the FTS5 expression. Each part holds only letters and digits, so none can end its quotation. */
export function searchExpression(wanted: WantedTerms, facets: Facets): string {
  return expressionOf(wanted, facets, partIn("title topics body", "title topics")) || inFacets([EVERY]);
}

/** Expressions of which those sets fit more that are to stand first: the title has the words, or the topics have them. */
export const fittingExpressions = (wanted: WantedTerms, facets: Facets): string[] => [
  ...new Set(
    [
      ({ words }: SearchTerm) => inTexts("title", words),
      partIn("title", "title"),
      partIn("title topics", "title topics"),
    ]
      .map((part) => expressionOf(wanted, facets, part))
      .filter((expression) => expression !== ""),
  ),
];

function expressionOf({ all, any }: WantedTerms, facets: Facets, part: Part): string {
  const filters = facetWords(facets).filter((some) => some.length > 0);
  return [
    ...filters.map(inFacets),
    ...all.map(part),
    ...(any.length > 0 ? [`(${any.map(part).join(" OR ")})`] : []),
  ].join(" AND ");
}

/** Any of the word's beginnings in the texts; or what the words name, or all of them in the title: "8. sınıf" is a grade. */
const partIn =
  (texts: string, named: string): Part =>
  ({ forms, words, names }) => {
    const facets = facetWords({ subject: [], grade: [], language: [], kind: [], ...names }).flat();
    if (facets.length === 0) return `{${texts}} : (${forms.map(begun).join(" OR ")})`;
    return `(${inFacets(facets)} OR ${inTexts(named, words)})`;
  };

const inTexts = (texts: string, words: readonly string[]): string => `{${texts}} : (${words.map(begun).join(" AND ")})`;

/** Tells if a word of this text, or the code in it, begins with one of these forms. */
export const hasForm = (text: string, forms: readonly string[]): boolean =>
  wordsOf(topicKey(text)).some((word) => forms.some((form) => word.startsWith(form)));

const inFacets = (some: readonly string[]): string => `facets : (${some.map(quoted).join(" OR ")})`;
/** Matches a single letter as a whole word: too many words begin with it. */
const begun = (word: string): string => (word.length === 1 ? quoted(word) : `${quoted(word)} *`);
const quoted = (word: string): string => `"${word}"`;
