import type { KindName } from "#question/kinds";

/** Whatever names its kind; a question that names none is a choice: that was the only one once. */
export type OfAKind = { readonly kind?: KindName };

export const nameOf = ({ kind = "choice" }: OfAKind): KindName => kind;

/** Takes a question's part out of a list of what every kind has. */
export const everyKind =
  <Part>(list: Readonly<Record<KindName, Part>>) =>
  (question: OfAKind): Part =>
    list[nameOf(question)];
