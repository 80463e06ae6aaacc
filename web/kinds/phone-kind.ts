import type { ReactNode } from "react";
import type { OwnResult } from "#protocol/live/played-question";
import type { OwnAnswer, Result, Timed } from "#game-client/game";
import type { Answers } from "./answers";
import type { Signs } from "./signs";
import type { OfAKind } from "./of-a-kind";

/** What a kind of question has on a pupil's phone, during a game and when its questions are looked at again. */
export type PhoneKind = Pick<Answers, "listed" | "inWords" | "solutionInWords" | "solutionInShort" | "solutionText"> &
  Pick<Signs, "RightSign" | "colours"> & {
    /** What is answered with, by touch and by keys. */
    Answering(this: void, props: AnsweringProps<OfAKind>): ReactNode;
    /** The right answer, after the close. */
    RightAnswer(this: void, props: { readonly asked: OfAKind | null; readonly solution: OfAKind }): ReactNode;
    /** Sets the measures of the whole page that depend on what is answered with. */
    pageClass(this: void, asked: OfAKind): string;
    /** It shows the question's picture itself. */
    readonly hasPicture?: boolean;
    /** "4 şık" */
    extent(this: void, asked: OfAKind): string;
    /** "Önce oku, şıklar birazdan açılıyor." */
    readonly readFirst: string;
  } & Partial<MoreThanAChoice>;

/** What a kind has where a choice needs no more than what every question has. */
type MoreThanAChoice = {
  /** At the left end of the row of tools: what is to be done. It describes the group of answers. */
  Hint(this: void, props: { readonly asked: OfAKind }): ReactNode;
  /** What is said of an answer on its way, in two sentences; null where the usual is said. */
  sentWords(this: void, asked: OfAKind, answer: OwnAnswer): readonly [string, string] | null;
  /** What follows "812 puan kazandın" after a right answer, up to the full stop: ", 3 doğrunun üçünü de buldun" */
  howRight(this: void, told: Told<OfAKind, OfAKind>): string;
  /** What is said of a wrong answer whose own result shows what is right: "1.037 m aşağıda kaldın." */
  howWrong(this: void, told: Told<OfAKind, OfAKind>): string;
  /** What is said large of a right answer instead of "Doğru!", and the sentence below its points; null where the usual is. */
  rightWords(this: void, told: Told<OfAKind, OfAKind>): readonly [ReactNode, string] | null;
  /** One's own result, between the page's head and its figures; `usual` is what a choice would say there. */
  OwnResult(this: void, props: ResultProps<OfAKind, OfAKind> & { readonly usual: ReactNode }): ReactNode;
  /** The own answer beside what is right, part by part: where that takes more than the two in words. */
  Comparison(this: void, props: ResultProps<OfAKind, OfAKind>): ReactNode;
  /** One's own result as one sentence, or two, for a screen reader: without the sum and the rank, which follow it. */
  said(this: void, told: Told<OfAKind, OfAKind>): string;
};

/** What one's own result is told with. */
export type Told<Asked, Closed> = {
  /** Null on a phone that comes after the close to a server that does not tell it. */
  readonly asked: Asked | null;
  readonly result: Closed & Pick<Result, "question_id" | "distribution" | "texts" | "revised">;
  /** Missing for who was not there. */
  readonly own: OwnResult | undefined;
  /** What was sent and did not arrive in time. */
  readonly late?: string;
};
/** The number is the own marble's. */
export type ResultProps<Asked, Closed> = Told<Asked, Closed> & { readonly seed: number };

export type AnsweringProps<Asked> = {
  readonly asked: Asked & Timed;
  readonly answer: OwnAnswer;
  readonly isOpen: boolean;
  /** Already takes its room, so that the question does not move when it can be answered. */
  readonly isHidden: boolean;
  readonly onAnswer: (answer: string) => void;
  /** The server's time when what is sent now arrives. */
  readonly arrival: () => number;
  /** Of the own marble. */
  readonly seed: number;
};
