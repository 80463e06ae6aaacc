import { readInWorker, type PageProgress, type StartedReading } from "./in-worker";
import type { ColumnRole } from "./office/sheet";
import type { Outcome } from "./outcome";
import type { Pages } from "./pdf/pages";
import { isRich, NO_PDF_HERE, type RawSource } from "./types";

export { saysMore } from "./rich/says-more";
/** Opens the pages of a PDF, with the library that draws them. */
export const pagesIn = async (file: Blob): Promise<Pages> => (await import("./pdf/pages")).openPages(file);

/** Message to the worker. A file is read there: the page never holds its bytes. */
export type ToRead = {
  readonly source: RawSource;
  readonly roles: readonly ColumnRole[] | undefined;
  readonly drawsPages: boolean;
};

/** False for browsers that crash or stand still when pages of a PDF are drawn: Chromium 92 and 109 do. */
const drawsPages = (): boolean => CSS.supports("color", "color-mix(in srgb, red, red)");

/** Limit for a text or file that is read in the page itself, which stands still meanwhile. Packed files have their limits. */
const MOST_HERE = 1024 * 1024;

const IN_PARTS = "Soruları birkaç parçada deneyin.";

/** Begins to read a file or a pasted text, in a worker. */
export function importFrom(
  source: RawSource,
  roles: readonly ColumnRole[] | undefined,
  onProgress: (progress: PageProgress) => void,
): StartedReading<Outcome> {
  return readInWorker<Outcome>({
    start: () => new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" }),
    message: { source, roles, drawsPages: drawsPages() } satisfies ToRead,
    here: () => readHere(source, roles),
    givenUp: { ok: false, message: `Okumak çok uzun sürdü, bırakıldı. ${IN_PARTS}` },
    stopped: { ok: false, message: "Okumayı durdurdunuz." },
    onProgress,
  });
}

async function readHere(source: RawSource, roles: readonly ColumnRole[] | undefined): Promise<Outcome> {
  const { outcomeFrom } = await import("./outcome");
  const text = typeof source === "string" ? source : isRich(source) ? source.html : undefined;
  const size = text === undefined ? (source as Blob).size : text.length;
  const start = text === undefined ? await (source as Blob).slice(0, 4).text() : "";
  if (start === "%PDF") return { ok: false, message: NO_PDF_HERE };
  if (size > MOST_HERE && !start.startsWith("PK")) {
    return { ok: false, message: `Bu tarayıcı bu kadar çok metni okuyamıyor. ${IN_PARTS}` };
  }
  return outcomeFrom(source, roles);
}
