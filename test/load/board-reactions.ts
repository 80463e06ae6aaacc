import type { CDPSession, Page } from "playwright";
import { aBrowser } from "./kit/browser/browser.ts";
import { traced } from "./kit/browser/trace.ts";
import { limits } from "#shared/limits";
import { quantile } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { startProduct } from "./kit/servers.ts";
import { format, table } from "./kit/table.ts";
import { productTarget } from "./kit/targets.ts";

/** `npm run bench -- board-reactions`: a slow board while 1,000 phones react once a second, in four messages a second. */
const PHONES = 1_000;
const EVERY_MS = 250;
const SECONDS = 6;
const CPU_SLOWER = 4;
const RUNS = 3;
const LEAST_FPS = 50;
const PLAYERS = 60;

type Scene = { readonly name: string; readonly open: (page: Page) => Promise<void> };

export async function aBoardWhileAllReact(): Promise<boolean> {
  const product = await startProduct();
  const browser = await aBrowser();
  try {
    const target = await productTarget(product);
    const room = await target.open(1);
    const token = new URLSearchParams(room.hostPath.split("?")[1]).get("token")!;
    for (let i = 0; i < PLAYERS; i++) {
      await fetch(`http://localhost:${product.port}/api/game/join`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ game_code: room.code, nickname: `Öğrenci ${i + 1}` }),
      });
    }
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: "tr-TR" });
    const page = await context.newPage();
    await page.addInitScript((own) => localStorage.setItem("bilye.token", own), token);
    const react = await reactionsOf(page);
    await page.goto(`http://localhost:${product.port}/teacher/games/${room.code}/host`);
    await page.getByText(String(PLAYERS), { exact: true }).waitFor();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
    const rows: string[][] = [];
    let isSmooth = true;
    for (const { name, open } of scenes) {
      await open(page);
      const found = { without: [] as Drawn[], with: [] as Drawn[] };
      for (let run = 0; run < RUNS; run++) {
        found.without.push(await drawn(page, session));
        found.with.push(await whileReacting(react, () => drawn(page, session)));
      }
      const rolling = await page.evaluate(
        () => document.querySelector("[data-reactions]")!.getAnimations({ subtree: true }).length,
      );
      const busy = median(found.with, "busyMs");
      const isIn = busy < 1_000 / LEAST_FPS;
      isSmooth &&= isIn;
      rows.push([
        name,
        format(median(found.without, "busyMs"), 1),
        `${format(busy, 1)} ${isIn ? "✓" : "✗"}`,
        format(median(found.without, "fps"), 1),
        format(median(found.with, "fps"), 1),
        String(rolling),
      ]);
    }
    process.stdout.write(
      `${PHONES} phones, a message every ${EVERY_MS} ms, CPU ÷ ${CPU_SLOWER}, ${SECONDS} s, median of ${RUNS}; ${thisMachine()}\n\n${table(
        [
          "",
          "ms of the page's thread a frame, without",
          `with (${LEAST_FPS} frames a second: < ${1_000 / LEAST_FPS})`,
          "frames a second, without",
          "with",
          "marbles rolling at the end",
        ],
        rows,
      )}`,
    );
    return isSmooth;
  } finally {
    await browser.close();
    await product.stop();
  }
}

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).click();
  await page.waitForTimeout(2_500);
};
const scenes: readonly Scene[] = [
  { name: "lobby, 60 players", open: (page) => page.waitForTimeout(2_000) },
  {
    name: "answer",
    open: async (page) => {
      await press(/Oyunu başlat/)(page);
      await press(/Süreyi bitir|Cevabı göster/)(page);
    },
  },
  {
    name: "standing",
    open: async (page) => {
      await page.keyboard.press("p");
      await page.getByRole("heading", { name: "Puan durumu" }).waitFor();
      await page.waitForTimeout(2_500);
    },
  },
];

/** Lets the script send a room's messages to this board's socket. */
async function reactionsOf(page: Page): Promise<(counts: readonly number[]) => void> {
  let say: ((text: string) => void) | null = null;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => socket.send(text));
    say = (text) => socket.send(text);
  });
  return (counts) => say?.(JSON.stringify({ type: "reactions", counts }));
}

async function whileReacting<Found>(
  react: (counts: readonly number[]) => void,
  measure: () => Promise<Found>,
): Promise<Found> {
  const each = (PHONES * EVERY_MS) / 1_000 / limits.reactions;
  const timer = setInterval(() => react(Array<number>(limits.reactions).fill(each)), EVERY_MS);
  try {
    return await measure();
  } finally {
    clearInterval(timer);
  }
}

type Drawn = {
  /** Frames per second of real time: other users of the machine lower it. */
  readonly fps: number;
  /** Processor time of the page's main thread for a frame. */
  readonly busyMs: number;
};

async function drawn(page: Page, session: CDPSession): Promise<Drawn> {
  const stop = await traced(session);
  const { frames, passed } = await framesOf(page);
  const tasks = (await stop()).tasksOf("page");
  return { fps: (frames * 1_000) / passed, busyMs: tasks.reduce((sum, { ms }) => sum + ms, 0) / frames };
}

const framesOf = (page: Page): Promise<{ frames: number; passed: number }> =>
  page.evaluate(
    (ms) =>
      new Promise((done) => {
        const begun = performance.now();
        let frames = 0;
        const count = () => {
          frames++;
          const passed = performance.now() - begun;
          if (passed < ms) requestAnimationFrame(count);
          else done({ frames, passed });
        };
        requestAnimationFrame(count);
      }),
    SECONDS * 1_000,
  );

const median = (found: readonly Drawn[], what: keyof Drawn): number =>
  quantile(
    found.map((one) => one[what]),
    0.5,
  );
