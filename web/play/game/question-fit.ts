/** How big a question can be set on a phone, by its length. */
export function fitOf(text: string): "short" | "medium" | "long" | "longest" {
  const { length } = text;
  if (length <= 90) return "short";
  if (length <= 160) return "medium";
  return length <= 260 ? "long" : "longest";
}
