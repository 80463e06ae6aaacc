/** The text in a search field, and the searches sent from it that are not in force yet, in their order. */
export type SearchText = { readonly text: string; readonly sent: readonly string[] };

/**
 * The field's state when another search takes effect. A search that came from elsewhere, such as going back, replaces the
 * field's text; one sent from the field leaves it alone.
 */
export function nowSearching(field: SearchText, value: string): SearchText {
  const own = field.sent.indexOf(value);
  if (own !== -1) return { text: field.text, sent: field.sent.slice(own + 1) };
  return field.text === value ? field : { text: value, sent: [] };
}
