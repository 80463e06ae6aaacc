import type { Bead, HomeworkVerdict } from "#protocol/http/replies/homework";
import type { MissedReply } from "#protocol/http/replies/players";
import type { PracticeQuestion } from "#protocol/http/games";
import type { QuestionFields } from "#protocol/live/played-question";
import { kindOf } from "#question/kinds";

type Question = PracticeQuestion["question"];
type Last = {
  readonly number: number;
  readonly asked: QuestionFields;
  readonly answer: string;
  readonly verdict: HomeworkVerdict;
};

/** Practice alone: one question after the other, without a clock, and the verdict on the last one. */
export type Practice = {
  readonly title: string;
  readonly questions: readonly Question[];
  /** The same questions in the form shown, by their numbers. */
  readonly asked: Readonly<Record<number, QuestionFields>>;
  readonly beads: readonly Bead[];
  readonly page: { readonly name: "question" | "verdict"; readonly number: number } | { readonly name: "finished" };
  readonly last: Last | null;
};

/** Shuffles the questions that ask for an order or for pairs; options stay where the class has seen them. */
export function begun({ title, questions }: MissedReply, random: () => number): Practice {
  const dealt = questions.map(({ question }): Question => ({
    ...question,
    ...kindOf(question).dealt(question, false, random),
  }));
  const asked = Object.fromEntries(dealt.map((question, i) => [i + 1, shown(question, i + 1, dealt.length)]));
  return { title, questions: dealt, asked, beads: [], page: pageAt(1, dealt.length), last: null };
}

/** Judges an answer here in the page, by the rules of the question's kind. */
export function answered(practice: Practice, value: string): Practice {
  const { page, questions, asked } = practice;
  if (page.name !== "question") return practice;
  const question = questions[page.number - 1]!;
  const kind = kindOf(question);
  if (!kind.takes(question, value)) return practice;
  const share = kind.share(question, value) ?? 0;
  const verdict: HomeworkVerdict = {
    ...kind.solution(question),
    question_id: question.id,
    answer: value,
    is_correct: share === 1,
    share,
    points_earned: 0,
    explanation: question.explanation ?? "",
  };
  return {
    ...practice,
    beads: [...practice.beads, share === 1 ? "right" : share > 0 ? "partial" : "wrong"],
    page: { name: "verdict", number: page.number },
    last: { number: page.number, asked: asked[page.number]!, answer: value, verdict },
  };
}

export const goneOn = (practice: Practice): Practice =>
  practice.page.name === "verdict"
    ? { ...practice, page: pageAt(practice.page.number + 1, practice.questions.length) }
    : practice;

export const rightOf = ({ beads }: Practice): number => beads.filter((bead) => bead === "right").length;

const pageAt = (number: number, count: number): Practice["page"] =>
  number > count ? { name: "finished" } : { name: "question", number };

function shown(question: Question, number: number, count: number): QuestionFields {
  const { id, text, lang, image } = question;
  return {
    ...kindOf(question).shown(question),
    question_id: id,
    question_text: text,
    ...(lang !== undefined && { lang }),
    ...(image && { image }),
    correct_option: null,
    time_limit: null,
    question_number: number,
    total_questions: count,
    points: 1,
    server_time: 0,
    starts_at: 0,
    ends_at: null,
  };
}
