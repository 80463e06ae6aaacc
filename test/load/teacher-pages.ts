import { resolve } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { aBrowser, aPhoneIn } from "./kit/browser/browser.ts";
import { asTheEdge } from "./kit/browser/as-the-edge.ts";
import { quantile } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { playGame } from "./kit/play.ts";
import { startProduct } from "./kit/servers.ts";
import { LoadSocket } from "./kit/socket.ts";
import { format, table } from "./kit/table.ts";
import { productTarget, signedIn, type Target } from "./kit/targets.ts";
import { has, slowDown } from "./phone.ts";

/**
 * `npm run bench -- teacher-pages`: the teacher's first page on a weak computer, the pupil's form on a weaker phone, a report of
 * 40 pupils and 40 questions, and what keeps a phone busy between a question's frame and its paint.
 */
const RUNS = 5;
const CLASS = 40;
const ASKED = 12;
const TEACHERS_CPU = 4;
const PUPILS_CPU = 6;
const LONG_MS = 50;

type Question = { readonly framed: number; readonly painted: number };
type Seen = {
  readonly heading: number;
  readonly lists: number;
  readonly matrix: number;
  readonly clicked: number;
  readonly questions: readonly Question[];
  readonly longTasks: readonly { readonly startTime: number; readonly duration: number }[];
};
/** Time until the last response had come, and time in the page's thread. */
type Spent = { readonly network: number; readonly script: number; readonly paint: number };
type Row = readonly [name: string, values: readonly number[], atMost?: number];

export async function timesOfPages(): Promise<boolean> {
  const product = await startProduct();
  const door = await asTheEdge(product.port);
  const browser = await aBrowser();
  const origin = `https://localhost:${door.port}`;
  try {
    const target = await productTarget(product);
    const token = await signedIn(product);
    const code = await playedByAClass(target);
    await isListed(`http://localhost:${product.port}`, token);
    const visits = await times(RUNS, () => teachersVisits(browser, origin, token));
    const forms = await times(RUNS, () => pupilsForm(browser, origin));
    const reports = await reportShown(browser, { origin, token, code });
    const questions = await questionsOnAPhone(browser, origin, target);
    const spent = (name: string, all: readonly Spent[]): Row[] => [
      [`${name}: the last response has come, ms`, all.map(({ network }) => network)],
      [`${name}: processor time of script, ms`, all.map(({ script }) => script)],
      [`${name}: of style, layout and paint, ms`, all.map(({ paint }) => paint)],
    ];
    return print([
      ["teacher's first page, cold: heading, ms", visits.map(({ cold }) => cold.heading)],
      ["cold: lists, ms", visits.map(({ cold }) => cold.lists), 2_000],
      ...spent(
        "cold",
        visits.map(({ cold }) => cold),
      ),
      ["a visit later: heading, ms", visits.map(({ later }) => later.heading)],
      ["a visit later: lists, ms", visits.map(({ later }) => later.lists), 800],
      ["pupil's form can be filled in, ms", forms.map(({ usable }) => usable), 900],
      ...spent("form", forms),
      [`report of ${CLASS} × ${CLASS}, click → shown, ms`, reports, 300],
      ["question's frame → painted on a slow phone, ms", questions.map(({ framed, painted }) => painted - framed)],
      [
        `tasks over ${LONG_MS} ms between them, of ${ASKED} questions`,
        [questions.filter(({ isLong }) => isLong).length],
        0,
      ],
    ]);
  } finally {
    await browser.close();
    door.stop();
    await product.stop();
  }
}

/** Plays a whole game, and returns its code. */
async function playedByAClass(target: Target): Promise<string> {
  let code = "";
  const open: Target["open"] = async (...asked) => {
    const room = await target.open(...asked);
    code = room.code;
    return room;
  };
  await playGame({ ...target, open }, CLASS, { herds: CLASS });
  return code;
}

