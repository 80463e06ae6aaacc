import type { ReactNode } from "react";
import type { ClosedText } from "#protocol/live/played-question";
import type { IconName } from "#ui/drawn/icon.tsx";
import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";
import { lazyKinds } from "./lazy";

/** The part of a question's kind that the teacher's live screens use. */
export type BoardKind = {
  /** The possible answers on the board. Nothing here can be pressed. */
  Answering(this: void, props: AnsweringProps<OfAKind>): ReactNode;
  /** On the board after the close: the right answer and the counts. */
  Distribution(this: void, props: DistributionProps<OfAKind, OfAKind>): ReactNode;
  /** Under the question on the teacher's phone, with the right answer: before the close only the host gets it. */
  OnRemote(this: void, props: { readonly question: OfAKind }): ReactNode;
  /** True if the kind shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** "Şıklar 3 saniye sonra açılacak" */
  opensIn(this: void, seconds: number): string;
  /** "Soru ve şıklar" */
  readonly questionAndAnswers: string;
} & Partial<MoreThanAChoice>;

/** The parts that a choice leaves out because the usual ones are enough for it. */
type MoreThanAChoice = {
  /** In the strip: what the class does now and, after the close, how to read the result. */
  hint(this: void, asked: OfAKind, isClosed: boolean): readonly [drawing: IconName, text: string] | null;
  /** In the foot after the close, instead of the number of right answers. */
  Remark(this: void, props: RevealedProps<OfAKind, OfAKind>): ReactNode;
  /** In the foot after the close, until the host has once accepted or hidden an answer on this device. */
  readonly howToSay: string;
  /** On the teacher's phone after the close, instead of the right answer. */
  ClosedOnRemote(this: void, props: RevealedProps<OfAKind, OfAKind>): ReactNode;
  /** The background of the answers after the close; paper by default. */
  readonly ground: "field";
};

/** The unit that is counted: teams where they answer aloud. */
export type Counted = "kişi" | "takım";

/** The host's actions on answers. They only work while the answers are on the board. */
export type HostWord = {
  accept(this: void, answer: Pick<ClosedText, "text" | "count">, isAccepted: boolean): void;
  hide(this: void, text: string, isHidden: boolean): void;
};

export type RevealedProps<Asked, Closed> = {
  readonly asked: Asked | null;
  readonly result: Closed;
  readonly who: Counted;
  readonly word: HostWord;
};

export type AnsweringProps<Asked> = {
  readonly asked: Asked;
  /** True while the question is being read: the answers keep their place but are invisible. */
  readonly isHidden: boolean;
};
export type DistributionProps<Asked, Closed> = {
  readonly asked: Asked;
  readonly result: Closed;
  readonly who: Counted;
  /** True if an explanation stands below the counts and needs room. */
  readonly isExplained: boolean;
  /** Accepts or hides a written answer; only kinds that are answered in writing use it. */
  readonly word?: HostWord;
};

const boardOf = everyKind(import.meta.glob<BoardKind>("./*/board.tsx", { import: "board" }), "board.tsx");
export const boardKinds = lazyKinds<BoardKind>((question) => boardOf(question)());
