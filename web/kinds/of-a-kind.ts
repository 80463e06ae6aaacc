import type { KindName } from "#question/kinds";

/** Whatever names its kind; a question that names none is a choice: that was the only one once. */
export type OfAKind = { readonly kind?: KindName };

export const nameOf = ({ kind = "choice" }: OfAKind): KindName => kind;
