/**
 * The first is lemon, then white and the colours of options by rank; words written only once are pale. All are read on cobalt.
 */
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
