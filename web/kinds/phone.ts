import type { ReactNode } from "react";
import type { OwnAnswer } from "../live/game";
import { phone as choice } from "./choice/phone";
import type { Answers } from "./answers";
import type { Signs } from "./signs";
import type { OfAKind } from "./of-a-kind";
import { lazyKinds } from "./lazy";

/** What a kind of question has on a pupil's phone, during a game and when its questions are looked at again. */
export type PhoneKind = Pick<Answers, "listed" | "inWords" | "solutionInWords" | "solutionInShort" | "solutionText"> &
  Pick<Signs, "RightSign" | "colours"> & {
    /** What is answered with, by touch and by keys. */
    Answering(this: void, props: AnsweringProps<OfAKind>): ReactNode;
    /** The right answer, after the close. */
    RightAnswer(this: void, props: { readonly asked: OfAKind | null; readonly solution: OfAKind }): ReactNode;
    /** Sets the measures of the whole page that depend on what is answered with. */
    pageClass(this: void, asked: OfAKind): string;
    /** "4 şık" */
    extent(this: void, asked: OfAKind): string;
    /** "Önce oku, şıklar birazdan açılıyor." */
    readonly readFirst: string;
  };

export type AnsweringProps<Asked> = {
  readonly asked: Asked;
  readonly answer: OwnAnswer;
  readonly isOpen: boolean;
  /** Already takes its room, so that the question does not move when it can be answered. */
  readonly isHidden: boolean;
  readonly onAnswer: (answer: string) => void;
};

/**
 * Nearly every game needs the choice: as a script of its own it would cost each phone 0.7 kB more. The list of the others is
 * a script of its own, so that a game of choices does not even load their names.
 */
export const phoneKinds = lazyKinds<PhoneKind>(
  async (question) => (await import("./other-phones")).phoneKind(question),
  { choice },
);