/** Waits until the teacher's list has the game: a page that was opened before does not ask again. */
async function isListed(origin: string, token: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${origin}/api/game/teacher?status=completed`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (((await reply.json()) as { items: unknown[] }).items.length > 0) return;
    await new Promise((again) => setTimeout(again, 200));
  }
}

async function teachersVisits(browser: Browser, origin: string, token: string) {
  const context = await teachersComputer(browser, token);
  const cold = await visit(context, `${origin}/teacher/dashboard`, TEACHERS_CPU);
  const later = await visit(context, `${origin}/teacher/dashboard`, TEACHERS_CPU);
  await context.close();
  return { cold, later };
}

async function teachersComputer(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: "tr-TR",
    bypassCSP: true,
  });
  await context.addInitScript(`localStorage.setItem("bilye.token", ${JSON.stringify(token)})`);
  return context;
}

async function visit(context: BrowserContext, address: string, slower: number): Promise<Seen & Spent> {
  const page = await marked(context, slower);
  const spent = await spending(page);
  await page.goto(address);
  await shows(page, "lists");
  const seen = { ...(await seenIn(page)), ...(await spent()) };
  await page.close();
  return seen;
}

async function pupilsForm(browser: Browser, origin: string): Promise<Spent & { usable: number }> {
  const context = await aPhoneIn(browser);
  const page = await context.newPage();
  await slowDown(page, PUPILS_CPU);
  await page.addInitScript({ path: resolve("test/load/kit/browser/phone-marks.js") });
  const spentSoFar = await spending(page);
  await page.goto(`${origin}/student/join`);
  await has(page, "usable");
  const spent = await spentSoFar();
  const { usable } = await page.evaluate<{ usable: number }>("benchMarks");
  await context.close();
  return { usable, ...spent };
}

/** Opens the report from the game's page, at the computer's own speed: the first time its script is loaded too. */
async function reportShown(
  browser: Browser,
  { origin, token, code }: { origin: string; token: string; code: string },
): Promise<number[]> {
  const context = await teachersComputer(browser, token);
  const shown = await times(RUNS, async () => {
    const page = await marked(context);
    await page.goto(`${origin}/teacher/games/${code}`);
    await page.getByRole("link", { name: "Raporu aç" }).click();
    await shows(page, "matrix");
    const { clicked, matrix } = await seenIn(page);
    await page.close();
    return matrix - clicked;
  });
  await context.close();
  return shown;
}

async function questionsOnAPhone(browser: Browser, origin: string, target: Target) {
  const room = await target.open(ASKED);
  let number = 0;
  let ended: (() => void) | undefined;
  const host = await LoadSocket.open(target.server.port, room.hostPath, ({ type, body }) => {
    if (type === "question_start")
      number = (JSON.parse(body.toString("utf8")) as { question_number: number }).question_number;
    if (type === "question_end") ended?.();
  });
  const context = await aPhoneIn(browser);
  const page = await marked(context, PUPILS_CPU);
  await page.goto(`${origin}/student/join?code=${room.code}`);
  await page.locator("#nickname").fill("Ayşe");
  await page.locator("#go").tap();
  await page.waitForURL("**/student/game/**");
  await page.getByText("Ayşe").first().waitFor();
  for (let asked = 0; asked < ASKED; asked++) {
    const next = asked === 0 ? { type: "start_game" } : { type: "next_question", question_number: number };
    host.send({ ...next, game_code: room.code });
    await page.waitForFunction(`benchSeen.questions.length > ${asked}`, undefined, { timeout: 60_000 });
    const end = new Promise<void>((done) => (ended = done));
    await page.getByRole("group", { name: "Şıklar" }).getByRole("button").first().tap();
    await end;
  }
  const { questions, longTasks } = await seenIn(page);
  host.close();
  await context.close();
  return questions.map(({ framed, painted }) => ({
    framed,
    painted,
    isLong: longTasks.some(({ startTime, duration }) => startTime < painted && startTime + duration > framed),
  }));
}

async function marked(context: BrowserContext, slower?: number): Promise<Page> {
  const page = await context.newPage();
  if (slower !== undefined) await slowDown(page, slower);
  await page.addInitScript({ path: resolve("test/load/kit/browser/page-marks.js") });
  return page;
}

const seenIn = (page: Page) => page.evaluate<Seen>("benchSeen");
const shows = (page: Page, what: keyof Seen) =>
  page.waitForFunction(`benchSeen.${what} !== undefined`, undefined, { timeout: 60_000 });

/** Has the browser count from now on; the function returns what it has counted. */
async function spending(page: Page): Promise<() => Promise<Spent>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return () => spentIn(page, session);
}

async function spentIn(page: Page, session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send("Performance.getMetrics");
  const ms = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  const network = await page.evaluate<number>(
    "Math.max(...['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type).map((one) => one.responseEnd)))",
  );
  return { network, script: ms("ScriptDuration"), paint: ms("RecalcStyleDuration") + ms("LayoutDuration") };
}

async function times<T>(count: number, once: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let run = 0; run < count; run++) all.push(await once());
  return all;
}

const middle = (values: readonly number[]) => quantile(values, 0.5);
const range = (values: readonly number[]) =>
  values.length === 1 ? "" : ` (${format(Math.min(...values), 0)}–${format(Math.max(...values), 0)})`;

function print(rows: readonly Row[]): boolean {
  const isMet = ([, values, atMost]: Row) => atMost === undefined || middle(values) <= atMost;
  process.stdout.write(
    `Slow 4G (562 ms, 1.47 Mbit/s), the middle of ${RUNS}; ${thisMachine()}\n\n${table(
      ["", "measured", "budget"],
      rows.map((row) => {
        const [name, values, atMost] = row;
        const verdict = atMost === undefined ? "" : isMet(row) ? " ✓" : " ✗";
        return [
          name,
          `${format(middle(values), 0)}${verdict}${range(values)}`,
          atMost === undefined ? "" : `≤ ${atMost}`,
        ];
      }),
    )}`,
  );
  return rows.every(isMet);
}
