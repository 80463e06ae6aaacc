import { joinedRuns, type Height } from "../import/files/raised";
import { inFont } from "../import/office/symbol-fonts";

const WIDE = 1;
const HAS_EXTRA = 4;
const HAS_RUNS = 8;

const utf16 = new TextDecoder("utf-16le");

/** Letters of two bytes each, or of one if all of them are Latin. */
function lettersAt(bytes: Uint8Array, at: number, count: number, isWide: boolean): string {
  const end = at + (isWide ? 2 * count : count);
  if (end > bytes.length) throw new RangeError("a text behind the end");
  const part = bytes.subarray(at, end);
  return isWide ? utf16.decode(part) : Array.from(part, (byte) => String.fromCharCode(byte)).join("");
}

/** Reads a text that starts with its length and its width. */
export function textAt(bytes: Uint8Array, at: number, lengthBytes: 1 | 2 = 2): string {
  const length = byteAt(bytes, at) + (lengthBytes === 2 ? 256 * byteAt(bytes, at + 1) : 0);
  const flags = byteAt(bytes, at + lengthBytes);
  return lettersAt(bytes, at + lengthBytes + 1, length, (flags & WIDE) !== 0);
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError("a byte behind the end");
  return byte;
}

/** Reads across the ends of records. */
class Pieces {
  private readonly pieces: readonly Uint8Array[];
  private piece = 0;
  private at: number;
  constructor(pieces: readonly Uint8Array[], at: number) {
    this.pieces = pieces;
    this.at = at;
  }

  byte(): number {
    this.turn();
    return byteAt(this.current(), this.at++);
  }
  number(bytes: 2 | 4): number {
    let value = 0;
    for (let i = 0; i < bytes; i++) value += this.byte() * 256 ** i;
    return value;
  }
  skip(bytes: number): void {
    this.at += bytes;
  }
  /** A text may be cut over several records; each further record states its letters' width again. */
  letters(count: number, flags: number): string {
    let text = "";
    let isWide = (flags & WIDE) !== 0;
    for (let left = count; left > 0;) {
      if (this.at >= this.current().length) isWide = (this.byte() & WIDE) !== 0;
      const room = this.current().length - this.at;
      const here = Math.min(left, isWide ? room >> 1 : room);
      if (here <= 0) throw new RangeError("half a letter");
      text += lettersAt(this.current(), this.at, here, isWide);
      this.at += isWide ? 2 * here : here;
      left -= here;
    }
    return text;
  }

  private current(): Uint8Array {
    const piece = this.pieces[this.piece];
    if (!piece) throw new RangeError("the texts end early");
    return piece;
  }
  private turn(): void {
    while (this.at >= this.current().length) this.at -= this.pieces[this.piece++]!.length;
  }
}

/** A font of the book, as far as it changes what is read. */
export type XlsFont = { readonly height?: Height; readonly name: string };

/** The shared texts that cells point to: one record and those that continue it. Runs in other fonts are read as they are seen. */
export function sharedTexts(records: readonly Uint8Array[], fonts: readonly XlsFont[] = []): string[] {
  const texts: string[] = [];
  const pieces = new Pieces(records, 4);
  for (let left = pieces.number(4); left > 0; left--) {
    const length = pieces.number(2);
    const flags = pieces.byte();
    const runs = flags & HAS_RUNS ? pieces.number(2) : 0;
    const extra = flags & HAS_EXTRA ? pieces.number(4) : 0;
    const text = pieces.letters(length, flags);
    const starts = Array.from({ length: runs }, () => [pieces.number(2), pieces.number(2)] as const);
    pieces.skip(extra);
    texts.push(inFonts(text, starts, fonts));
  }
  return texts;
}

function inFonts(
  text: string,
  starts: readonly (readonly [at: number, font: number])[],
  fonts: readonly XlsFont[],
): string {
  if (starts.length === 0 || fonts.length === 0) return text;
  const runs = [[0, -1] as const, ...starts].map(([at, index], i) => {
    // Fonts are counted without the fifth one, which no book has.
    const font = fonts[index > 4 ? index - 1 : index];
    const part = text.slice(at, starts[i]?.[0] ?? text.length);
    return { text: inFont(part, font?.name ?? ""), ...(font?.height && { height: font.height }) };
  });
  return joinedRuns(runs)
    .map((run) => run.text)
    .join("");
}
