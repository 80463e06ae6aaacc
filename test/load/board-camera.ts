import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { runnerImport } from "vite";
import { startProduct, type Server } from "./kit/servers.ts";
import { call, choice, importSet, signedIn } from "./kit/targets.ts";

/**
 * `npm run bench -- board-camera`: drawn classes of 30 before a drawn camera that stands on the board, and the board's own frames
 * while it reads. `npm run bench -- board-camera 120` takes 120 classes of each size: more than 10,000 frames.
 */
const CLASSES = 6;
/** A weak board, with a processor four times slower than this one's. */
const FRAME_MS = 400;
const SLOWER = 4;
const LEAST_FRAMES = 30;
const WATCHED_MS = 10_000;

type Row = { readonly size: number; readonly withinMs: number; readonly classes?: number; readonly cards?: number };
/** The part, in per cent, of the classes that are read whole, and of the cards. */
const rows: readonly Row[] = [
  { size: 32, withinMs: 10_000, classes: 100 },
  { size: 24, withinMs: 10_000, classes: 100 },
  { size: 20, withinMs: 15_000, cards: 99 },
  { size: 12, withinMs: 10_000 },
];
/** The last row is too small from here down, and the board says so in most of its frames. */
const TOO_SMALL = 12;

/** The exports of `test/cards`. Its drawing code is compiled for a browser, not for Node. */
type Reading = {
  readonly readByStanding: (plan: object) => {
    readonly cards: number;
    readonly read: number;
    readonly wrong: number;
    readonly frames: number;
    readonly allMs: number | null;
    readonly far: number;
  };
};
type Drawing = {
  readonly writeVideo: (path: string, scenes: readonly object[], conditions: object, frames: number) => void;
};
type Rooms = { readonly aClassroom: (wish: object) => { readonly cards: readonly { readonly number: number }[] } };

const path = (name: string) => fileURLToPath(new URL(`../cards/${name}`, import.meta.url));
const imported = async <Module>(name: string) => (await runnerImport<Module>(path(name))).module;

export async function theBoardsOwnCamera(classes = CLASSES): Promise<boolean> {
  const isRead = readings(await imported<Reading>("standing.ts"), classes);
  const isSmooth = await framesOfTheBoard();
  return isRead && isSmooth;
}

function readings({ readByStanding }: Reading, classes: number): boolean {
  let [isMet, frames, wrong] = [true, 0, 0];
  console.log(
    "| last row, px | within | classes read whole | cards read | last card, longest | “too small” | target |",
  );
  console.log("| --- | --: | --: | --: | --: | --: | --: |");
  for (const { size, withinMs, ...goal } of rows) {
    const looked = Array.from({ length: classes }, (_, k) =>
      readByStanding({ size, seed: 1000 * size + k, frameMs: FRAME_MS, mostMs: withinMs }),
    );
    const sum = (of: (one: (typeof looked)[number]) => number) => looked.reduce((all, one) => all + of(one), 0);
    const whole = (100 * looked.filter(({ allMs }) => allMs !== null).length) / classes;
    const cards = (100 * sum(({ read }) => read)) / sum((one) => one.cards);
    const far = (100 * sum((one) => one.far)) / classes;
    frames += sum((one) => one.frames);
    wrong += sum((one) => one.wrong);
    const isGood =
      whole >= (goal.classes ?? 0) && cards >= (goal.cards ?? 0) && (size === TOO_SMALL ? far >= 50 : true);
    isMet &&= isGood;
    const wanted = goal.classes ? `whole ≥ ${goal.classes} %` : goal.cards ? `cards ≥ ${goal.cards} %` : "says so";
    const longest = Math.max(...looked.map(({ allMs }) => (allMs ?? withinMs) / 1000));
    console.log(
      `| ${size} | ${withinMs / 1000} s | ${whole.toFixed(0)} % | ${cards.toFixed(1)} % | ${longest.toFixed(1)} s | ${far.toFixed(0)} % | ${wanted} ${isGood ? "✓" : "✗"} |`,
    );
  }
  console.log(`${frames} frames: ${wrong} wrong numbers or letters after the vote ${wrong === 0 ? "✓" : "✗"}`);
  return isMet && wrong === 0;
}

/** Counts the frames that the board draws while its camera reads 30 cards. */
async function framesOfTheBoard(): Promise<boolean> {
  const folder = mkdtempSync(`${tmpdir()}/board-camera-`);
  const { aClassroom } = await imported<Rooms>("classroom.ts");
  const { writeVideo } = await imported<Drawing>("video.ts");
  const { usual } = await imported<{ readonly usual: object }>("camera.ts");
  const scene = aClassroom({ width: 1280, height: 720, seed: 5, sizes: [28, 60], cards: 32, covered: 0, wrong: 2 });
  const numbers = scene.cards.map(({ number }) => number).filter((number) => number > 0);
  writeVideo(`${folder}/class.y4m`, [scene], usual, 6);
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${folder}/class.y4m`,
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: "tr-TR" });
    await page.context().grantPermissions(["camera"]);
    const code = await aGameByCards(product, page, numbers);
    await page.goto(`http://localhost:${product.port}/teacher/games/${code}/cards`);
    await page.getByText(/\d+ kart görünüyor/).waitFor();
    await page.getByRole("button", { name: "Oyunu başlat" }).click();
    await page
      .getByText(/\d+ \/ 30 okundu/)
      .first()
      .waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const drawn = await framesWithin(page, WATCHED_MS);
    const perSecond = drawn / (WATCHED_MS / 1000);
    const isGood = perSecond >= LEAST_FRAMES;
    console.log(
      `the board draws ${perSecond.toFixed(0)} frames a second while it reads, CPU ÷ ${SLOWER} (at least ${LEAST_FRAMES}) ${isGood ? "✓" : "✗"}`,
    );
    return isGood;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}

async function aGameByCards(server: Server, page: Page, numbers: readonly number[]): Promise<string> {
  const token = await signedIn(server);
  await page.addInitScript((token) => localStorage.setItem("bilye.token", token), token);
  const own = await call<{ class: { id: string } }>(server, "/classes", { name: "7B" }, token);
  const students = numbers.map((number, k) => ({
    number,
    name: `Ada ${"ABCDEFGHIJ"[k % 10]}${"abcdefghij"[Math.floor(k / 10)]}`,
  }));
  await call(server, `/classes/${own.class.id}/students`, { students }, token);
  const question_set_id = await importSet(server, token, [choice(0)]);
  const settings = { answers: "cards", class_id: own.class.id, reading_seconds: 0 };
  const { game } = await call<{ game: { game_code: string } }>(server, "/game", { question_set_id, settings }, token);
  return game.game_code;
}

const framesWithin = (page: Page, ms: number): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((done) => {
        const until = performance.now() + ms;
        let frames = 0;
        const count = () => {
          if (performance.now() >= until) return done(frames);
          frames += 1;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
      }),
    ms,
  );
