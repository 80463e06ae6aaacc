/** Values of a field as data: the columns' and replies' types, schemas, faults, files and the editor's drafts follow from them. */
export type Values =
  /** Text of at most so many letters. */
  | { readonly upTo: number }
  | { readonly oneOf: readonly number[] }
  /** Whole numbers. */
  | { readonly min: number; readonly max: number };
export type ValueOf<V> = V extends { readonly upTo: number } ? string : number;

/**
 * Views of a question other than its author's. A view holds the fields whose entries name it, and no others.
 *
 * - `library`: a shared set, for somebody who may not see what is right.
 * - `question`: a question that runs, before the bell; for players, board and host alike.
 * - `close`: a closed question.
 * - `practice`: a finished game, for a pupil who practises it.
 * - `progress`: what a student of a class has missed, for the student too.
 * - `report`: a game's report, for its teacher.
 */
export type View = "library" | "question" | "close" | "practice" | "progress" | "report";

/**
 * One field of a question, in the only place that spells it. The types of questions, the schemas of requests and replies, what is
 * wrong with a draft, copies, our own files, the raw SQL and who sees the field follow from it.
 *
 *     outcome: field({
 *       values: { upTo: 60 },
 *       usual: "",
 *       absent: "",
 *       views: ["library", "practice", "progress", "report"],
 *       label: "Kazanım",
 *     })
 *
 * Its column in `#db/schema/question-sets` has the same name.
 */
export type Field<V extends Values = Values, Absent = unknown, In extends View = View> = {
  readonly values: V;
  /** Value of a question whose author chose nothing. The kind of a question may have another time limit. */
  readonly usual: ValueOf<V> | (NoInfer<Absent> & null);
  /**
   * Value of a question that lacks the field. Every field newer than version 0.1 has one: older drafts, games and files lack it,
   * and new games and files leave it out where it has this value.
   */
  readonly absent?: Absent & (ValueOf<V> | null);
  readonly views: readonly In[];
  /** Name in sentences and in the editor. */
  readonly label: string;
  /** Word behind a number in sentences. */
  readonly unit?: string;
  /** Heading in our own table, if it is not the label. */
  readonly column?: string;
  /** Buttons of the editor's row. A field without them has a control of its own in the question card. */
  readonly choices?: readonly (readonly [value: ValueOf<V> | (NoInfer<Absent> & null), words: string])[];
  /** Sentence of an import whose value is not allowed, so that the question gets the usual one. Missing: the fault's sentence. */
  readonly insteadSaid?: string;
  /** Means something only if an answer can be right. */
  readonly isOfJudged?: true;
};

export const field = <const V extends Values, const In extends View, const Absent = undefined>(
  one: Field<V, Absent, In>,
): Field<V, Absent, In> => one;
