import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runnerImport, type Plugin } from "vite";
import { thisMachine } from "../load/kit/machine.ts";
import { format, table } from "../load/kit/table.ts";
import { spoilings } from "./spoilings.ts";

/**
 * `npm run texts`: makes 10,000 texts whose truth is known, reads them and prints by layout what became of their questions. Fails
 * if one question is silently wrong, or if fewer than 85 % of those in clear texts are taken right. `-- files`: the same with clear
 * texts as files of other programs, letters lost and files broken among them; `-- lists`: class lists; `-- pdf`: PDFs. `--spoilt`
 * reads with a reader that is spoilt on purpose, in several ways, each of which must be noticed. `--show 5` prints texts that were
 * read wrongly, `--labels FOLDER` writes 200 by chance, to be labelled again by other eyes.
 */
type Counts = { readonly right: number; readonly doubted: number; readonly leftOut: number; readonly wrong: number };
type Kind = { name: string; texts: number; clearTexts: number; clear: Counts; unclear: Counts };
type Fault = { name: string; seed: number; text: string; faults: readonly string[] };
type Measure = {
  measured: (seed: number, count: number, of?: string) => Promise<{ kinds: Kind[]; faults: Fault[] }>;
  drawn: (seed: number, count: number) => { texts: string[]; truths: unknown[] };
  families: Record<string, { names: readonly string[] }>;
};

const USUAL = { texts: 10_000, files: 3_200, lists: 2_200, pdf: 1_200 };
const MOST_CLEAR = 0.7;
const RIGHT_GOAL = 0.85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "20261129" },
    texts: { type: "string" },
    show: { type: "string", default: "0" },
    labels: { type: "string" },
    spoilt: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const [of = "texts"] = positionals;
/** Texts can be written so that most are clear; a file may be broken on purpose. */
const isOfTexts = of === "texts";
const load = async (plugins: Plugin[] = []): Promise<Measure> =>
  (await runnerImport<Measure>("test/texts/made/measure.ts", { configFile: false, logLevel: "error", plugins })).module;

async function clean(): Promise<boolean> {
  const measure = await load();
  const { names } = measure.families[of] ?? stop(`Known: ${Object.keys(measure.families).join(", ")}`);
  const { kinds, faults } = await measure.measured(
    seed,
    Math.ceil(Number(values.texts ?? USUAL[of as keyof typeof USUAL]) / names.length),
    of,
  );
  const total = summed(kinds);
  console.log(`\n${format(total.texts, 0)} ${of}, seed ${seed}, ${thisMachine()}\n`);
  console.log(
    table(
      [
        "layout",
        "texts",
        "clear",
        "right, of the clear",
        "doubted",
        "left out",
        "silently wrong",
        "right, of the unclear",
        "doubted",
        "left out",
        "silently wrong",
      ],
      [...kinds, total].map(rowOf),
    ),
  );
  for (const { name, seed: own, text, faults: said } of faults.slice(0, Number(values.show)))
    console.log(`\n${name}, ${own}:\n${text}\n${said.join("\n")}`);
  const wrong = total.clear.wrong + total.unclear.wrong;
  const unclear = !isOfTexts
    ? []
    : kinds.filter(({ texts, clearTexts }) => clearTexts < MOST_CLEAR * texts).map(({ name }) => name);
  if (unclear.length > 0) console.log(`Fewer than 70 % clear: ${unclear.join(", ")}`);
  return wrong === 0 && unclear.length === 0 && total.clear.right >= RIGHT_GOAL * sum(total.clear);
}

/** Each spoiling replaces a line of the reader; the figures must show it. */
async function spoilt(): Promise<boolean> {
  const count = 40;
  const rows: string[][] = [];
  for (const { name, file, from, to } of spoilings) {
    const replace: Plugin = {
      name: "spoilt",
      enforce: "pre",
      transform(code, id) {
        if (!id.endsWith(file)) return undefined;
        if (!code.includes(from)) throw new Error(`the line to be spoilt was not found: ${from}`);
        return code.replace(from, to);
      },
    };
    const { measured } = await load([replace]);
    const { clear, unclear } = summed((await measured(seed, count)).kinds);
    rows.push([name, format(clear.wrong + unclear.wrong, 0), clear.wrong + unclear.wrong > 0 ? "✓" : "✗"]);
  }
  console.log(table(["spoilt on purpose", "silently wrong", "noticed"], rows));
  return rows.every(([, , isNoticed]) => isNoticed === "✓");
}

async function labelled(folder: string): Promise<boolean> {
  const { texts, truths } = (await load()).drawn(seed, 200);
  writeFileSync(`${folder}/labels-200.txt`, texts.map((text, i) => `######## ${i + 1}\n${text}\n`).join("\n"));
  writeFileSync(`${folder}/labels-200-truth.json`, JSON.stringify(truths, null, 1));
  return true;
}

function stop(message: string): never {
  throw new Error(message);
}
const sum = ({ right, doubted, leftOut, wrong }: Counts): number => right + doubted + leftOut + wrong;
const added = (one: Counts, other: Counts): Counts => ({
  right: one.right + other.right,
  doubted: one.doubted + other.doubted,
  leftOut: one.leftOut + other.leftOut,
  wrong: one.wrong + other.wrong,
});
const summed = (kinds: readonly Kind[]): Kind =>
  kinds.reduce((all, kind) => ({
    name: "all",
    texts: all.texts + kind.texts,
    clearTexts: all.clearTexts + kind.clearTexts,
    clear: added(all.clear, kind.clear),
    unclear: added(all.unclear, kind.unclear),
  }));
const share = (part: number, whole: number): string => (whole === 0 ? "–" : `${format((100 * part) / whole, 1)} %`);
const cells = (counts: Counts): string[] => [
  share(counts.right, sum(counts)),
  share(counts.doubted, sum(counts)),
  share(counts.leftOut, sum(counts)),
  format(counts.wrong, 0),
];
const rowOf = ({ name, texts, clearTexts, clear, unclear }: Kind): string[] => [
  name,
  format(texts, 0),
  share(clearTexts, texts),
  ...cells(clear),
  ...cells(unclear),
];

const isMet = values.spoilt ? await spoilt() : values.labels ? await labelled(values.labels) : await clean();
process.exitCode = isMet ? 0 : 1;
