import type {
  Bead,
  HomeworkAnswerReply,
  HomeworkFacts,
  HomeworkQuestion,
  HomeworkResult,
  HomeworkVerdict,
  HomeworkView,
  HomeworkYou,
} from "#protocol/http/homework";
import type { KeptAnswer } from "#homework-client/calls";

/** A pupil's copy of a homework: what the server said last, and what this device has answered since. */
export type Work = {
  readonly homework: HomeworkFacts;
  readonly you: HomeworkYou;
  /** Of the present attempt, as far as the server knows it. */
  readonly beads: readonly Bead[];
  /** Those of the present attempt that may be shown, by their place in the pupil's own order. */
  readonly questions: Readonly<Record<number, HomeworkQuestion>>;
  /** Answers that no server has acknowledged, in their order. */
  readonly kept: readonly KeptAnswer[];
  readonly link: Link;
  readonly page: Page;
  /** The question that was answered last, for its verdict. */
  readonly last: Answered | null;
};
/** `late`: it takes long, or nobody was reached. */
type Link = "idle" | "sending" | "late" | "offline";
export type Answered = {
  readonly number: number;
  readonly asked: HomeworkQuestion;
  readonly answer: string;
  /** Null as long as nobody has said it. */
  readonly verdict: HomeworkVerdict | null;
};

export type Page =
  /** The number to come back with, before the first question. */
  | { readonly name: "pin" }
  | { readonly name: "question"; readonly number: number }
  /** Answered; the next question waits for a press. */
  | { readonly name: "verdict"; readonly number: number }
  /** The clock ran out. */
  | { readonly name: "missed"; readonly number: number }
  /** The next question's clock begins with a press. */
  | { readonly name: "ready" }
  | { readonly name: "break" }
  /** All that this device was told is answered, and the rest cannot be fetched now. */
  | { readonly name: "waiting" }
  | { readonly name: "finished" }
  | { readonly name: "over"; readonly result: HomeworkResult | null }
  | { readonly name: "gone"; readonly why: Gone };
/** Deleted by the teacher, taken out of it, or a place that the server does not know. */
export type Gone = "deleted" | "removed" | "freed" | "unknown";

/** What a question and its verdict are drawn from: of a homework, or of what somebody practises alone. */
export type OnQuestion = Pick<Work, "page" | "beads" | "kept" | "last" | "link"> & {
  readonly homework: Pick<HomeworkFacts, "question_count">;
  readonly you: Pick<HomeworkYou, "marble" | "attempt">;
};

export type Happening =
  | { readonly type: "viewed"; readonly view: HomeworkView }
  | { readonly type: "answered"; readonly answer: KeptAnswer }
  | { readonly type: "acknowledged"; readonly sent: KeptAnswer; readonly reply: HomeworkAnswerReply }
  /** The server will never take it. */
  | { readonly type: "dropped"; readonly sent: KeptAnswer }
  | { readonly type: "linked"; readonly link: Link }
  | { readonly type: "missed" }
  /** Another tab has kept something, or got it acknowledged. */
  | { readonly type: "shared"; readonly kept: readonly KeptAnswer[] }
  | { readonly type: "turned"; readonly to: "next" | "break" }
  | { readonly type: "over"; readonly homework: HomeworkFacts; readonly result: HomeworkResult | null }
  | { readonly type: "gone"; readonly why: Gone };

/** As a place is taken, or found again on this device. */
export function newWork(view: HomeworkView & { readonly you: HomeworkYou }, kept: readonly KeptAnswer[]): Work {
  const work: Work = {
    homework: view.homework,
    you: view.you,
    beads: [],
    questions: {},
    kept,
    link: "idle",
    page: { name: "waiting" },
    last: null,
  };
  const known = withView(work, view);
  return { ...known, page: here(known) };
}

/** What follows from what happens. Pure: the device and the network are the caller's. */
export function reduce(work: Work, happening: Happening): Work {
  switch (happening.type) {
    case "viewed":
      return settled(withView(work, happening.view));
    case "answered":
      return answered(work, happening.answer);
    case "acknowledged":
      return acknowledged(work, happening.sent, happening.reply);
    case "dropped":
      return settled({ ...work, kept: without(work.kept, happening.sent) });
    case "linked":
      return linked(work, happening.link);
    case "missed":
      return work.page.name === "question" ? { ...work, page: { name: "missed", number: work.page.number } } : work;
    case "shared":
      return shared(work, inOrder(happening.kept, work));
    case "turned":
      return { ...work, page: happening.to === "break" ? { name: "break" } : here(work) };
    case "over":
      return { ...work, homework: happening.homework, page: { name: "over", result: happening.result } };
    case "gone":
      return { ...work, page: { name: "gone", why: happening.why } };
  }
}

/** The first question without an answer, from 1; one more than there are when all have one. */
export const present = ({ beads, kept }: Pick<Work, "beads" | "kept">): number => beads.length + kept.length + 1;

const hasClock = ({ homework }: Work): boolean => homework.settings.clock === "question";
const tellsAtOnce = ({ homework }: Work): boolean => homework.settings.verdict === "each";

