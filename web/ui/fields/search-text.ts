/** The text in a search field, and the searches sent from it that are not in force yet, in their order. */
export type SearchText = { readonly text: string; readonly sent: readonly string[] };

/**
 * Called when another search is in force. One from outside (cleared, or by going back) is put into the field; one sent from it
 * is there already.
 */
export function nowSearching(field: SearchText, value: string): SearchText {
  const own = field.sent.indexOf(value);
  if (own !== -1) return { text: field.text, sent: field.sent.slice(own + 1) };
  return field.text === value ? field : { text: value, sent: [] };
}
