import { chromium, type Page } from "playwright";
import { quantile } from "./figures.ts";
import { thisMachine } from "./machine.ts";
import { startProduct } from "./servers.ts";
import { format, table } from "./table.ts";
import { productTarget } from "./targets.ts";

/** `npm run bench -- board-reactions`: a slow board while 1,000 phones react once a second, told four times a second. */
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
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
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
    let worst = Infinity;
    for (const { name, open } of scenes) {
      await open(page);
      const [without, with_] = await pairs(
        () => framesOf(page),
        () => reacted(react, page),
      );
      const rolling = await page.evaluate(
        () => document.querySelector("[data-reactions]")!.getAnimations({ subtree: true }).length,
      );
      worst = Math.min(worst, with_);
      rows.push([name, format(without, 1), `${format(with_, 1)} ${with_ > LEAST_FPS ? "✓" : "✗"}`, String(rolling)]);
    }
    process.stdout.write(
      `${PHONES} phones, a message every ${EVERY_MS} ms, CPU ÷ ${CPU_SLOWER}, ${SECONDS} s, median of ${RUNS}; ${thisMachine()}\n\n${table(
        ["", "frames a second without", `with (budget > ${LEAST_FPS})`, "marbles rolling at the end"],
        rows,
      )}`,
    );
    return worst > LEAST_FPS;
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

/** What a room would say to this board, put into its socket. */
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

async function reacted(react: (counts: readonly number[]) => void, page: Page): Promise<number> {
  const each = (PHONES * EVERY_MS) / 1_000 / 5;
  const timer = setInterval(() => react([each, each, each, each, each]), EVERY_MS);
  try {
    return await framesOf(page);
  } finally {
    clearInterval(timer);
  }
}

/** How often a second this page could draw. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((done) => {
        const begun = performance.now();
        let frames = 0;
        const count = () => {
          frames++;
          const passed = performance.now() - begun;
          if (passed < ms) requestAnimationFrame(count);
          else done((frames * 1_000) / passed);
        };
        requestAnimationFrame(count);
      }),
    SECONDS * 1_000,
  );

/** In turns, so that both see the same hour of a machine that others use too; the medians. */
async function pairs(one: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> {
  const found: [number, number][] = [];
  for (let run = 0; run < RUNS; run++) found.push([await one(), await other()]);
  const median = (at: 0 | 1) =>
    quantile(
      found.map((pair) => pair[at]),
      0.5,
    );
  return [median(0), median(1)];
}
