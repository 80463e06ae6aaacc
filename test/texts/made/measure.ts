import { judged, none, type Counts } from "./judged";
import { layoutNames, madeText, type Made } from "./layouts";
import { randomFrom } from "./random";

export type Kind = {
  readonly name: string;
  readonly texts: number;
  readonly clearTexts: number;
  readonly clear: Counts;
  readonly unclear: Counts;
};
export type Fault = {
  readonly name: string;
  readonly seed: number;
  readonly isClear: boolean;
  readonly text: string;
  readonly faults: readonly string[];
};

export const seedOf = (seed: number, layout: number, i: number): number => (seed * 31 + layout) * 1_000_003 + i;
export const madeBy = (name: string, seed: number): Made => madeText(name, randomFrom(seed));

export const layouts = layoutNames.length;

/** Texts drawn by chance from all layouts, and apart from them their truth. */
export function drawn(seed: number, count: number): { texts: string[]; truths: unknown[] } {
  const random = randomFrom(seed);
  const all = Array.from({ length: count }, () => {
    const layout = random.below(layouts);
    const own = seedOf(seed, layout, random.below(10_000 / layouts));
    return { layout: layoutNames[layout], seed: own, ...madeBy(layoutNames[layout]!, own) };
  });
  return {
    texts: all.map(({ text }) => text),
    truths: all.map(({ layout, seed: own, isClear, questions }) => ({ layout, seed: own, isClear, questions })),
  };
}

/** Makes `count` texts of each layout, reads them and counts what became of their questions. */
export function measured(seed: number, count: number): { kinds: Kind[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const kinds = layoutNames.map((name, layout) => {
    const [clear, unclear] = [none(), none()];
    let clearTexts = 0;
    for (let i = 0; i < count; i++) {
      const own = seedOf(seed, layout, i);
      const made = madeBy(name, own);
      if (made.isClear) clearTexts++;
      const found = judged(made);
      const sum = made.isClear ? clear : unclear;
      for (const part of ["right", "doubted", "leftOut", "wrong"] as const) sum[part] += found[part];
      if (found.wrong > 0)
        faults.push({ name, seed: own, isClear: made.isClear, text: made.text, faults: found.faults });
    }
    return { name, texts: count, clearTexts, clear, unclear };
  });
  return { kinds, faults };
}
