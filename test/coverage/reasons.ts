/** Reads the handwritten parts of the coverage table: `reasons.md` and the numbered rules. */

export const PLACES = ["phones", "cards", "homework", "relays"] as const;
export type ReasonPlace = (typeof PLACES)[number];

/** A claim that tests prove: its text, and the ids by which a test's tag may name it. */
export type Claim = { readonly ids: readonly string[]; readonly says: string };
/** Explains why these rows need no test in these places, or names the tests elsewhere that cover them. */
export type Reason = {
  readonly rows: readonly string[];
  readonly places: readonly ReasonPlace[];
  readonly why: string;
};

export type ByHand = {
  readonly threats: readonly Claim[];
  readonly faults: readonly Claim[];
  /** Behaviour that no test can see, by row. */
  readonly unseen: readonly Claim[];
  readonly reasons: readonly Reason[];
  /** Requirements of ASVS, with a note on how the product meets each, unless that is obvious. */
  readonly asked: readonly (Claim & { readonly here: string | undefined })[];
};

const isPlace = (word: string): word is ReasonPlace => (PLACES as readonly string[]).includes(word);

/** "T13–T15, T21" in full. */
const ids = (text: string): string[] =>
  text.split(", ").flatMap((part) => {
    const [from, to] = part.split("–");
    if (to === undefined) return [from!];
    const first = Number(from!.slice(1));
    return Array.from({ length: Number(to.slice(1)) - first + 1 }, (_, i) => `${from![0]!}${first + i}`);
  });

/** The part of a page below a heading, its broken lines joined. */
function below(page: string, heading: string): string {
  const part = page.split(/^## /m).find((section) => section.startsWith(heading));
  if (part === undefined) throw new Error(`there is no part "${heading}"`);
  return part.slice(part.indexOf("\n")).replace(/(\S)\n *(?=[^\s-])/g, "$1 ");
}

const items = (text: string): Claim[] =>
  Array.from(text.matchAll(/^- \*\*(.+?)\*\* (.+)$/gm), ([, rows, says]) => ({ ids: ids(rows!), says: says! }));
const named = (text: string): Claim[] =>
  Array.from(text.matchAll(/\*\*(\w+)\*\* (.+?)\.(?=\s|$)/g), ([, id, says]) => ({ ids: [id!], says: says! }));

function reasonsOf({ ids: rows, says }: Claim): Reason[] {
  return says.split(" · ").map((part) => {
    const [where, ...why] = part.split(": ");
    const places = where!.split(", ");
    if (!places.every(isPlace) || why.length === 0) throw new Error(`"${part}" names no place, or no reason`);
    return { rows, places, why: why.join(": ") };
  });
}

export function byHandOf(page: string): ByHand {
  return {
    threats: named(below(page, "Threats")),
    faults: named(below(page, "Faults")),
    unseen: items(below(page, "What no test sees")),
    reasons: items(below(page, "Place by place")).flatMap(reasonsOf),
    asked: items(below(page, "ASVS")).map((claim) => {
      const [says, here] = claim.says.split(" → ");
      return { ids: claim.ids, says: says!, here };
    }),
  };
}

/** The numbers of the rules, by their headings. */
export const rulesOf = (page: string): { heading: string; rules: string[] }[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      heading: part.split("\n", 1)[0]!,
      rules: Array.from(part.matchAll(/^- \*\*\[(\w+)\]\*\*/gm), ([, rule]) => rule!),
    }));
