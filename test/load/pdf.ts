import type { Browser, Page } from "playwright";
import { column, writtenPdf, type Drawn } from "../builders/written-pdf.ts";
import { aBrowser } from "./kit/browser/browser.ts";
import { traced, type Thread } from "./kit/browser/trace.ts";
import { quantile } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { startProduct } from "./kit/servers.ts";
import { format, table } from "./kit/table.ts";
import { signedIn } from "./kit/targets.ts";

/**
 * `npm run bench -- pdf`: a teacher opens a booklet on a weak computer. The browser slows the page's thread alone, so the time of
 * the others is their processor time, multiplied: what they would need on that computer one after the other, at most.
 */
const CPU_SLOWER = 4;
const RUNS = 3;
const MOST_SECONDS_A_MEGABYTE = 1;
const FRAME_MS = 1000 / 60;
/** A figure as booklets have them, in pixels. */
const FIGURE = { width: 900, height: 600 };
const A_PAGE = 5;

type Booklet = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly questions: number;
  readonly hasFigures: boolean;
};
type Measured = { readonly booklet: Booklet; readonly reads: readonly Read[] };
type Read = {
  /** Processor time of the workers, and of what decodes, compiles and collects for them, in seconds. */
  readonly workers: number;
  readonly pool: number;
  /** From the choice of the file until its questions stand on the page, in seconds. */
  readonly seen: number;
  /** Tasks of the page's thread while it reads, and then the one that shows what was read. */
  readonly tasks: readonly number[];
  readonly shown: number;
};

