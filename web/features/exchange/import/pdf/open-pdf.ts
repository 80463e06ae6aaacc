import * as pdf from "pdfjs-dist/legacy/build/pdf.mjs";
import { number } from "#shared/numbers";
import { BROKEN_PDF, COPY_TEXT, ImportRefused, importLimits, NO_PDF_HERE } from "../types";
import { canvases } from "./canvases";
import { contentOf } from "./content";
import { addForLibrary } from "./newer";
import { drawn, type Look } from "./drawn";
import type { Box, PageContent } from "./page-content";
import { inTime } from "./in-time";

export type PdfPage = PageContent & { readonly isCut: boolean };
/** A PDF that is being read. */
export type PdfFile = {
  readonly count: number;
  page(number: number): Promise<PdfPage>;
  /** A piece of a page as a picture; undefined if nothing is drawn there, or if this browser cannot draw here. */
  piece(number: number, box: Box, look: Look): Promise<Blob | undefined>;
  /** Size of a page as it is shown, in points. */
  size(number: number): Promise<{ readonly width: number; readonly height: number }>;
  close(): void;
};

const pdfLimits = {
  /** Time for opening, and for each page. The worker that takes longer is ended. */
  openingMs: 20_000,
  pageMs: 8_000,
  /** Pixels of a picture in the file. */
  pixels: 40_000_000,
} as const;

const LOCKED = "PDF parolalı. Parolasını kaldırıp yeniden kaydedin.";
const TOO_SLOW = `PDF’i açmak çok uzun sürdü, bırakıldı. ${COPY_TEXT}.`;

/** Opens a PDF in a worker of its own, which never runs what the file brings along. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  addForLibrary();
  const { worker, end } = startWorker();
  const task = pdf.getDocument({ ...options(worker), data: bytes });
  const close = () => {
    void task.destroy().catch(() => undefined);
    end();
  };
  try {
    const file = await inTime(task.promise, pdfLimits.openingMs, worker.failed);
    refuseTooManyPages(file.numPages);
    return {
      count: file.numPages,
      page: (at) => inTime(readPage(file, at), pdfLimits.pageMs, worker.failed),
      piece: (at, box, look) => inTime(drawn(file, at, box, look), pdfLimits.pageMs, worker.failed),
      size: async (at) => (await file.getPage(at)).getViewport({ scale: 1 }),
      close,
    };
  } catch (error) {
    close();
    throw refusalFor(error);
  }
}

async function readPage(file: pdf.PDFDocumentProxy, at: number): Promise<PdfPage> {
  const page = await file.getPage(at);
  try {
    return await contentOf(page, pdf.OPS);
  } finally {
    page.cleanup();
  }
}

type Started = { readonly port: pdf.PDFWorker | undefined; readonly failed: Promise<never> };

/** Starts the library's worker; without workers the library works in this thread. */
function startWorker(): { worker: Started; end: () => void } {
  if (typeof Worker === "undefined") return { worker: { port: undefined, failed: never() }, end: () => undefined };
  const own = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const failed = new Promise<never>((_, reject) => {
    own.addEventListener("error", () => reject(new ImportRefused(NO_PDF_HERE)));
  });
  failed.catch(() => undefined);
  return {
    worker: { port: pdf.PDFWorker.create({ port: own, verbosity: pdf.VerbosityLevel.ERRORS }), failed },
    end: () => own.terminate(),
  };
}

const never = () => new Promise<never>(() => undefined);

/** Nothing but text, shapes and pictures: no scripts, no forms, no files from elsewhere, no fonts in the page. */
function options({ port }: Started) {
  return {
    ...(port && { worker: port }),
    ...canvases,
    verbosity: pdf.VerbosityLevel.ERRORS,
    enableXfa: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    disableAutoFetch: true,
    maxImageSize: pdfLimits.pixels,
  };
}

function refuseTooManyPages(pages: number) {
  if (pages <= importLimits.pdfPages) return;
  throw new ImportRefused(
    `PDF ${number(pages)} sayfa, en çok ${importLimits.pdfPages} sayfa okunabilir. Soruların olduğu sayfaları ayrı bir PDF olarak kaydedin.`,
  );
}

function refusalFor(error: unknown): ImportRefused {
  if (error instanceof ImportRefused) return error;
  if (error instanceof pdf.PasswordException) return new ImportRefused(LOCKED);
  return new ImportRefused(error instanceof Error && error.name === "TimeoutError" ? TOO_SLOW : BROKEN_PDF);
}
