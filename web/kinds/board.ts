import type { ReactNode } from "react";
import type { ClosedText } from "#protocol/live/played-question";
import type { IconName } from "#ui/drawn/icon.tsx";
import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";
import { lazyKinds } from "./lazy";

/** What a kind of question has on the teacher's live screens. */
export type BoardKind = {
  /** On the board: what can be answered. Nothing here is pressed. */
  Answering(this: void, props: AnsweringProps<OfAKind>): ReactNode;
  /** On the board, after the close: what was right, and how many gave what. */
  Distribution(this: void, props: DistributionProps<OfAKind, OfAKind>): ReactNode;
  /** Under the question in a teacher's hand, with what is right: only the host is told that before the close. */
  OnRemote(this: void, props: { readonly question: OfAKind }): ReactNode;
  /** It shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** "Şıklar 3 saniye sonra açılacak" */
  opensIn(this: void, seconds: number): string;
  /** "Soru ve şıklar" */
  readonly questionAndAnswers: string;
} & Partial<MoreThanAChoice>;

/** What a kind has where a choice needs no more than what every question has. */
type MoreThanAChoice = {
  /** In the strip: what the class does now, and after the close how to read what is shown. */
  hint(this: void, asked: OfAKind, isClosed: boolean): readonly [drawing: IconName, text: string] | null;
  /** In the foot after the close, instead of how many knew it. */
  Remark(this: void, props: RevealedProps<OfAKind, OfAKind>): ReactNode;
  /** In the foot after the close, until the host has said a word of his own once on this device. */
  readonly howToSay: string;
  /** In a teacher's hand after the close, instead of the right answer. */
  ClosedOnRemote(this: void, props: RevealedProps<OfAKind, OfAKind>): ReactNode;
  /** The ground that the answers stand on after the close; paper where nothing is said. */
  readonly ground: "field";
};

/** Who is counted: teams where they answer aloud. */
export type Counted = "kişi" | "takım";

/** What the host says of the answers on the board: only while they are there. */
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
  /** Holds its place, unseen, while the question is being read. */
  readonly isHidden: boolean;
};
export type DistributionProps<Asked, Closed> = {
  readonly asked: Asked;
  readonly result: Closed;
  readonly who: Counted;
  /** An explanation stands below and needs room. */
  readonly isExplained: boolean;
  /** For a kind that is answered in writing. */
  readonly word?: HostWord;
};

const boardOf = everyKind(import.meta.glob<BoardKind>("./*/board.tsx", { import: "board" }), "board.tsx");
export const boardKinds = lazyKinds<BoardKind>((question) => boardOf(question)());
