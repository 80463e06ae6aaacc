/** A question that names no kind is of this one: it was the only one once. */
export const usualKind = "choice";

export const nameOf = <Name extends string = never>({ kind }: { readonly kind?: Name }): Name | typeof usualKind =>
  kind ?? usualKind;
