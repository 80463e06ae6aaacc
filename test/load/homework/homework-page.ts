import { resolve } from "node:path";
import type { Browser, Page } from "playwright";
import { aBrowser, aPhoneIn } from "../kit/browser/browser.ts";
import { asTheEdge } from "../kit/browser/as-the-edge.ts";
import { quantile } from "../kit/figures.ts";
import { thisMachine } from "../kit/machine.ts";
import { CPU_SLOWER, has, slowDown } from "../phone.ts";
import { startProduct } from "../kit/servers.ts";
import { format, table } from "../kit/table.ts";
import { givenHomework } from "../kit/targets.ts";

/** `npm run bench -- homework-page`: a pupil's homework on a weak phone behind a slow link, from an empty cache. */
const RUNS = 5;
const figures = {
  usable: { name: "form can be filled in, ms", atMost: 900 },
  beside: { name: "the same of the join page, in turns, ms", atMost: null },
  known: { name: "it says whose homework it is, ms", atMost: null },
  tiles: { name: "tap on “Devam” → tiles to tap, ms", atMost: null },
} as const;
type Times = Record<keyof typeof figures, number>;

export async function homeworkOnAPhone(): Promise<boolean> {
  const product = await startProduct();
  const door = await asTheEdge(product.port);
  const browser = await aBrowser();
  try {
    const code = await givenHomework(product, 10);
    const runs: Times[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await once(browser, `https://localhost:${door.port}`, code));
    return print(runs);
  } finally {
    await browser.close();
    door.stop();
    await product.stop();
  }
}

let pupils = 0;

async function once(browser: Browser, origin: string, code: string): Promise<Times> {
  const join = await aPhone(browser, `${origin}/student/join`);
  await has(join, "alive");
  const { usable: beside } = await join.evaluate<Times>("benchMarks");
  await join.context().close();
  const page = await aPhone(browser, `${origin}/odev/${code}`);
  await has(page, "known");
  await page.locator("#who").fill(`Ayşe ${(pupils += 1)}`);
  await page.locator("#go").tap();
  await page.getByRole("button", { name: "Sakladım, başla" }).tap();
  await has(page, "tiles");
  const marks = await page.evaluate<Times & { tapped: number }>("benchMarks");
  await page.context().close();
  return { usable: marks.usable, beside, known: marks.known, tiles: marks.tiles - marks.tapped };
}

async function aPhone(browser: Browser, address: string): Promise<Page> {
  const context = await aPhoneIn(browser);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript({ path: resolve("test/load/kit/browser/phone-marks.js") });
  await page.goto(address);
  return page;
}

function print(runs: readonly Times[]): boolean {
  const measured = (Object.keys(figures) as (keyof Times)[]).map((figure) => ({
    ...figures[figure],
    ms: quantile(
      runs.map((times) => times[figure]),
      0.5,
    ),
  }));
  const isWithin = ({ ms, atMost }: (typeof measured)[number]) => atMost === null || ms <= atMost;
  process.stdout.write(
    `Slow 4G (562 ms, 1.47 Mbit/s), CPU ÷ ${CPU_SLOWER}, empty cache, median of ${RUNS}; ${thisMachine()}\n\n${table(
      ["", "measured", "budget"],
      measured.map((one) => [
        one.name,
        `${format(one.ms, 0)}${one.atMost === null ? "" : isWithin(one) ? " ✓" : " ✗"}`,
        one.atMost === null ? "" : `≤ ${one.atMost}`,
      ]),
    )}`,
  );
  return measured.every(isWithin);
}
