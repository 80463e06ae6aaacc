import { judgedList, listNames, madeList } from "./class-lists";
import { fileNames, judgedFile, madeFile } from "./files";
import { judged, none, type Counts, type Judged } from "./judged";
import { layoutNames, madeText, type Made } from "./layouts";
import { judgedPdf, madePdf, pdfNames } from "./pdfs";
import { randomFrom, type Random } from "./random";

/** A kind of source: its layouts, how one is made and how it is judged. */
type Family<Source> = {
  readonly names: readonly string[];
  readonly make: (name: string, random: Random) => Source;
  readonly judge: (made: Source) => Judged | Promise<Judged>;
};
const family = <Source extends Pick<Made, "text" | "isClear">>({ names, make, judge }: Family<Source>) => ({
  names,
  read: async (name: string, seed: number) => {
    const made = make(name, randomFrom(seed));
    return { made, found: await judge(made) };
  },
});
export const families = {
  texts: family({ names: layoutNames, make: madeText, judge: judged }),
  files: family({ names: fileNames, make: madeFile, judge: judgedFile }),
  lists: family({ names: listNames, make: madeList, judge: judgedList }),
  pdf: family({ names: pdfNames, make: madePdf, judge: judgedPdf }),
};
type FamilyName = keyof typeof families;

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

/** Texts drawn by chance from all layouts, and apart from them their truth. */
export function drawn(seed: number, count: number): { texts: string[]; truths: unknown[] } {
  const random = randomFrom(seed);
  const all = Array.from({ length: count }, () => {
    const layout = random.below(layoutNames.length);
    const own = seedOf(seed, layout, random.below(10_000 / layoutNames.length));
    return { layout: layoutNames[layout], seed: own, ...madeBy(layoutNames[layout]!, own) };
  });
  return {
    texts: all.map(({ text }) => text),
    truths: all.map(({ layout, seed: own, isClear, questions }) => ({ layout, seed: own, isClear, questions })),
  };
}

/** Makes `count` sources of each layout, reads them and counts what became of their questions. */
export async function measured(
  seed: number,
  count: number,
  of: FamilyName = "texts",
): Promise<{ kinds: Kind[]; faults: Fault[] }> {
  const faults: Fault[] = [];
  const kinds: Kind[] = [];
  for (const [layout, name] of families[of].names.entries()) {
    const [clear, unclear] = [none(), none()];
    let clearTexts = 0;
    for (let i = 0; i < count; i++) {
      const own = seedOf(seed, layout, i);
      const { made, found } = await families[of].read(name, own);
      if (made.isClear) clearTexts++;
      const sum = made.isClear ? clear : unclear;
      for (const part of ["right", "doubted", "leftOut", "wrong"] as const) sum[part] += found[part];
      if (found.wrong > 0)
        faults.push({ name, seed: own, isClear: made.isClear, text: made.text, faults: found.faults });
    }
    kinds.push({ name, texts: count, clearTexts, clear, unclear });
  }
  return { kinds, faults };
}
