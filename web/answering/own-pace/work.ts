import type {
  Bead,
  HomeworkAnswerReply,
  HomeworkFacts,
  HomeworkQuestion,
  HomeworkResult,
  HomeworkVerdict,
  HomeworkView,
  HomeworkYou,
} from "#protocol/http/replies/homework";
import type { StoredAnswer } from "#homework-client/calls";

/** A pupil's copy of a homework: the server's last view, and the answers given on this device since. */
export type Work = {
  readonly homework: HomeworkFacts;
  readonly you: HomeworkYou;
  /** The results of the present attempt, as far as the server knows them. */
  readonly beads: readonly Bead[];
  /** The questions of the present attempt that may be shown, by their place in the pupil's order. */
  readonly questions: Readonly<Record<number, HomeworkQuestion>>;
  /** Answers that the server has not acknowledged, in their order. */
  readonly unsent: readonly StoredAnswer[];
  readonly link: Link;
  readonly page: Page;
  /** The question that was answered last, for its verdict. */
  readonly last: LastAnswer | null;
};
/** `slow`: sending takes long, or the server was not reached. */
type Link = "idle" | "sending" | "slow" | "offline";
export type LastAnswer = {
  readonly number: number;
  readonly asked: HomeworkQuestion;
  /** Null if the question was left blank. */
  readonly answer: string | null;
  /** Null until the server has sent it. */
  readonly verdict: HomeworkVerdict | null;
};

export type Page =
  /** Shows the number with which the pupil can come back, before the first question. */
  | { readonly name: "pin" }
  | { readonly name: "question"; readonly number: number }
  /** Answered; the next question waits for a press. */
  | { readonly name: "verdict"; readonly number: number }
  /** The clock ran out. */
  | { readonly name: "missed"; readonly number: number }
  /** The next question's clock begins with a press. */
  | { readonly name: "ready" }
  | { readonly name: "break" }
  /** All questions this device has are answered, and the others cannot be fetched now. */
  | { readonly name: "waiting" }
  | { readonly name: "finished" }
  | { readonly name: "over"; readonly result: HomeworkResult | null }
  | { readonly name: "gone"; readonly why: Gone };
/**
 * Why the work is gone: the homework was deleted, the pupil was removed, their seat was freed, or the server does not know it.
 */
export type Gone = "deleted" | "removed" | "freed" | "unknown";

/** The data from which a question and its verdict are drawn, in a homework or in solo practice. */
export type OnQuestion = Pick<Work, "page" | "beads" | "unsent" | "last" | "link"> & {
  readonly homework: Pick<HomeworkFacts, "question_count"> & Partial<Pick<HomeworkFacts, "settings">>;
  readonly you: Pick<HomeworkYou, "marble" | "attempt">;
};

export type Happening =
  | { readonly type: "viewed"; readonly view: HomeworkView }
  | { readonly type: "answered"; readonly answer: StoredAnswer }
  | { readonly type: "acknowledged"; readonly sent: StoredAnswer; readonly reply: HomeworkAnswerReply }
  /** The server will never accept this answer. */
  | { readonly type: "dropped"; readonly sent: StoredAnswer }
  | { readonly type: "linked"; readonly link: Link }
  | { readonly type: "missed" }
  /** Another tab has kept an answer, or had one acknowledged. */
  | { readonly type: "shared"; readonly unsent: readonly StoredAnswer[] }
  | { readonly type: "turned"; readonly to: "next" | "break" }
  | { readonly type: "over"; readonly homework: HomeworkFacts; readonly result: HomeworkResult | null }
  | { readonly type: "gone"; readonly why: Gone };

/** The state when a place is taken, or found again on this device. */
export function newWork(view: HomeworkView & { readonly you: HomeworkYou }, unsent: readonly StoredAnswer[]): Work {
  const work: Work = {
    homework: view.homework,
    you: view.you,
    beads: [],
    questions: {},
    unsent,
    link: "idle",
    page: { name: "waiting" },
    last: null,
  };
  const known = withView(work, view);
  return { ...known, page: here(known) };
}

/** Reducer of a pupil's work. Pure: the device and the network are the caller's job. */
export function reduce(work: Work, happening: Happening): Work {
  switch (happening.type) {
    case "viewed":
      return withTruePage(withView(work, happening.view));
    case "answered":
      return answered(work, happening.answer);
    case "acknowledged":
      return acknowledged(work, happening.sent, happening.reply);
    case "dropped":
      return withTruePage({ ...work, unsent: without(work.unsent, happening.sent) });
    case "linked":
      return linked(work, happening.link);
    case "missed":
      return work.page.name === "question" ? { ...work, page: { name: "missed", number: work.page.number } } : work;
    case "shared":
      return shared(work, inOrder(happening.unsent, work));
    case "turned":
      return { ...work, page: happening.to === "break" ? { name: "break" } : here(work) };
    case "over":
      return { ...work, homework: happening.homework, page: { name: "over", result: happening.result } };
    case "gone":
      return { ...work, page: { name: "gone", why: happening.why } };
  }
}

/** The first question without an answer, from 1; the number of questions plus one if all have one. */
export const currentNumber = ({ beads, unsent }: Pick<Work, "beads" | "unsent">): number =>
  beads.length + unsent.length + 1;

const hasClock = ({ homework }: Work): boolean => homework.settings.clock === "question";
const tellsAtOnce = ({ homework }: Work): boolean => homework.settings.verdict === "each";

