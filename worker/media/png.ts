import { fit, letters, MOST_PARTS, type Form } from "./unfit";

const colourOnly = new Set([
  "tRNS",
  "cHRM",
  "gAMA",
  "iCCP",
  "sBIT",
  "sRGB",
  "cICP",
  "mDCV",
  "cLLI",
  "bKGD",
  "hIST",
  "pHYs",
  "sPLT",
]);
const animation = new Set(["acTL", "fcTL", "fdAT"]);
/** Bits of a sample allowed for each colour type. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Reads chunks and checks their sums, up to IEND, which must end the file. */
export const readPng: Form = (view) => {
  if (view.byteLength < 8 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  const size = readHeader(view);
  const seen = ["IHDR"];
  for (let at = 33; ;) {
    fit(seen.length <= MOST_PARTS, "scans");
    const length = view.getUint32(at);
    const name = letters(view, at + 4, 4);
    const next = at + 12 + length;
    fit(next <= view.byteLength && isSound(view, at, length));
    if (name === "IEND") {
      fit(length === 0 && seen.includes("IDAT"));
      fit(next === view.byteLength, "tail");
      return size;
    }
    fit(!animation.has(name), "animated");
    if (name === "IDAT") fit(seen.at(-1) === "IDAT" || !seen.includes("IDAT"));
    else {
      fit(name === "PLTE" || colourOnly.has(name), "metadata");
      fit(!seen.includes(name) || name === "sPLT");
    }
    seen.push(name);
    at = next;
  }
};

function readHeader(view: DataView) {
  fit(view.getUint32(8) === 13 && letters(view, 12, 4) === "IHDR" && isSound(view, 8, 13));
  const [depth, colour] = [view.getUint8(24), view.getUint8(25)];
  fit(depths[colour]?.includes(depth) === true);
  fit(view.getUint8(26) === 0 && view.getUint8(27) === 0 && view.getUint8(28) <= 1);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The check sum after the chunk matches its name and data. */
function isSound(view: DataView, at: number, length: number): boolean {
  let sum = 0xffffffff;
  for (let i = at + 4; i < at + 8 + length; i++) sum = table[(sum ^ view.getUint8(i)) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0 === view.getUint32(at + 8 + length);
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
