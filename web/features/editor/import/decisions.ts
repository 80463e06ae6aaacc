import { changedDraft, draftKindOf } from "#kinds/drafts";
import type { QuestionDraft } from "#question/kinds";
import { isComplete } from "../drafts/draft";
import { decided, type Candidate, type Decision, type Found } from "./candidates";

/** Records a decision about a question. Edits of one question that follow each other are one decision. */
export function decide(found: Found, number: number, is: Decision["is"], make: (one: Candidate) => Candidate): Found {
  const before = found.candidates[number];
  if (!before) return found;
  const after = make(before);
  if (after === before) return found;
  const last = found.decisions.at(-1);
  const goesOn = is === "editing" && last?.is === "editing" && last.before.number === number;
  return {
    ...found,
    candidates: replaced(found.candidates, { ...after, isSettled: true }),
    decisions: goesOn ? found.decisions : [...found.decisions, { before, is }],
  };
}

/** Takes back the last decision, or the last one about this question. Pictures that came meanwhile stay. */
export function undo(found: Found, number?: number): Found {
  const at = found.decisions.findLastIndex(({ before }) => number === undefined || before.number === number);
  if (at === -1) return found;
  const { before } = found.decisions[at]!;
  const now = [...found.pictures.brought].reduce((one, [id, brought]) => decided(one, id, brought), before);
  return {
    ...found,
    candidates: replaced(found.candidates, now),
    decisions: found.decisions.toSpliced(at, 1),
  };
}

/** Keeps the decisions about questions that another reading of the source reads as before, with the same verdict and reasons. */
export function withDecisionsOf(old: Found, next: Found): Found {
  const asRead = new Map(old.decisions.toReversed().map(({ before }) => [before.number, readingOf(before)]));
  const free = new Map<string, Candidate[]>();
  for (const one of next.candidates) free.set(readingOf(one), [...(free.get(readingOf(one)) ?? []), one]);
  // Questions that are read alike keep their order, decided or not.
  const places = new Map(
    old.candidates.map((one) => [one.number, free.get(asRead.get(one.number) ?? readingOf(one))?.shift()]),
  );
  const moved = (one: Candidate): Candidate[] => {
    const place = places.get(one.number);
    return place ? [{ ...one, number: place.number, where: place.where, source: place.source }] : [];
  };
  return {
    ...next,
    candidates: old.candidates
      .filter(({ number }) => asRead.has(number))
      .flatMap(moved)
      .reduce(replaced, next.candidates),
    pictures: { ...next.pictures, there: old.pictures.there },
    decisions: old.decisions.flatMap(({ before, is }) => moved(before).map((before) => ({ before, is }))),
  };
}

const readingOf = ({ verdict, reasons, draft }: Candidate): string => JSON.stringify([verdict, reasons, draft]);

const replaced = (candidates: readonly Candidate[], next: Candidate): readonly Candidate[] =>
  candidates.map((one) => (one.number === next.number ? next : one));

/** Takes the question as it was read. One that is not whole stays out. */
export const taken = (one: Candidate): Candidate =>
  one.verdict === "left_out" && !one.isRepaired ? one : { ...one, isChosen: true };

export const left = (one: Candidate): Candidate => ({ ...one, isChosen: false });

/** Chooses a repaired question as soon as it is whole. */
export function repaired(one: Candidate, draft: QuestionDraft): Candidate {
  const isRepaired = isComplete(draft);
  return { ...one, draft, isRepaired, isChosen: isRepaired && (one.isChosen || !one.isRepaired) };
}

/** Marks an option as right, by its place. The question stays as it is if it has no such option. */
export function marked(one: Candidate, place: number): Candidate {
  const body = draftKindOf(one.draft).marked(one.draft, place);
  return body ? repaired(one, changedDraft(one.draft, body)) : one;
}

export const views = ["all", "doubts", "out"] as const;
export type View = (typeof views)[number];

/** The questions of a view: those to look at first, then those that stay out, each in the order of the source. */
export function inView(candidates: readonly Candidate[], view: View): readonly Candidate[] {
  const doubts = candidates.filter(({ verdict }) => verdict === "doubtful");
  const out = candidates.filter(({ verdict }) => verdict === "left_out");
  if (view === "doubts") return doubts;
  if (view === "out") return out;
  return [...doubts, ...out, ...candidates.filter(({ verdict }) => verdict !== "doubtful" && verdict !== "left_out")];
}

/** True while the teacher should decide about it. */
export const isOpen = (one: Candidate): boolean =>
  !one.isSettled && !one.isRepaired && (one.verdict === "doubtful" || one.verdict === "left_out");

/** The next question to decide about, below this one or from the top. */
export function nextOpen(shown: readonly Candidate[], number: number | undefined): Candidate | undefined {
  const at = shown.findIndex((one) => one.number === number);
  return shown.slice(at + 1).find(isOpen) ?? shown.slice(0, Math.max(0, at)).find(isOpen);
}
