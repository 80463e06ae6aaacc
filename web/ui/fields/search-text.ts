/** What stands in a search field, and the own searches that have not come into force yet, in their order. */
export type SearchText = { readonly text: string; readonly sent: readonly string[] };

/** Another search is in force: one from outside (cleared, or by going back) is shown, an own one is there already. */
export function nowSearching(field: SearchText, value: string): SearchText {
  const own = field.sent.indexOf(value);
  if (own !== -1) return { text: field.text, sent: field.sent.slice(own + 1) };
  return field.text === value ? field : { text: value, sent: [] };
}
