import type { KindName } from "#question/kinds";

/** What other programs' formats have no word for goes along as JSON in a place that they pass over, and comes back with the question. */
export type OwnNote = Readonly<Record<string, unknown>>;

const parts: readonly string[] = ["typo", "unit", "slider"];

/** Empty where the format can say it all. A note never says what a question asks: that stands in the format's own words alone. */
export function noteOf(question: { readonly kind?: KindName; readonly outcome?: string }): OwnNote {
  const { kind, outcome } = question;
  const own = Object.entries(question).filter(([name]) => parts.includes(name));
  return {
    ...((kind === "poll" || kind === "multi") && { kind }),
    ...Object.fromEntries(own),
    ...(outcome && { outcome }),
  };
}

/** The same of a set. */
export const setNote = ({
  description,
  language,
}: {
  readonly description: string;
  readonly language?: string;
}): OwnNote => ({
  ...(description !== "" && { description }),
  ...(language && { language }),
});

/** On one line for every reader, whatever it takes for a line's end. */
export const noteText = (note: OwnNote): string =>
  JSON.stringify(note).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
