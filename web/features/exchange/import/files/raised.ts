const above = new Map(Array.from("0123456789+-−=()n", (from, i) => [from, Array.from("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ")[i]!]));
const below = new Map(Array.from("0123456789+-−=()", (from, i) => [from, Array.from("₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎")[i]!]));

/** Height of letters beside the line. */
export type Height = "above" | "below";

/** Length above any power or index: a whole sentence was set higher by mistake. */
const LONGEST = 40;

/** Letters above or below the line in plain signs: 10⁵, H₂O, 30°, x^(ab). English ordinals stay as they are. */
export function raised(text: string, height: Height): string {
  const inner = text.trim();
  if (inner === "" || inner.length > LONGEST || inner.includes("\n") || isOrdinal(inner, height)) return text;
  if (inner === "o" && height === "above") return text.replace(inner, "°");
  const map = height === "above" ? above : below;
  const letters = Array.from(inner);
  const signs = letters.every((letter) => map.has(letter))
    ? letters.map((letter) => map.get(letter)).join("")
    : `${height === "above" ? "^" : "_"}${letters.length > 1 ? `(${inner})` : inner}`;
  return text.replace(inner, () => signs);
}

const isOrdinal = (inner: string, height: Height): boolean =>
  height === "above" && /^(?:st|nd|rd|th|TM|®|™|°)$/i.test(inner);

export type Run = { readonly text: string; readonly height?: Height };

/** Joins runs that stand at one height before they are raised: "1" and "2" above the line are ¹². */
export function joinedRuns<Piece extends Run>(runs: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.height && last?.height === run.height) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined.map((run) => (run.height ? { ...run, text: raised(run.text, run.height) } : run));
}