/** Where the pupil goes on. */
export function here(work: Work): Page {
  const number = present(work);
  if (number > work.homework.question_count) return { name: work.kept.length > 0 ? "waiting" : "finished" };
  if (hasClock(work) && work.you.phase === "ready" && work.kept.length === 0) return { name: "ready" };
  return work.questions[number] ? { name: "question", number } : { name: "waiting" };
}

/** The answer to the question on the screen that is under way; null where none is. */
export const underWay = ({ page, kept }: Pick<Work, "page" | "kept">): string | null =>
  page.name === "question" ? (kept.find(({ number }) => number === page.number)?.answer ?? null) : null;

function withView(work: Work, view: HomeworkView): Work {
  const { homework, you = work.you, beads = [], question, ahead = [] } = view;
  const isSame = you.attempt === work.you.attempt;
  const known = { ...work, homework, you, beads, questions: isSame ? work.questions : {} };
  return { ...withQuestions(known, [question, ...ahead]), kept: inOrder(work.kept, known) };
}

function withQuestions(work: Work, told: readonly (HomeworkQuestion | null | undefined)[]): Work {
  const questions = { ...work.questions };
  for (const question of told) if (question) questions[question.question_number] = question;
  return { ...work, questions };
}

/** Of the present attempt, after what the server knows, without a gap. */
function inOrder(kept: readonly KeptAnswer[], { you, beads }: Pick<Work, "you" | "beads">): readonly KeptAnswer[] {
  const later = kept
    .filter(({ attempt, number }) => attempt === you.attempt && number > beads.length)
    // oxlint-disable-next-line unicorn/no-array-sort -- a phone has no toSorted, and the list is new
    .sort((a, b) => a.number - b.number);
  return later.filter(({ number }, i) => number === beads.length + 1 + i);
}

const without = (kept: readonly KeptAnswer[], { attempt, number }: KeptAnswer): readonly KeptAnswer[] =>
  kept.filter((one) => one.attempt !== attempt || one.number !== number);

function answered(work: Work, answer: KeptAnswer): Work {
  const asked = work.questions[answer.number];
  if (!asked || answer.number !== present(work)) return work;
  const next: Work = {
    ...work,
    kept: [...work.kept, answer],
    link: work.link === "offline" ? "offline" : "sending",
    last: { number: answer.number, asked, answer: answer.answer, verdict: null },
  };
  // Where there is a clock the next question is not fetched before this one is safe.
  if (tellsAtOnce(work) || hasClock(work)) return next.link === "offline" ? toVerdict(next) : next;
  return { ...next, page: here(next) };
}

function shared(work: Work, kept: readonly KeptAnswer[]): Work {
  const next = { ...work, kept };
  const isOver = underWay(next) === null;
  // What was answered in another tab is not asked here any more.
  if (underWay(work) === null) return isOver ? settled(next) : { ...next, page: here(next) };
  // What was answered here the other tab has got acknowledged: the reply to this one tells what it came to.
  return isOver && tellsAtOnce(work) ? { ...toVerdict(work), kept } : settled(next);
}

/** From the question that was answered to what is said of it. */
function toVerdict(work: Work): Work {
  if (work.page.name !== "question" || underWay(work) === null) return work;
  return { ...work, page: { name: "verdict", number: work.page.number } };
}

function acknowledged(work: Work, sent: KeptAnswer, reply: HomeworkAnswerReply): Work {
  const kept = without(work.kept, sent);
  if (reply.attempt !== work.you.attempt) return settled({ ...work, kept });
  const beads = sent.number === work.beads.length + 1 ? [...work.beads, beadOf(reply)] : work.beads;
  const known = withQuestions({ ...work, you: reply.you, beads }, [reply.question, ...reply.ahead]);
  const last =
    work.last?.number === sent.number ? { ...work.last, answer: reply.answer, verdict: reply.verdict } : work.last;
  const isShown = work.page.name === "question" && work.page.number === sent.number;
  const next: Work = { ...known, kept: inOrder(kept, known), last };
  if (!isShown) return settled(next);
  return { ...next, page: tellsAtOnce(work) ? { name: "verdict", number: sent.number } : here(next) };
}

function beadOf({ verdict }: HomeworkAnswerReply): Bead {
  if (!verdict || verdict.is_correct === null) return "given";
  if (verdict.is_correct) return "right";
  return (verdict.share ?? 0) > 0 ? "partial" : "wrong";
}

function linked(work: Work, link: Link): Work {
  const next = { ...work, link };
  return link === "late" || link === "offline" ? toVerdict(next) : next;
}

/** Pages that say how it stands; the others are read. */
const standing: readonly Page["name"][] = ["waiting", "ready", "over", "finished"];

/** Nobody is torn from what is being read; a page that has become untrue gives way. */
function settled(work: Work): Work {
  const { page } = work;
  if ((page.name === "question" || page.name === "verdict") && work.beads[page.number - 1] === "missed") {
    return { ...work, page: { name: "missed", number: page.number } };
  }
  const isUntrue =
    page.name === "question"
      ? (page.number < present(work) && underWay(work) === null) || !work.questions[page.number]
      : standing.includes(page.name);
  return isUntrue ? { ...work, page: here(work) } : work;
}