/** The page on which the pupil goes on. */
export function here(work: Work): Page {
  const number = currentNumber(work);
  if (number > work.homework.question_count) return { name: work.unsent.length > 0 ? "waiting" : "finished" };
  if (hasClock(work) && work.you.phase === "ready" && work.unsent.length === 0) return { name: "ready" };
  return work.questions[number] ? { name: "question", number } : { name: "waiting" };
}

/** The answer being sent for the question on the screen; null if there is none. */
export const underWay = ({ page, unsent }: Pick<Work, "page" | "unsent">): string | null =>
  page.name === "question" ? (unsent.find(({ number }) => number === page.number)?.answer ?? null) : null;

function withView(work: Work, view: HomeworkView): Work {
  const { homework, you = work.you, beads = [], question, ahead = [] } = view;
  const isSame = you.attempt === work.you.attempt;
  const known = { ...work, homework, you, beads, questions: isSame ? work.questions : {} };
  return { ...withQuestions(known, [question, ...ahead]), unsent: inOrder(work.unsent, known) };
}

function withQuestions(work: Work, told: readonly (HomeworkQuestion | null | undefined)[]): Work {
  const questions = { ...work.questions };
  for (const question of told) if (question) questions[question.question_number] = question;
  return { ...work, questions };
}

/** The kept answers of the present attempt that follow the server's without a gap. */
function inOrder(
  unsent: readonly StoredAnswer[],
  { you, beads }: Pick<Work, "you" | "beads">,
): readonly StoredAnswer[] {
  const later = unsent
    .filter(({ attempt, number }) => attempt === you.attempt && number > beads.length)
    // oxlint-disable-next-line unicorn/no-array-sort -- a phone has no toSorted, and the list is new
    .sort((a, b) => a.number - b.number);
  return later.filter(({ number }, i) => number === beads.length + 1 + i);
}

const without = (unsent: readonly StoredAnswer[], { attempt, number }: StoredAnswer): readonly StoredAnswer[] =>
  unsent.filter((one) => one.attempt !== attempt || one.number !== number);

function answered(work: Work, answer: StoredAnswer): Work {
  const asked = work.questions[answer.number];
  if (!asked || answer.number !== currentNumber(work)) return work;
  const next: Work = {
    ...work,
    unsent: [...work.unsent, answer],
    link: work.link === "offline" ? "offline" : "sending",
    last: { number: answer.number, asked, answer: answer.answer || null, verdict: null },
  };
  // A homework with a clock waits here until this answer is saved before it fetches the next question.
  if (tellsAtOnce(work) || hasClock(work)) return next.link === "offline" ? toVerdict(next) : next;
  return { ...next, page: here(next) };
}

function shared(work: Work, unsent: readonly StoredAnswer[]): Work {
  const next = { ...work, unsent };
  const isOver = underWay(next) === null;
  // A question answered in another tab is not asked here again.
  if (underWay(work) === null) return isOver ? withTruePage(next) : { ...next, page: here(next) };
  // The other tab had this tab's answer acknowledged: the reply to this tab's own call brings the verdict.
  return isOver && tellsAtOnce(work) ? { ...toVerdict(work), unsent } : withTruePage(next);
}

/** Goes from the answered question to its verdict. */
function toVerdict(work: Work): Work {
  if (work.page.name !== "question" || underWay(work) === null) return work;
  return { ...work, page: { name: "verdict", number: work.page.number } };
}

function acknowledged(work: Work, sent: StoredAnswer, reply: HomeworkAnswerReply): Work {
  const unsent = without(work.unsent, sent);
  if (reply.attempt !== work.you.attempt) return withTruePage({ ...work, unsent });
  const beads = sent.number === work.beads.length + 1 ? [...work.beads, beadOf(reply)] : work.beads;
  const known = withQuestions({ ...work, you: reply.you, beads }, [reply.question, ...reply.ahead]);
  const last =
    work.last?.number === sent.number ? { ...work.last, answer: reply.answer, verdict: reply.verdict } : work.last;
  const isShown = work.page.name === "question" && work.page.number === sent.number;
  const next: Work = { ...known, unsent: inOrder(unsent, known), last };
  if (!isShown) return withTruePage(next);
  return { ...next, page: tellsAtOnce(work) ? { name: "verdict", number: sent.number } : here(next) };
}

function beadOf({ answer, verdict }: HomeworkAnswerReply): Bead {
  if (answer === null) return "missed";
  if (!verdict || verdict.is_correct === null) return "given";
  if (verdict.is_correct) return "right";
  return (verdict.share ?? 0) > 0 ? "partial" : "wrong";
}

function linked(work: Work, link: Link): Work {
  const next = { ...work, link };
  return link === "slow" || link === "offline" ? toVerdict(next) : next;
}

/** Pages that show the state of the work; the others are for reading. */
const standing: readonly Page["name"][] = ["waiting", "ready", "over", "finished"];

/** Leaves the page alone while the pupil reads it, unless it is not true any more. */
function withTruePage(work: Work): Work {
  const { page, last } = work;
  if ((page.name === "question" || page.name === "verdict") && work.beads[page.number - 1] === "missed") {
    // A question left blank has the same bead.
    if (last?.number === page.number && last.answer === null) return work;
    return { ...work, page: { name: "missed", number: page.number } };
  }
  const isUntrue =
    page.name === "question"
      ? (page.number < currentNumber(work) && underWay(work) === null) || !work.questions[page.number]
      : standing.includes(page.name);
  return isUntrue ? { ...work, page: here(work) } : work;
}
