/** The kind of a question that does not name one: it was once the only kind. */
export const usualKind = "choice";

export const nameOf = <Name extends string = never>({ kind }: { readonly kind?: Name }): Name | typeof usualKind =>
  kind ?? usualKind;