export async function aPdfInTime(): Promise<boolean> {
  const product = await startProduct();
  const browser = await aBrowser();
  try {
    const token = await signedIn(product);
    const figure = await drawnFigure(browser);
    const measured = async (one: Booklet): Promise<Measured> => {
      const reads: Read[] = [];
      for (let run = 0; run < RUNS; run++) reads.push(await readBy(browser, { port: product.port, token }, one));
      return { booklet: one, reads };
    };
    return print([await measured(booklet(24, figure)), await measured(booklet(40))]);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** A drawing of many colours as a JPEG, as large as its lines and grain make it. */
async function drawnFigure(browser: Browser): Promise<Uint8Array> {
  const page = await browser.newPage();
  const text = await page.evaluate(drawFigure, FIGURE);
  await page.close();
  return Buffer.from(text.split(",")[1]!, "base64");
}

/** Runs in a page. */
function drawFigure({ width, height }: { width: number; height: number }): string {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d")!;
  const pixels = context.createImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const grain = ((x * 7919 + y * 104_729) % 31) - 15;
    pixels.data.set([120 + 80 * Math.sin(x / 40) + grain, 120 + 80 * Math.cos(y / 30) + grain, 150 + grain, 255], at);
  }
  context.putImageData(pixels, 0, 0);
  for (let i = 0; i < 40; i++) context.strokeRect(20 + i * 9, 20 + i * 5, width / 3, height / 3);
  return canvas.toDataURL("image/jpeg", 0.9);
}

function booklet(pages: number, figure?: Uint8Array): Booklet {
  const bytes = writtenPdf(
    Array.from({ length: pages }, (_, at) => ({
      drawn: pageOf(at, figure !== undefined),
      ...(figure && { jpeg: { ...FIGURE, bytes: figure } }),
    })),
  );
  const name = `${pages} pages, ${figure ? "a picture on each" : "text alone"}, ${format(megabytes(bytes), 1)} MB`;
  return { name, bytes, questions: pages * A_PAGE, hasFigures: figure !== undefined };
}

function pageOf(page: number, hasFigure: boolean): Drawn[] {
  return Array.from({ length: A_PAGE }, (_, i) => {
    const number = page * A_PAGE + i + 1;
    const top = 60 + i * 150;
    const lines = [
      `${number}. Bir sınıfta ${number + 20} öğrenci vardır. Öğrencilerin her biri bahçeye ${number + 2} fidan dikmiştir.`,
      "Dikilen fidanların dörtte biri kurumuş, kalanların yarısı ertesi yıl meyve vermiştir. Buna göre",
      `${number % 2 === 0 ? "ilk yıl" : "ertesi yıl"} bahçede kaç fidan vardır?`,
    ];
    // At another place on each page: what stands at the same one is the publisher's.
    const isDrawn = hasFigure && i === page % A_PAGE;
    const answers = ["A", "B", "C", "D"].map((letter, at) => `${letter}) ${number * (at + 3)}`);
    return [
      ...column(50, top, [...(isDrawn ? lines.slice(2).map((line) => `${number}. Şekle göre ${line}`) : lines)], 12),
      ...(isDrawn ? [{ jpeg: [60 + page * 4, top + 6, 60, 40] } as const] : []),
      ...column(50, top + 56, [...answers, "Cevap: B"], 12),
    ];
  }).flat();
}

type Site = { readonly port: number; readonly token: string };

async function readBy(
  browser: Browser,
  { port, token }: Site,
  { bytes, questions, name, hasFigures }: Booklet,
): Promise<Read> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: "tr-TR",
    bypassCSP: true,
  });
  await context.addInitScript(`localStorage.setItem("bilye.token", ${JSON.stringify(token)})`);
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/teacher/question-sets/new`);
  await page.getByRole("radio", { name: /^Metinden ya da dosyadan/ }).check({ force: true });
  await page.evaluate(markReading, `${questions} soru bulundu`);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
  const stop = await traced(session);
  const files = page.locator("input[type=file]");
  await files.setInputFiles({ name: "kitapçık.pdf", mimeType: "application/pdf", buffer: Buffer.from(bytes) });
  await shows(page, name);
  if (hasFigures) await page.getByText("Şekli sayfadan kesildi").first().waitFor();
  const trace = await stop();
  await context.close();
  const [chosen, shown] = ["chosen", "shown"].map((mark) => trace.events.find((event) => event.name === mark)!.ts);
  const during = (thread: Thread) => trace.tasksOf(thread).filter(({ ts }) => ts >= chosen! && ts <= shown!);
  const secondsOf = (thread: Thread) => during(thread).reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const ofPage = during("page");
  // The task that shows the questions holds the mark.
  const last = ofPage.pop()!;
  return {
    workers: secondsOf("workers"),
    pool: secondsOf("pool"),
    seen: (shown! - chosen!) / 1_000_000,
    tasks: ofPage.map(({ ms }) => ms),
    shown: last.ms,
  };
}

const shows = async (page: Page, name: string) => {
  await page
    .waitForFunction("performance.getEntriesByName('shown').length > 0", undefined, { timeout: 120_000 })
    .catch(async () => {
      throw new Error(`${name}: ${await page.locator("main").innerText()}`);
    });
};

/** Runs in the page: marks when the file is chosen and when all its questions stand on the page. */
function markReading(text: string) {
  addEventListener("change", () => performance.mark("chosen"), { capture: true, once: true });
  const watch = new MutationObserver(() => {
    if (!document.body.textContent.includes(text)) return;
    performance.mark("shown");
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}

type Figure = { readonly name: string; readonly of: (read: Read, booklet: Booklet) => number; readonly digits: number };

const aMegabyte: Figure = {
  name: "workers and what works for them, one after the other, s a megabyte",
  of: ({ workers, pool }, { bytes }) => ((workers + pool) * CPU_SLOWER) / megabytes(bytes),
  digits: 2,
};
const figures: readonly Figure[] = [
  {
    name: "the workers alone, s a megabyte",
    of: ({ workers }, { bytes }) => (workers * CPU_SLOWER) / megabytes(bytes),
    digits: 2,
  },
  { name: "both, s", of: ({ workers, pool }) => (workers + pool) * CPU_SLOWER, digits: 1 },
  { name: "until the questions stand, with workers as fast as here, s", of: ({ seen }) => seen, digits: 1 },
  { name: "longest task of the page while it reads, ms", of: ({ tasks }) => Math.max(...tasks), digits: 0 },
  {
    name: "such tasks longer than a frame of 60",
    of: ({ tasks }) => tasks.filter((ms) => ms > FRAME_MS).length,
    digits: 0,
  },
  { name: "the task that shows all questions, ms", of: ({ shown }) => shown, digits: 0 },
];

const megabytes = (bytes: Uint8Array) => bytes.length / 1_000_000;

/** The budget is one of megabytes: a booklet of text alone has next to none. */
function print([illustrated, plain]: readonly [Measured, Measured]): boolean {
  const middle = ({ booklet, reads }: Measured, { of }: Figure) =>
    quantile(
      reads.map((read) => of(read, booklet)),
      0.5,
    );
  const cells = (figure: Figure) => [illustrated, plain].map((one) => format(middle(one, figure), figure.digits));
  const isMet = middle(illustrated, aMegabyte) <= MOST_SECONDS_A_MEGABYTE;
  const [ofIllustrated, ofPlain] = cells(aMegabyte);
  process.stdout.write(
    `CPU ÷ ${CPU_SLOWER}, median of ${RUNS}; ${thisMachine()}\n\n${table(
      ["", illustrated.booklet.name, plain.booklet.name, "budget"],
      [
        [aMegabyte.name, `${ofIllustrated} ${isMet ? "✓" : "✗"}`, ofPlain!, `≤ ${MOST_SECONDS_A_MEGABYTE}`],
        ...figures.map((figure) => [figure.name, ...cells(figure), ""]),
      ],
    )}`,
  );
  return isMet;
}
