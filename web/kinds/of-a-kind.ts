import type { KindName } from "#question/kinds";

/** Any object that may name its kind. */
export type OfAKind = { readonly kind?: KindName };
