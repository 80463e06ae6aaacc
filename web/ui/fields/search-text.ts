/** What stands in a search field, the search in force, and the own one that has not come into force yet. */
export type SearchText = { readonly text: string; readonly known: string; readonly sent: string | null };

/** Another search is in force: one from outside (cleared, or by going back) is shown, the own one is there already. */
export function nowSearching(field: SearchText, value: string): SearchText {
  return { text: value === field.sent ? field.text : value, known: value, sent: null };
}
