import { fit, letters, type Form } from "./unfit";

const ANIMATION = 0b0000_0010;
const METADATA = 0b0000_1100;
const moving = new Set(["ANIM", "ANMF"]);

/**
 * Reads RIFF of exactly this length with one image in it. Chromium's canvas writes the long form (VP8X) with a colour profile
 * even for an opaque picture.
 */
export const readWebp: Form = (view) => {
  if (view.byteLength < 20 || letters(view, 0, 4) !== "RIFF" || letters(view, 8, 4) !== "WEBP") return null;
  const end = view.getUint32(4, true) + 8;
  fit(end <= view.byteLength);
  fit(end === view.byteLength, "tail");
  const seen: string[] = [];
  let canvas: ReturnType<Form> = null;
  let image: ReturnType<Form> = null;
  for (let at = 12; at < end;) {
    const name = letters(view, at, 4);
    const length = view.getUint32(at + 4, true);
    const data = at + 8;
    fit(data + length <= end && !seen.includes(name));
    fit(!moving.has(name), "animated");
    if (name === "VP8X") {
      fit(at === 12 && length === 10);
      const flags = view.getUint8(data);
      fit((flags & ANIMATION) === 0, "animated");
      fit((flags & METADATA) === 0, "metadata");
      canvas = { width: uint24(view, data + 4) + 1, height: uint24(view, data + 7) + 1 };
    } else if (name === "VP8 " || name === "VP8L") {
      fit(image === null && (name === "VP8 " || !seen.includes("ALPH")));
      image = name === "VP8 " ? lossy(view, data, length) : lossless(view, data, length);
    } else {
      fit(name === "ICCP" || name === "ALPH", "metadata");
      fit(canvas !== null && image === null && length > 0);
    }
    seen.push(name);
    at = data + length;
    if (length % 2 === 1) fit(view.getUint8(at++) === 0);
    fit(at <= end);
  }
  fit(image !== null);
  fit(canvas === null || (canvas.width === image.width && canvas.height === image.height));
  return image;
};

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Reads a key frame that contains its whole first part. */
function lossy(view: DataView, at: number, length: number) {
  fit(length >= 10 && (view.getUint8(at) & 1) === 0 && uint24(view, at + 3) === 0x2a019d);
  fit(10 + (uint24(view, at) >>> 5) <= length);
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
}

function lossless(view: DataView, at: number, length: number) {
  fit(length > 5 && view.getUint8(at) === 0x2f);
  const bits = view.getUint32(at + 1, true);
  fit(bits >>> 29 === 0);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
