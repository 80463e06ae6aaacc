/**
 * Types of every question, and functions of every kind of question. Pure, and without zod: the editor in the browser uses it
 * too.
 */

export const optionKeys = ["A", "B", "C", "D", "E", "F"] as const;
/** Letters of cards that are put in order or matched: there may be more of them than options. */
export const cardKeys = [...optionKeys, "G", "H"] as const;
export type OptionKey = (typeof optionKeys)[number];
/** Texts of options by their letters. */
export type Options = Record<string, string>;

export const isOptionKey = (key: unknown): key is OptionKey => optionKeys.some((known) => known === key);

/** A picture of a question or of an option, and a sentence for those who cannot see it. Its sides in pixels, if known. */
export type PictureRef = {
  readonly id: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
};

/** An answer to a question: `value` in the form of its kind, and the share of it that was right (null if nothing can be). */
export type Answer = {
  readonly value: string;
  readonly share: number | null;
  readonly tookMs: number;
  readonly points: number;
  /** How sure the player was, if that was asked and said: guessed, thinks so, sure. */
  readonly confidence?: 1 | 2 | 3;
};
export const isRight = (answer: Answer | null | undefined): boolean => answer?.share === 1;

/** `key` names the part, an option for one, when a single one is at fault. */
export type Fault = { readonly field: string; readonly key?: string; readonly message: string };

/**
 * The host's part in a game without phones, for a kind that no card and no tap can answer: the host says who was right, or the
 * question is only shown.
 */
export type HostsPart = "judges" | "skips";

/** Number of players for each answer; `none` for those who gave no answer. */
export type Distribution = Record<string, number> & { none: number };

/** Texts that count as one answer, as most wrote it, with how many gave it. `key` is the same for all of them. */
export type AnswerText = {
  readonly key: string;
  readonly text: string;
  readonly count: number;
  readonly is_correct: boolean | null;
  /** The reason why it counts as right: as the teacher wrote it, a slip forgiven, or accepted by the host in the game. */
  readonly why: "accepted" | "typo" | "host" | null;
};
/** Details that a close shows besides the counts, for kinds that have them. */
export type Details = {
  /** Number of answers, and of those right in every part, for kinds whose counts are of parts of an answer. */
  readonly answered?: number;
  readonly right?: number;
  /** Most frequent first. */
  readonly texts?: readonly AnswerText[];
  /** Touches on a picture: x, y and how many. */
  readonly points?: readonly (readonly number[])[];
  /** Place, counted from "1" → card that was put there → how many. */
  readonly grid?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** The right answer in words of the API: the keys of options, or what a kind without options has instead. */
export type KindSolution = { readonly correct_option: string | null; readonly solution?: object | null };

/**
 * A kind of question. `Draft` is what somebody has written so far, `Body` what a game plays: the fields of the question besides
 * its text, clock, points and explanation. `Shown` and `Solution` are the parts that are sent.
 */
export type Kind<Draft, Body, Shown, Solution extends KindSolution> = {
  /** False if no answer can be right: the question then earns nothing and is in no rate. */
  readonly isJudged: boolean;
  /** Seconds on the clock of a question for which nobody says how long it takes. */
  readonly defaultSeconds: number;
  /** Answers on a board without phones: by taps on its options, by the host's verdict, or none. */
  readonly onBoard: "taps" | HostsPart;
  /** True if cards can answer it. They have four sides: four options at most. */
  readonly isOnCards?: true;
  /** Reads fields from outside, whatever they are; gives faults if they are not even a draft. */
  readonly read: (fields: Readonly<Record<string, unknown>>) => {
    readonly draft: Draft;
    readonly faults: readonly Fault[];
  };
  /** All faults of a draft. */
  readonly faults: (draft: Draft) => Fault[];
  /** The body that a game plays; null while something is missing. */
  readonly body: (draft: Draft) => Body | null;
  /** Reads a body that was kept after a game; null if this version cannot read it. */
  readonly played: (fields: Readonly<Record<string, unknown>>) => Body | null;
  /** The part that everybody sees while the question runs. */
  readonly shown: (body: Body) => Shown;
  /** The part that only the host sees until the question is closed. */
  readonly solution: (body: Body) => Solution;
  /**
   * The body as it is asked in one game. `isMixed`: the teacher wants the options in another order; a kind that asks for an
   * order is always mixed. `random` gives 0 to below 1.
   */
  readonly dealt: (body: Body, isMixed: boolean, random: () => number) => Body;
  /** Tells whether this can be an answer at all. */
  readonly takes: (body: Body, value: string) => boolean;
  /** The same of a kept answer, for a kind whose `takes` looks through a text: it was looked through when it came. */
  readonly keeps?: (body: Body, value: string) => boolean;
  /** The share of an answer that is right, 0 to 1; null if nothing can be. */
  readonly share: (body: Body, value: string) => number | null;
  /** `players`: how many were asked. */
  readonly distribution: (body: Body, values: readonly string[], players: number) => Distribution;
  readonly details?: (body: Body, values: readonly string[]) => Details;
  /** A key that is the same for answers that count as one. */
  readonly same?: (body: Body, value: string) => string;
  /** The same question with this answer counting as right, or no longer, as if it had been so from the beginning. */
  readonly accepting?: (body: Body, text: string, isAccepted: boolean) => Body;
  /** The key under which a wrong answer is counted, to find one that a class shares. */
  readonly mistake: (body: Body, value: string) => string | null;
};

export function shuffledList<T>(values: readonly T[], random: () => number): T[] {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
