/** What every question has, and what every kind of question can do. Pure, and without zod: the editor in the browser asks it too. */

export const optionKeys = ["A", "B", "C", "D"] as const;
export type OptionKey = (typeof optionKeys)[number];
/** By their letters. */
export type Options = Record<string, string>;

export const isOptionKey = (key: unknown): key is OptionKey => optionKeys.some((known) => known === key);

/** What was given to a question: `value` in the form of its kind, and how much of it was right (null where nothing can be). */
export type Answer = {
  readonly value: string;
  readonly share: number | null;
  readonly tookMs: number;
  readonly points: number;
};
export const isRight = (answer: Answer | null | undefined): boolean => answer?.share === 1;

/** `key` names the part, an option for one, when a single one is at fault. */
export type Fault = { readonly field: string; readonly key?: string; readonly message: string };

/** How many gave what; `none` gave nothing. */
export type Distribution = Record<string, number> & { none: number };

/**
 * A kind of question. `Draft` is what somebody has written so far, `Body` what a game plays: what the question has
 * besides its text, clock, points and explanation. `Shown` and `Solution` are what is told of it.
 */
export type Kind<Draft, Body, Shown, Solution> = {
  /** Whether an answer can be right. If not, the question earns nothing and is in no rate. */
  readonly isJudged: boolean;
  /** Fields from outside, whatever they are; with faults where they are not even a draft. */
  readonly read: (fields: Readonly<Record<string, unknown>>) => {
    readonly draft: Draft;
    readonly faults: readonly Fault[];
  };
  /** Everything that is wrong with a draft. */
  readonly faults: (draft: Draft) => Fault[];
  /** What a game plays of it; null while something is missing. */
  readonly body: (draft: Draft) => Body | null;
  /** What everybody sees of it while it runs. */
  readonly shown: (body: Body) => Shown;
  /** What only the host sees until the question is closed. */
  readonly solution: (body: Body) => Solution;
  /** As it is asked in one game, where the teacher wants the options in another order. `random` gives 0 to below 1. */
  readonly shuffled: (body: Body, random: () => number) => Body;
  /** Whether this can be an answer at all. */
  readonly takes: (body: Body, value: string) => boolean;
  /** How much of it is right, 0 to 1. */
  readonly share: (body: Body, value: string) => number | null;
  /** `players`: how many were asked. */
  readonly distribution: (body: Body, values: readonly string[], players: number) => Distribution;
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
