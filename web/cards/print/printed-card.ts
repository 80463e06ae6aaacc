/** `name` is null on a card of numbers alone, which every class can use. */
export type PrintedCard = { readonly number: number; readonly name: string | null };
