import { fit, letters, MOST_PARTS, type Form } from "./unfit";

const [SOI, EOI, SOS, DQT, DHT, DRI] = [0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xdd] as const;
const tables: ReadonlySet<number> = new Set([DQT, DHT, DRI]);
/** Baseline, extended and progressive; browsers may not show the others. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames: ReadonlySet<number> = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf]);
/**
 * Limit of scans. Programs write about ten. Each is a pass over the whole picture, so thousands of short ones keep a phone busy
 * for minutes.
 */
const MOST_SCANS = 100;

/** Reads segments and scans up to the end mark, which must end the file. */
export const readJpeg: Form = (view) => {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xff00 + SOI) return null;
  let size: ReturnType<Form> = null;
  let scans = 0;
  let segments = 0;
  for (let at = 2; ;) {
    fit(++segments <= MOST_PARTS, "scans");
    fit(view.getUint8(at) === 0xff);
    while (view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (marker === EOI) {
      fit(size !== null && scans > 0);
      fit(at + 2 === view.byteLength, "tail");
      return size;
    }
    const length = view.getUint16(at + 2);
    fit(length >= 2 && at + 2 + length <= view.byteLength);
    fit(!otherFrames.has(marker), "colours");
    if (frames.has(marker)) {
      fit(size === null);
      size = readFrame(view, at, length);
    } else if (marker === SOS) {
      fit(size !== null && length === 6 + 2 * view.getUint8(at + 4));
      fit(++scans <= MOST_SCANS, "scans");
    } else if (!tables.has(marker)) {
      fit(marker === 0xfe || (marker >= 0xe0 && marker <= 0xef));
      fit(isColourSegment(view, at, marker, length), "metadata");
    }
    at += 2 + length;
    if (marker === SOS) at = endOfScan(view, at);
  }
};

function readFrame(view: DataView, at: number, length: number) {
  const components = view.getUint8(at + 9);
  fit(length === 8 + 3 * components);
  fit(view.getUint8(at + 4) === 8 && (components === 1 || components === 3), "colours");
  return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
}

/**
 * Recognises JFIF without a thumbnail, a colour profile, or Adobe's note on colours: segments that reveal no place, time or
 * person.
 */
function isColourSegment(view: DataView, at: number, marker: number, length: number): boolean {
  const begins = (name: string) => length >= 2 + name.length && letters(view, at + 4, name.length) === name;
  if (marker === 0xe0) return length === 16 && begins("JFIF\0") && view.getUint16(at + 16) === 0;
  if (marker === 0xe2) return begins("ICC_PROFILE\0");
  return marker === 0xee && length === 14 && begins("Adobe");
}

/** Finds the end of the coded data: the next mark that is neither a stuffed byte nor a restart. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at++;
  }
}
