import { Inflate } from "fflate";
import { BOMB, importLimits, ImportRefused } from "../types";

type Entry = { name: string; method: number; packed: number; size: number; offset: number };
export type Archive = { names: readonly string[]; read: (name: string, mostBytes?: number) => Uint8Array | undefined };

const BROKEN = "Dosya bozuk ya da yarım kalmış. Yeniden indirip deneyin.";
/** Piece size small enough that one piece cannot unpack to much. */
const PIECE = 4_096;

/**
 * Opens a zip file. Parts are unpacked on demand and only up to the limits: per part, and over all reads together, since a text
 * may name the same part many times, and a part that turns out too large costs just as much. Reads the file list with own code
 * because no library counts the bytes that really come out (docs/dependencies.md).
 */
export function openZip(bytes: Uint8Array, mostParts: number = importLimits.parts): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(directory(view, bytes, mostParts).map((entry) => [entry.name, entry]));
  let room: number = importLimits.unpackedBytes;
  return {
    names: [...entries.keys()],
    read(name, mostBytes = importLimits.partBytes) {
      const entry = entries.get(name);
      if (room < 0) throw new ImportRefused(BOMB);
      return entry && unpacked(entry, view, bytes, { mostBytes, came: (piece) => (room -= piece) });
    },
  };
}

/** The file list at the end of the archive, the only valid one. */
function directory(view: DataView, bytes: Uint8Array, mostParts: number): Entry[] {
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count === 0xffff) throw new ImportRefused(BOMB);
  if (count > mostParts) throw new ImportRefused("Dosyanın içinde çok fazla parça var, güvenlik için okunmadı.");
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw new ImportRefused(BROKEN);
    if (view.getUint16(at + 8, true) & 1)
      throw new ImportRefused("Dosya parolalı. Parolasını kaldırıp yeniden deneyin.");
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll("\\", "/"),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 22 - 0xffff; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw new ImportRefused(BROKEN);
}

type Room = { readonly mostBytes: number; readonly came: (piece: number) => void };

function unpacked({ method, packed, size, offset }: Entry, view: DataView, bytes: Uint8Array, room: Room) {
  if (size > room.mostBytes) throw new ImportRefused(BOMB);
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== 0x04034b50) throw new ImportRefused(BROKEN);
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const content = bytes.subarray(start, start + packed);
  if (content.length < packed) throw new ImportRefused(BROKEN);
  if (method === 0) return content;
  if (method !== 8) throw new ImportRefused(BROKEN);
  return inflated(content, room);
}

/** Counts the bytes that really come out instead of trusting the size that the file claims. */
function inflated(content: Uint8Array, { mostBytes, came }: Room): Uint8Array {
  const out = { pieces: [] as Uint8Array[], length: 0, isWhole: false };
  const inflate = new Inflate((piece, final) => {
    out.pieces.push(piece);
    out.length += piece.length;
    came(piece.length);
    out.isWhole ||= final;
  });
  const most = Math.min(mostBytes, Math.max(content.length * importLimits.ratio, 1024 * 1024));
  try {
    for (let at = 0; at < content.length; at += PIECE) {
      inflate.push(content.subarray(at, at + PIECE), at + PIECE >= content.length);
      if (out.length > most) throw new ImportRefused(BOMB);
    }
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused(BROKEN);
  }
  if (!out.isWhole) throw new ImportRefused(BROKEN);
  return joined(out.pieces, out.length);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
