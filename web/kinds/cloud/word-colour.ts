/** The colours of words by rank: lemon for the first, then white and the options' colours. All are legible on cobalt. */
const ranks = [
  "var(--limon)",
  "#ffffff",
  "#ffffff",
  "var(--opt-b)",
  "#ffffff",
  "var(--opt-a)",
  "#ffffff",
  "var(--opt-d)",
  "var(--opt-e)",
];

export function wordColour(rank: number, count: number): string {
  if (rank > 0 && count === 1) return "var(--on-field-2)";
  return ranks[rank] ?? "#ffffff";
}
