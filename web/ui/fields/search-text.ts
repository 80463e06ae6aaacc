/** What stands in a search field, the search in force, and the own ones that have not come into force yet, in their order. */
export type SearchText = { readonly text: string; readonly known: string; readonly sent: readonly string[] };

/** Another search is in force: one from outside (cleared, or by going back) is shown, an own one is there already. */
export function nowSearching({ text, sent }: SearchText, value: string): SearchText {
  const own = sent.indexOf(value);
  return own === -1 ? { text: value, known: value, sent: [] } : { text, known: value, sent: sent.slice(own + 1) };
}
