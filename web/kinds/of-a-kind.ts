import type { KindName } from "#question/kinds";

/** Whatever names its kind, or none. */
export type OfAKind = { readonly kind?: KindName };
