import type { ReactNode } from "react";
import type { OwnResult } from "#protocol/live/played-question";
import type { OwnAnswer, Result, Timed } from "#game-client/game";
import type { AnswerWords } from "./answers";
import type { Signs } from "./signs";
import type { OfAKind } from "./of-a-kind";

/** The part of a question's kind that a pupil's phone uses, during a game and when reviewing its questions. */
export type PhoneKind = Pick<
  AnswerWords,
  "listed" | "inWords" | "solutionInWords" | "solutionInShort" | "solutionText"
> &
  Pick<Signs, "RightSign" | "colours"> & {
    /** The controls to answer with, by touch and by keys. */
    Answering(this: void, props: AnsweringProps<OfAKind>): ReactNode;
    /** The right answer, after the close. */
    RightAnswer(this: void, props: { readonly asked: OfAKind | null; readonly solution: OfAKind }): ReactNode;
    /** Sets the measures of the whole page that depend on the controls. */
    pageClass(this: void, asked: OfAKind): string;
    /** True if the kind shows the question's picture itself. */
    readonly hasPicture?: boolean;
    /** "4 şık" */
    extent(this: void, asked: OfAKind): string;
    /** "Önce oku, şıklar birazdan açılıyor." */
    readonly readFirst: string;
  } & Partial<MoreThanAChoice>;

/** The parts that a choice leaves out because the usual ones are enough for it. */
type MoreThanAChoice = {
  /** At the left end of the toolbar: the instruction. It describes the group of answers. */
  Hint(this: void, props: { readonly asked: OfAKind }): ReactNode;
  /** Two sentences about an answer being sent; null for the usual ones. */
  sentWords(this: void, asked: OfAKind, answer: OwnAnswer): readonly [string, string] | null;
  /** Follows "812 puan kazandın" after a right answer, up to the full stop: ", 3 doğrunun üçünü de buldun" */
  howRight(this: void, facts: Facts<OfAKind, OfAKind>): string;
  /** Said of a wrong answer whose result page shows the right one: "1.037 m aşağıda kaldın." */
  howWrong(this: void, facts: Facts<OfAKind, OfAKind>): string;
  /** The large words for a right answer instead of "Doğru!", and the sentence below its points; null for the usual ones. */
  rightWords(this: void, facts: Facts<OfAKind, OfAKind>): readonly [ReactNode, string] | null;
  /** The pupil's result, between the page's head and its figures; `usual` is what a choice would show there. */
  OwnResult(this: void, props: ResultProps<OfAKind, OfAKind> & { readonly usual: ReactNode }): ReactNode;
  /** The pupil's answer beside the right one, part by part, if words alone are not enough. */
  Comparison(this: void, props: ResultProps<OfAKind, OfAKind>): ReactNode;
  /**
   * The pupil's result in one or two sentences for a screen reader. Leaves out the page's heading, which has the focus and is
   * read already, and the sum and the rank, which follow.
   */
  said(this: void, facts: Facts<OfAKind, OfAKind>): string;
};

/** The data that describes a pupil's result. */
export type Facts<Asked, Closed> = {
  /** Null on a phone that joins after the close, if the server does not send it. */
  readonly asked: Asked | null;
  readonly result: Closed & Pick<Result, "question_id" | "distribution" | "texts" | "revised">;
  /** Missing for a pupil who was not there. */
  readonly own: OwnResult | undefined;
  /** The answer that was sent but arrived too late. */
  readonly tooLate?: string;
};
/** The number is the seed of the pupil's marble. */
export type ResultProps<Asked, Closed> = Facts<Asked, Closed> & { readonly seed: number };

export type AnsweringProps<Asked> = {
  readonly asked: Asked & Timed;
  readonly answer: OwnAnswer;
  readonly isOpen: boolean;
  /** True while the question is being read: the answers keep their room, so that the question does not move when they open. */
  readonly isHidden: boolean;
  readonly onAnswer: (answer: string) => void;
  /** The server time at which an answer sent now would arrive. */
  readonly arrival: () => number;
  /** The seed of the pupil's marble. */
  readonly seed: number;
};
