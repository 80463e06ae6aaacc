import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/**
 * `npm run bench -- cards-pace`: classes of 30 cards before devices that take this long for each picture, and the seconds until
 * all 30 are read. `npm run bench -- cards-pace 20` takes 20 classes.
 */
const CLASSES = 12;
/** A usual phone and two slow ones, with the longest time that a slow one may take for the class. */
const devices = [{ frameMs: 120 }, { frameMs: 500, mostSeconds: 10 }, { frameMs: 2000, mostSeconds: 40 }] as const;
/** Limit of pictures for one class. */
const MOST_FRAMES = 60;

/** The exports of `test/cards/pace.ts`. Its drawing code is compiled for a browser, not for Node. */
type Reading = {
  readonly aWholeClass: (seed: number) => object;
  readonly readBySlowDevice: (
    wish: object,
    frameMs: number,
    most: number,
  ) => { readonly cards: number; readonly read: number; readonly wrong: number; readonly ms: number };
};

export async function cardsAtTheDevicesPace(classes = CLASSES): Promise<boolean> {
  const path = fileURLToPath(new URL("../cards/pace.ts", import.meta.url));
  const { module: reading } = await runnerImport<Reading>(path);
  let isMet = true;
  console.log("| a picture takes | read | all read after, middle | longest | at most | wrong |");
  console.log("| --- | --: | --: | --: | --: | --: |");
  for (const { frameMs, ...wanted } of devices) {
    const looked = Array.from({ length: classes }, (_, k) =>
      reading.readBySlowDevice(reading.aWholeClass(100 + k), frameMs, MOST_FRAMES),
    );
    const sum = (of: (one: (typeof looked)[number]) => number) => looked.reduce((all, one) => all + of(one), 0);
    const [cards, read, wrong] = [sum((one) => one.cards), sum((one) => one.read), sum((one) => one.wrong)];
    const seconds = looked.map(({ ms }) => ms / 1000).toSorted((a, b) => a - b);
    const [middle, longest] = [seconds[classes >> 1]!, seconds.at(-1)!];
    const most = "mostSeconds" in wanted ? wanted.mostSeconds : null;
    const isGood = read === cards && wrong === 0 && longest <= (most ?? Number.POSITIVE_INFINITY);
    isMet &&= isGood;
    const told = most === null ? "" : `${most} s ${isGood ? "✓" : "✗"}`;
    console.log(
      `| ${frameMs} ms | ${read} / ${cards} | ${middle.toFixed(1)} s | ${longest.toFixed(1)} s | ${told} | ${wrong} |`,
    );
  }
  return isMet;
}
