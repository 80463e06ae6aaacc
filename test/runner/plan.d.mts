export type Part = { readonly layer: string; readonly files?: readonly string[]; readonly name?: string };
export function planOf(words: readonly string[]): Part[];
