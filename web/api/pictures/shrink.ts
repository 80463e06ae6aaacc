import { limits } from "#shared/limits";

/** The picture to be sent: upright, small, and without the file's other data, such as the place where it was taken. */
export type Shrunk = { readonly blob: Blob; readonly width: number; readonly height: number };

const LONGEST = 1600;
const WANTED_BYTES = 200_000;
const QUALITIES = [0.82, 0.72, 0.6, 0.45, 0.3];
const { min, max } = limits.media.side;

/** "not_a_picture": this browser cannot show it. "too_small": fewer pixels than a question may have; "too_large": see below. */
export type Unfit = "not_a_picture" | "too_small" | "too_large";

/**
 * Decoded, a pixel takes four bytes, and a file of 64 kB can ask for two gigabytes. The largest cameras that many phones have
 * make 108 million.
 */
const MOST_PIXELS = 110_000_000;

export async function shrink(file: Blob): Promise<Shrunk | Unfit> {
  const picture = await decoded(file);
  if (typeof picture === "string") return picture;
  const { width: fullWidth, height: fullHeight } = picture;
  if (fullWidth < min || fullHeight < min) return "too_small";
  const { width, height } = fitted(fullWidth, fullHeight);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture.source, 0, 0, width, height);
  picture.close();
  const blob = await lightest(canvas, context, /^image\/(?:png|gif)$/.test(file.type));
  return blob && blob.size <= limits.media.bytes ? { blob, width, height } : "not_a_picture";
}

/** The size to send: no side longer than 1,600 pixels and, for a long strip, none narrower than the server accepts. */
export function fitted(width: number, height: number) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const side = (length: number) => Math.min(max, Math.max(min, Math.round(length * scale)));
  return { width: side(width), height: side(height) };
}

type Decoded = { source: CanvasImageSource; width: number; height: number; close: () => void };

/**
 * Decodes a picture upright, unless it has too many pixels: an element knows how many before it decodes any. Browsers of 2021 do
 * not know the option, or only for some forms: they decode it in the element.
 */
async function decoded(file: Blob): Promise<Decoded | Unfit> {
  const shown = new Image();
  const isLoaded = new Promise<boolean>((resolve) => {
    shown.addEventListener("load", () => resolve(true));
    shown.addEventListener("error", () => resolve(false));
  });
  shown.src = await dataUrl(file);
  if (!(await isLoaded)) return "not_a_picture";
  const { naturalWidth: width, naturalHeight: height } = shown;
  if (width * height > MOST_PIXELS) return "too_large";
  try {
    const source = await createImageBitmap(file, { imageOrientation: "from-image" });
    return { source, width: source.width, height: source.height, close: () => source.close() };
  } catch {
    const isShown = await shown.decode().then(
      () => true,
      () => false,
    );
    return isShown ? { source: shown, width, height, close: () => {} } : "not_a_picture";
  }
}

const dataUrl = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("loadend", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.readAsDataURL(file);
  });

/**
 * The smallest format that the browser can write; a PNG for drawings and screenshots if it is no larger, because it stays
 * sharp.
 */
async function lightest(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, isDrawing: boolean) {
  const photo = await photoOf(canvas, context);
  const sharp = isDrawing ? await encoded(canvas, "image/png") : null;
  return sharp && (!photo || sharp.size <= photo.size) ? sharp : photo;
}

async function photoOf(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Promise<Blob | null> {
  let type = "image/webp";
  let best: Blob | null = null;
  for (const quality of QUALITIES) {
    let blob = await encoded(canvas, type, quality);
    // A browser that cannot write WebP silently returns a PNG.
    if (blob && blob.type !== type) {
      if (isSeeThrough(context, canvas)) return blob.type === "image/png" ? blob : await encoded(canvas, "image/png");
      type = "image/jpeg";
      blob = await encoded(canvas, type, quality);
    }
    if (blob && (!best || blob.size < best.size)) best = blob;
    if (best && best.size <= WANTED_BYTES) break;
  }
  return best;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

function isSeeThrough(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! < 250) return true;
  return false;
}
