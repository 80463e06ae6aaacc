import type { QuestionOfSet as StoredQuestion } from "#protocol/http/replies/question-sets";
import type { QuestionEndFields, QuestionFields as PlayedQuestion } from "#protocol/live/played-question";
import { fieldNamed, laterNames, type LaterField, type WrittenFields } from "#question/fields/fields";
import type { KindName, QuestionFields } from "#question/kinds";
import type { Question } from "#game/game";

/**
 * Each form of a question is spelled here once, as a choice. A change to another kind brings its fields; the type stays that of
 * a choice.
 */
type Choice<Form> = Extract<Form, { readonly kind?: "choice" }>;
type Changes<Form> = Partial<Form> | { readonly kind: KindName; readonly [field: string]: unknown };

const right = ["correct", "correct_option"];
/** Fields of the choice that a question of another kind does not have. */
const foreignTo = (kind: KindName): readonly string[] =>
  kind === "choice" || kind === "multi" ? [] : kind === "poll" ? right : [...right, "options"];

function changed<Form extends object>(usual: Form, changes: object & { readonly kind?: KindName }): Form {
  const foreign = foreignTo(changes.kind ?? "choice");
  const fields = Object.entries(usual).filter(([field]) => !foreign.includes(field));
  return { ...Object.fromEntries(fields), ...changes } as Form;
}

/** A question as a game plays it: B is right, its clock is 20 seconds. */
export const aQuestion = (number: number, changes: Changes<Question> = {}): Choice<Question> =>
  changed<Choice<Question>>(
    {
      id: `q${number}`,
      text: `Soru ${number}`,
      options: { A: "bir", B: "iki", C: "üç", D: "dört" },
      correct: "B",
      limitMs: 20_000,
      points: 1,
      explanation: `Açıklama ${number}`,
    },
    changes,
  );

/** A question as the API takes it, without fields that have their usual value. Here and in the next two forms A is right. */
export type WrittenQuestion = Pick<Choice<QuestionFields>, "question_text" | "options" | "correct_option"> &
  Partial<Choice<QuestionFields>>;
export const aWrittenQuestion = (changes: Changes<WrittenQuestion | QuestionFields> = {}): WrittenQuestion =>
  changed<WrittenQuestion>(
    {
      question_text: "Türkiye'nin başkenti neresidir?",
      options: { A: "Ankara", B: "İstanbul", C: "İzmir", D: "Sivas" },
      correct_option: "A",
    },
    changes,
  );

/** A question as an import, the editor and an export have it, with every field that all kinds have. */
export const aWholeQuestion = (changes: Changes<QuestionFields> = {}): Choice<QuestionFields> => ({
  time_limit: 30,
  points: 1,
  explanation: "",
  ...aWrittenQuestion(changes),
});

/** The later fields of a question about which nobody said anything, as replies have them. */
export const absentFields = Object.fromEntries(laterNames.map((name) => [name, fieldNamed(name).absent])) as Required<
  Pick<WrittenFields, LaterField>
>;

/** A question as the API gives it back. */
export const aStoredQuestion = (number: number, changes: Changes<StoredQuestion> = {}): Choice<StoredQuestion> =>
  changed<Choice<StoredQuestion>>(
    {
      ...aWholeQuestion({ question_text: `Soru ${number}` }),
      id: `q${number}`,
      question_set_id: "set",
      position: number - 1,
      updated_at: 0,
    },
    changes,
  );

/** A question as players and host get it while it runs: opened at `server_time`, for 20 seconds. */
export const aPlayedQuestion = ({ server_time = 0, ...changes }: Partial<PlayedQuestion> = {}): PlayedQuestion => ({
  question_id: "q1",
  question_text: "Kaç?",
  options: { A: "1", B: "2" },
  time_limit: 20,
  question_number: 1,
  total_questions: 3,
  correct_option: null,
  points: 1,
  server_time,
  starts_at: server_time,
  ends_at: server_time + 20_000,
  ...changes,
});

/** The close of a question as everybody gets it: B was right, and two of four knew it. */
export const aClosedQuestion = (changes: Partial<QuestionEndFields> = {}): QuestionEndFields => ({
  question_id: "q1",
  correct_option: "B",
  leaderboard: [],
  distribution: { A: 1, B: 2, none: 1 },
  explanation: "",
  is_last: false,
  ...changes,
});
