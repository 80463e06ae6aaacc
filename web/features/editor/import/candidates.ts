import type { QuestionDraft } from "#question/kinds";
import { draftKindOf } from "#kinds/drafts";
import { isComplete } from "../drafts/draft";
import {
  type Brought,
  type ImportResult,
  type ImportRow,
  type Verdict,
  type QuestionSource,
  namedPictures,
  withBrought,
} from "#features/exchange/index";

/** A question from a file, with the teacher's decisions about it. */
export type Candidate = {
  readonly number: number;
  readonly where: string;
  readonly source: QuestionSource | undefined;
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
  readonly draft: QuestionDraft;
  readonly isChosen: boolean;
  readonly isRepaired: boolean;
  /** True once the teacher has decided about it: taken as it is, left out, marked or edited. */
  readonly isSettled: boolean;
};
/** A decision of the teacher, with the question as it was before. */
export type Decision = { readonly before: Candidate; readonly is: "taking" | "leaving" | "marking" | "editing" };
/** Pictures that the questions name: the total, the number decided, and those that a later try may bring. */
export type Pictures = {
  readonly total: number;
  readonly done: number;
  /** Ids of the pictures that can be shown. */
  readonly there: ReadonlySet<string>;
  /** Every picture decided, by the id that the file gave it. */
  readonly brought: ReadonlyMap<string, Brought>;
  readonly awaited: ReadonlyMap<string, Extract<Brought, { is: "lost" }>>;
};
export type Found = {
  readonly result: Omit<ImportResult, "rows">;
  readonly candidates: readonly Candidate[];
  readonly pictures: Pictures;
  /** The teacher's decisions, the last one at the end. */
  readonly decisions: readonly Decision[];
};

export function foundIn({ rows, ...result }: ImportResult): Found {
  const total = namedPictures(rows.map(({ question }) => question)).length;
  return {
    result,
    candidates: rows.map(candidateOf),
    pictures: { total, done: 0, there: new Set(), brought: new Map(), awaited: new Map() },
    decisions: [],
  };
}

const candidateOf = ({ where, source, verdict, reasons, question }: ImportRow, number: number): Candidate => ({
  number,
  where,
  source,
  verdict,
  reasons,
  draft: question,
  isChosen: verdict !== "left_out",
  isRepaired: false,
  isSettled: false,
});

/** Records that this picture has come, or will not; one that may still come is waited for. */
export function withPicture({ candidates, pictures, ...found }: Found, id: string, brought: Brought): Found {
  const isAwaited = brought.is === "lost" && brought.mayCome;
  const awaited = new Map(pictures.awaited);
  if (isAwaited) awaited.set(id, brought);
  else awaited.delete(id);
  return {
    ...found,
    candidates: isAwaited ? candidates : candidates.map((candidate) => decided(candidate, id, brought)),
    pictures: {
      ...pictures,
      done: pictures.done + 1,
      there: brought.is === "there" ? new Set(pictures.there).add(brought.id) : pictures.there,
      brought: isAwaited ? pictures.brought : new Map(pictures.brought).set(id, brought),
      awaited,
    },
  };
}

/** Shows a picture that the teacher has added. */
export const withShown = ({ pictures, ...found }: Found, id: string): Found => ({
  ...found,
  pictures: { ...pictures, there: new Set(pictures.there).add(id) },
});

/** Goes on without the pictures that have not come. */
export const withoutAwaited = (found: Found): Found =>
  [...found.pictures.awaited].reduce((now, [id, brought]) => {
    const { pictures, ...next } = withPicture(now, id, { ...brought, mayCome: false });
    return { ...next, pictures: { ...pictures, done: now.pictures.done } };
  }, found);

/** Requests the missing pictures once more. */
export const askingAgain = ({ pictures, ...found }: Found): Found => ({
  ...found,
  pictures: { ...pictures, done: pictures.done - pictures.awaited.size, awaited: new Map() },
});

/** Questions that the set goes without, unless the teacher has mended them. */
export const leftOut = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.filter(({ verdict, isRepaired }) => verdict === "left_out" && !isRepaired);

/** True if it has options and none is marked as right. */
export const lacksMark = (draft: QuestionDraft): boolean =>
  Object.values(draft.options ?? {}).filter((text) => text.trim() !== "").length > 1 &&
  draftKindOf(draft).isUnmarked(draft);

/** Reason why nothing can be taken over yet. */
export function waitsFor({ total, done, awaited }: Pictures): string | undefined {
  if (done < total) return `Resimler yükleniyor: ${done} / ${total}`;
  return awaited.size > 0 ? `${awaited.size} resim henüz gelmedi` : undefined;
}

/** The question once this picture has come or will not. */
export function decided(candidate: Candidate, id: string, brought: Brought): Candidate {
  const { draft, lost } = withBrought(candidate.draft, id, brought);
  if (draft === candidate.draft) return candidate;
  if (lost.length === 0) return { ...candidate, draft };
  const isOut = candidate.verdict === "left_out" || !isComplete(draft);
  return {
    ...candidate,
    draft,
    verdict: isOut ? "left_out" : candidate.verdict === "doubtful" ? "doubtful" : "changed",
    reasons: [...new Set([...candidate.reasons, ...lost])],
    isChosen: candidate.isChosen && !isOut,
    isRepaired: candidate.isRepaired && isComplete(draft),
  };
}
