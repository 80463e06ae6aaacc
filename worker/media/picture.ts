import { limits } from "#shared/limits";
import { readGif } from "./gif";
import { readJpeg } from "./jpeg";
import { readPng } from "./png";
import { Unfit, type Form } from "./unfit";
import { readWebp } from "./webp";

/** A still picture with nothing else in its bytes. */
export type StillPicture = {
  readonly type: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
  readonly width: number;
  readonly height: number;
};

const { min, max } = limits.media.side;
const forms: readonly (readonly [StillPicture["type"], Form])[] = [
  ["image/png", readPng],
  ["image/jpeg", readJpeg],
  ["image/webp", readWebp],
  ["image/gif", readGif],
];

/**
 * Identifies the picture in the bytes, or answers the sentence that says why they do not fit a question. Walks every file to
 * its last byte: a file that is cut short, or has something after its end, is refused.
 */
export function stillPicture(bytes: Uint8Array): StillPicture | string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (const [type, read] of forms) {
      const size = read(view);
      if (size) return wrongSize(size) ?? { type, ...size };
    }
    return "Bu dosya JPG, PNG, WebP ya da GIF biçiminde bir resim değil.";
  } catch (error) {
    if (error instanceof Unfit) return error.message;
    // The file ends in the middle of a part.
    if (error instanceof RangeError) return new Unfit("broken").message;
    throw error;
  }
}

function wrongSize({ width, height }: { width: number; height: number }): string | null {
  if (width < min || height < min) return `Resim çok küçük: en az ${min} × ${min} piksel olmalı.`;
  if (width > max || height > max) return `Resim çok büyük: bir kenarı en çok ${max} piksel olabilir.`;
  return null;
}
