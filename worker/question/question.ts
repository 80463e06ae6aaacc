/** What every question has, and what every kind of question can do. Pure, and without zod: the editor in the browser asks it too. */

export const optionKeys = ["A", "B", "C", "D", "E", "F"] as const;
/** Cards that are put in order, or found a pair, may be more. */
export const cardKeys = [...optionKeys, "G", "H"] as const;
export type OptionKey = (typeof optionKeys)[number];
/** By their letters. */
export type Options = Record<string, string>;

export const isOptionKey = (key: unknown): key is OptionKey => optionKeys.some((known) => known === key);

/** A picture of a question or of an option, and what it shows for whoever cannot see it. Its sides in pixels, where known. */
export type Picture = {
  readonly id: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
};

/** What was given to a question: `value` in the form of its kind, and how much of it was right (null where nothing can be). */
export type Answer = {
  readonly value: string;
  readonly share: number | null;
  readonly tookMs: number;
  readonly points: number;
  /** How sure the player was, where that was asked and said: guessed, thinks so, sure. */
  readonly confidence?: 1 | 2 | 3;
};
export const isRight = (answer: Answer | null | undefined): boolean => answer?.share === 1;

/** `key` names the part, an option for one, when a single one is at fault. */
export type Fault = { readonly field: string; readonly key?: string; readonly message: string };

/** How many gave what; `none` gave nothing. */
export type Distribution = Record<string, number> & { none: number };

/** Texts that count as one answer, with how many gave it: as most wrote it. `key` is the same for all of them. */
export type AnswerText = {
  readonly key: string;
  readonly text: string;
  readonly count: number;
  readonly is_correct: boolean | null;
  /** Why it counts as right: as the teacher wrote it, a slip forgiven, or taken by the host in the game. */
  readonly why: "accepted" | "typo" | "host" | null;
};
/** What a close shows besides the counts, of kinds that have it. */
export type Details = {
  /** How many answered, and how many of them rightly in every part: where the counts are of parts of an answer. */
  readonly answered?: number;
  readonly right?: number;
  /** Most frequent first. */
  readonly texts?: readonly AnswerText[];
  /** Where a picture was touched: x, y and how many. */
  readonly points?: readonly (readonly number[])[];
  /** Place, counted from "1" → what was put there → how many. */
  readonly grid?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** What is right in words of the API: the keys of options, or what a kind without options has instead. */
export type KindSolution = { readonly correct_option: string | null; readonly solution?: object | null };

/**
 * A kind of question. `Draft` is what somebody has written so far, `Body` what a game plays: what the question has
 * besides its text, clock, points and explanation. `Shown` and `Solution` are what is told of it.
 */
export type Kind<Draft, Body, Shown, Solution extends KindSolution> = {
  /** Whether an answer can be right. If not, the question earns nothing and is in no rate. */
  readonly isJudged: boolean;
  /** The clock of a question of which nobody says how long it takes. */
  readonly defaultSeconds: number;
  /** Fields from outside, whatever they are; with faults where they are not even a draft. */
  readonly read: (fields: Readonly<Record<string, unknown>>) => {
    readonly draft: Draft;
    readonly faults: readonly Fault[];
  };
  /** Everything that is wrong with a draft. */
  readonly faults: (draft: Draft) => Fault[];
  /** What a game plays of it; null while something is missing. */
  readonly body: (draft: Draft) => Body | null;
  /** A body as it was kept after a game, read again; null where this version cannot read it. */
  readonly kept: (fields: Readonly<Record<string, unknown>>) => Body | null;
  /** What everybody sees of it while it runs. */
  readonly shown: (body: Body) => Shown;
  /** What only the host sees until the question is closed. */
  readonly solution: (body: Body) => Solution;
  /**
   * As it is asked in one game. `isMixed`: the teacher wants the options in another order; a kind that asks for an order
   * is always mixed. `random` gives 0 to below 1.
   */
  readonly dealt: (body: Body, isMixed: boolean, random: () => number) => Body;
  /** Whether this can be an answer at all. */
  readonly takes: (body: Body, value: string) => boolean;
  /** How much of it is right, 0 to 1; null where nothing can be. */
  readonly share: (body: Body, value: string) => number | null;
  /** `players`: how many were asked. */
  readonly distribution: (body: Body, values: readonly string[], players: number) => Distribution;
  readonly details?: (body: Body, values: readonly string[]) => Details;
  /** The same for answers that count as one. */
  readonly same?: (body: Body, value: string) => string;
  /** The same question with this answer counting as right, or no more, as if it had been so from the beginning. */
  readonly accepting?: (body: Body, text: string, isAccepted: boolean) => Body;
  /** What a wrong answer is counted under when a class shares one. */
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
