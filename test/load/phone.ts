import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright";
import { aBrowser, aPhoneIn } from "./kit/browser/browser.ts";
import { asTheEdge } from "./kit/browser/as-the-edge.ts";
import { quantile } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { startProduct } from "./kit/servers.ts";
import { LoadSocket } from "./kit/socket.ts";
import { format, table } from "./kit/table.ts";
import { productTarget, type Target } from "./kit/targets.ts";

/** `npm run bench -- phone`: the pupil's page on a weak phone behind a slow link, from an empty cache. */
const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 1_470_000 / 8, uploadThroughput: 720_000 / 8 };
export const CPU_SLOWER = 4;
const RUNS = 3;

type Marks = Record<
  "usable" | "known" | "alive" | "tapped" | "felt" | "seated" | "connected" | "asked" | "tiles",
  number
>;
type Times = Record<keyof typeof budgets, number>;

const budgets = {
  firstPaint: { name: "first contentful paint, ms", atMost: 900, digits: 0 },
  usable: { name: "form can be filled in, ms", atMost: 900, digits: 0 },
  alive: { name: "form's script has run, ms", atMost: 2000, digits: 0 },
  tapToFelt: { name: "first tap on “Oyuna gir” → it shows, ms", atMost: null, digits: 0 },
  tapToSeat: { name: "first tap → in the lobby, ms", atMost: null, digits: 0 },
  questionToTiles: { name: "question_start → tiles to tap, ms", atMost: null, digits: 0 },
  scriptKb: { name: "JavaScript up to the tiles, kB gzip", atMost: null, digits: 1 },
} as const;

export async function timesOnAPhone(): Promise<boolean> {
  const product = await startProduct();
  const door = await asTheEdge(product.port);
  const browser = await aBrowser();
  try {
    const target = await productTarget(product);
    const runs: Times[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await once(browser, door.port, target));
    print(runs);
    return true;
  } finally {
    await browser.close();
    door.stop();
    await product.stop();
  }
}

async function once(browser: Browser, port: number, target: Target): Promise<Times> {
  const room = await target.open(1);
  const host = await LoadSocket.open(target.server.port, room.hostPath);
  const context = await aPhoneIn(browser);
  const page = await context.newPage();
  await slowDown(page);
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  await page.addInitScript({ path: resolve("test/load/kit/browser/phone-marks.js") });

  await page.goto(`https://localhost:${port}/student/join?code=${room.code}`);
  await has(page, "alive");
  await page.locator("#nickname").fill("Ayşe");
  await page.locator("#go").tap();
  await has(page, "connected");
  host.send({ type: "start_game", game_code: room.code });
  await has(page, "tiles");
  const marks = await page.evaluate<Marks>("benchMarks");
  const firstPaint = await page.evaluate<number>("performance.getEntriesByName('first-contentful-paint')[0].startTime");
  // Responses that come from now on are not read: the page may be closed before they are.
  const scripts = responses.filter((response) => response.request().resourceType() === "script");
  const scriptBytes = (await Promise.all(scripts.map((script) => script.body()))).reduce(
    (sum, script) => sum + gzipSync(script, { level: 9 }).length,
    0,
  );
  host.close();
  await context.close();
  return {
    firstPaint,
    usable: marks.usable,
    alive: marks.alive,
    tapToFelt: marks.felt - marks.tapped,
    tapToSeat: marks.seated - marks.tapped,
    questionToTiles: marks.tiles - marks.asked,
    scriptKb: scriptBytes / 1000,
  };
}

export async function slowDown(page: Page, cpuSlower = CPU_SLOWER) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlower });
}

export const has = (page: Page, mark: keyof Marks) =>
  page.waitForFunction(`benchMarks.${mark} !== undefined`, undefined, { timeout: 60_000 });

function print(runs: readonly Times[]) {
  const rows = (Object.keys(budgets) as (keyof Times)[]).map((figure) => {
    const { name, atMost, digits } = budgets[figure];
    const measured = quantile(
      runs.map((times) => times[figure]),
      0.5,
    );
    const verdict = atMost === null ? "" : measured <= atMost ? " ✓" : " ✗";
    return [name, `${format(measured, digits)}${verdict}`, atMost === null ? "" : `≤ ${atMost}`];
  });
  process.stdout.write(
    `Slow 4G (562 ms, 1.47 Mbit/s), CPU ÷ ${CPU_SLOWER}, empty cache, median of ${RUNS}; ${thisMachine()}\n\n${table(["", "measured", "budget"], rows)}`,
  );
}
