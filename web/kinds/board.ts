import type { ReactNode } from "react";
import type { ClosedText } from "#protocol/live/played-question";
import type { KindName } from "#question/kinds";
import type { IconName } from "#ui/drawn/icon.tsx";
import type { Closed } from "./answers";
import { everyKind } from "./every-kind";
import type { Asked, Hosted } from "./question-types";
import { lazyKinds } from "./lazy";

/** The part of a question's kind that the teacher's live screens use. */
export type BoardKind<K extends KindName = KindName> = {
  /** The possible answers on the board. Nothing here can be pressed. */
  readonly Answering: (props: AnsweringProps<K>) => ReactNode;
  /** On the board after the close: the right answer and the counts. */
  readonly Distribution: (props: DistributionProps<K>) => ReactNode;
  /** Under the question on the teacher's phone, with the right answer: before the close only the host gets it. */
  readonly OnRemote: (props: { readonly question: Hosted<K> }) => ReactNode;
  /** True if the kind shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** Opens after the reading time: "Şıklar" */
  readonly opens: string;
  /** "Soru ve şıklar" */
  readonly questionAndAnswers: string;
} & Partial<MoreThanAChoice<K>>;

/** The parts that a choice leaves out because the usual ones are enough for it. */
type MoreThanAChoice<K extends KindName> = {
  /** In the strip: what the class does now and, after the close, how to read the result. */
  readonly hint: (asked: Asked<K>, isClosed: boolean) => readonly [drawing: IconName, text: string] | null;
  /** In the foot after the close, instead of the number of right answers. */
  readonly Remark: (props: RevealedProps<K>) => ReactNode;
  /** In the foot after the close, until the host has once accepted or hidden an answer on this device. */
  readonly howToSay: string;
  /** On the teacher's phone after the close, instead of the right answer. */
  readonly ClosedOnRemote: (props: RevealedProps<K>) => ReactNode;
  /** The background of the answers after the close; paper by default. */
  readonly ground: "field";
};

/** The unit that is counted: teams where they answer aloud. */
export type Counted = "kişi" | "takım";

/** The host's actions on answers. They only work while the answers are on the board. */
export type HostWord = {
  readonly accept: (answer: Pick<ClosedText, "text" | "count">, isAccepted: boolean) => void;
  readonly hide: (text: string, isHidden: boolean) => void;
};

export type RevealedProps<K extends KindName = KindName> = {
  readonly asked: Asked<K> | null;
  readonly result: Closed<K>;
  readonly who: Counted;
  readonly word: HostWord;
};

export type AnsweringProps<K extends KindName = KindName> = {
  readonly asked: Hosted<K>;
  /** True while the question is being read: the answers keep their place but are invisible. */
  readonly isHidden: boolean;
};
export type DistributionProps<K extends KindName = KindName> = {
  readonly asked: Asked<K>;
  readonly result: Closed<K>;
  readonly who: Counted;
  /** True if an explanation stands below the counts and needs room. */
  readonly isExplained: boolean;
  /** Accepts or hides a written answer; only kinds that are answered in writing use it. */
  readonly word: HostWord;
};

const boardOf = everyKind(import.meta.glob<BoardKind>("./*/board.tsx", { import: "board" }), "board.tsx");
export const boardKinds = lazyKinds<BoardKind>((question) => boardOf(question)());
