import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "./page-content";

export type Look = {
  /** Pixels across. */
  readonly width: number;
  /** Quarters by which the page is turned clockwise. */
  readonly turns: number;
};

/** Pixels for a point: more than a screen or a print shows of a figure, less than a hostile size would need. */
const SCALE = [0.2, 4] as const;
/** Limit for the pixels of a piece. */
const MOST_PIXELS = 8_000_000;

/** Draws a piece of a page; undefined if nothing is there or this browser cannot draw in a worker. */
export async function drawn(
  file: PDFDocumentProxy,
  at: number,
  box: Box,
  { width, turns }: Look,
): Promise<Blob | undefined> {
  const page = await file.getPage(at);
  const rotation = (page.getViewport({ scale: 1 }).rotation + turns * 90) % 360;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const most = Math.min(SCALE[1], Math.sqrt(MOST_PIXELS / Math.max(1, across * down)));
  const scale = Math.min(most, Math.max(SCALE[0], width / across));
  const canvas = newCanvas(Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale)));
  const context = canvas?.getContext("2d", {
    alpha: false,
    willReadFrequently: true,
  }) as CanvasRenderingContext2D | null;
  if (!canvas || !context) return undefined;
  const viewport = page.getViewport({ scale, rotation, offsetX: -box.left * scale, offsetY: -box.top * scale });
  try {
    await page.render({ canvas: null, canvasContext: context, viewport, background: "#ffffff" }).promise;
    if (isBlank(context.getImageData(0, 0, canvas.width, canvas.height).data)) return undefined;
    return await blobOf(canvas);
  } finally {
    page.cleanup();
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function newCanvas(width: number, height: number): Canvas | undefined {
  if (globalThis.document !== undefined) return Object.assign(document.createElement("canvas"), { width, height });
  return typeof OffscreenCanvas === "undefined" ? undefined : new OffscreenCanvas(width, height);
}

const blobOf = (canvas: Canvas): Promise<Blob | undefined> =>
  "convertToBlob" in canvas
    ? canvas.convertToBlob({ type: "image/png" })
    : new Promise((resolve) => {
        canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png");
      });

/** True if every pixel looks like the first. */
function isBlank(pixels: Uint8ClampedArray): boolean {
  for (let at = 4; at < pixels.length; at += 4)
    if (pixels[at] !== pixels[0] || pixels[at + 1] !== pixels[1] || pixels[at + 2] !== pixels[2]) return false;
  return true;
}
