import type { ReactNode } from "react";
import type { AskedFields, OwnResult } from "#protocol/live/played-question";
import type { KindName } from "#question/kinds";
import type { OwnAnswer, Result, Timed } from "#game-client/game";
import type { AnswerWords } from "./answers";
import type { Signs } from "./signs";
import type { Asked, Solved } from "./question-types";

/** The part of a question's kind that a pupil's phone uses, during a game and when reviewing its questions. */
export type PhoneKind<K extends KindName = KindName> = Pick<
  AnswerWords<K>,
  "listed" | "inWords" | "solutionInWords" | "solutionInShort" | "solutionText"
> &
  Pick<Signs<K>, "RightSign" | "colours"> & {
    /** The controls to answer with, by touch and by keys. */
    readonly Answering: (props: AnsweringProps<K>) => ReactNode;
    /** The right answer, after the close. */
    readonly RightAnswer: (props: { readonly asked: Asked<K> | null; readonly solution: Solved<K> }) => ReactNode;
    /** Sets the measures of the whole page that depend on the controls. */
    readonly pageClass: (asked: Asked<K>) => string;
    /** True if the kind shows the question's picture itself. */
    readonly hasPicture?: boolean;
    /** "4 şık" */
    readonly extent: (asked: Asked<K>) => string;
    /** Opens after the reading time: "şıklar" */
    readonly opens: string;
  } & Partial<MoreThanAChoice<K>>;

/** The parts that a choice leaves out because the usual ones are enough for it. */
type MoreThanAChoice<K extends KindName> = {
  /** At the left end of the toolbar: the instruction. It describes the group of answers. */
  readonly Hint: (props: { readonly asked: Asked<K> }) => ReactNode;
  /** Two sentences about an answer being sent; null for the usual ones. */
  readonly sentWords: (asked: Asked<K> & Timed, answer: OwnAnswer) => readonly [string, string] | null;
  /** Follows "812 puan kazandın" after a right answer, up to the full stop: ", 3 doğrunun üçünü de buldun" */
  readonly howRight: (facts: Facts<K>) => string;
  /** Said of a wrong answer whose result page shows the right one: "1.037 m aşağıda kaldın." */
  readonly howWrong: (facts: Facts<K>) => string;
  /** The large words for a right answer instead of "Doğru!", and the sentence below its points; null for the usual ones. */
  readonly rightWords: (facts: Facts<K>) => readonly [ReactNode, string] | null;
  /** The pupil's result, between the page's head and its figures; `usual` is what a choice would show there. */
  readonly OwnResult: (props: ResultProps<K> & { readonly usual: ReactNode }) => ReactNode;
  /** The pupil's answer beside the right one, part by part, if words alone are not enough. */
  readonly Comparison: (props: ResultProps<K>) => ReactNode;
  /**
   * The pupil's result in one or two sentences for a screen reader. Leaves out the page's heading, which has the focus and is
   * read already, and the sum and the rank, which follow.
   */
  readonly said: (facts: Facts<K>) => string;
};

/** The data that describes a pupil's result. */
export type Facts<K extends KindName = KindName> = {
  /** Null on a phone that joins after the close, if the server does not send it. */
  readonly asked: (Asked<K> & Partial<Pick<AskedFields, "points">>) | null;
  readonly result: Solved<K> & Pick<Result, "question_id" | "distribution" | "texts" | "revised">;
  /** Missing for a pupil who was not there. */
  readonly own: OwnResult | undefined;
  /** The answer that was sent but arrived too late. */
  readonly tooLate?: string | undefined;
};
/** The number is the seed of the pupil's marble. */
export type ResultProps<K extends KindName = KindName> = Facts<K> & { readonly seed: number };

export type AnsweringProps<K extends KindName = KindName> = {
  readonly asked: Asked<K> & Timed;
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
