import { words } from "../math/tex";

/** True if the questions ask about what is underlined. */
export const asksUnderlined = (text: string): boolean =>
  /alt[ıi](?:\s+|n[ıi]\s+)çiz/iu.test(text) || /\bunderlined\b/i.test(text);

/** Longest stretch that is drawn with a line below it. */
const LONGEST = 100;

/** Words with a line below them, as a formula: our texts have no other way to show it. Blanks to fill in stay as they are. */
export function underlined(text: string): string {
  const inner = text.trim();
  if (!/[\p{L}\p{N}]/u.test(inner) || inner.length > LONGEST || /[$\n\t[]/.test(inner)) return text;
  return text.replace(inner, () => `$\\underline{${words(inner)}}$`);
}
