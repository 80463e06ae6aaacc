import type { ReactNode } from "react";
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
};

export type AnsweringProps<Asked> = {
  readonly asked: Asked;
  /** Holds its place, unseen, while the question is being read. */
  readonly isHidden: boolean;
};
export type DistributionProps<Asked, Closed> = {
  readonly asked: Asked;
  readonly result: Closed;
  /** An explanation stands below and needs room. */
  readonly isExplained: boolean;
};

const boardOf = everyKind(import.meta.glob<BoardKind>("./*/board.tsx", { import: "board" }), "board.tsx");
export const boardKinds = lazyKinds<BoardKind>((question) => boardOf(question)());
