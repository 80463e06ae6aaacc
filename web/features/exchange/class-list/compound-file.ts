import { ImportRefused } from "../import/types";

/** Named streams of a compound file, the small file system inside old Office files. */
type CompoundFile = { readonly names: readonly string[]; readonly read: (name: string) => Uint8Array };

export const SAVE_AS_XLSX = "Excel’de “Farklı kaydet, .xlsx” deyin ya da listeyi yapıştırın.";
export const BROKEN_XLS = `Bu dosya açılamadı. ${SAVE_AS_XLSX}`;

const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Numbers from here on are not sectors but signs: end of chain, free sector, table sector. */
const SIGNS = 0xfffffffa;
const ENTRY = 128;
const SMALL_SECTOR = 64;

export const isCompoundFile = (bytes: Uint8Array): boolean => magic.every((byte, i) => bytes[i] === byte);

/** Opens a compound file. Follows no chain further than the file is long; throws if the file is broken. */
export function openCompoundFile(bytes: Uint8Array, broken: string = BROKEN_XLS): CompoundFile {
  const header = viewOf(bytes);
  const power = header.getUint16(30, true);
  if (power !== 9 && power !== 12) throw new ImportRefused(broken);
  const sectors = sectorsOf(bytes, { size: 1 << power, first: 1 << power });
  const table = tableOf(sectors, header);
  const read = (start: number) => joined(chain(start, table, sectors));

  const [root, ...entries] = entriesIn(read(header.getUint32(48, true)));
  const streams = new Map(entries.map((entry) => [entry.name, entry]));
  const smallBelow = header.getUint32(56, true);
  return {
    names: [...streams.keys()],
    read(name) {
      const { start, size } = streams.get(name)!;
      if (size >= smallBelow) return read(start).subarray(0, size);
      // Small streams lie in small sectors, all of them inside the root's stream.
      const small = sectorsOf(read(root!.start), { size: SMALL_SECTOR, first: 0 });
      const smallTable = numbersIn(read(header.getUint32(60, true)));
      return joined(chain(start, smallTable, small)).subarray(0, size);
    },
  };
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

type Sectors = { readonly count: number; readonly size: number; readonly at: (id: number) => Uint8Array };

function sectorsOf(bytes: Uint8Array, { size, first }: { size: number; first: number }): Sectors {
  const count = Math.ceil((bytes.length - first) / size);
  const at = (id: number) => {
    if (id >= count) throw new RangeError("a sector behind the end");
    return bytes.subarray(first + id * size, first + (id + 1) * size);
  };
  return { count, size, at };
}

/** The table that links each sector to its next one. The header alone has room for it: files are small enough. */
function tableOf(sectors: Sectors, header: DataView): Uint32Array {
  const ids: number[] = [];
  for (let i = 0; i < 109; i++) ids.push(header.getUint32(76 + 4 * i, true));
  return numbersIn(joined(ids.filter((id) => id < SIGNS).map(sectors.at)));
}

function chain(start: number, table: Uint32Array, sectors: Sectors): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let id = start; id < SIGNS; id = table[id] ?? SIGNS) {
    if (parts.length === sectors.count) throw new RangeError("a chain without an end");
    parts.push(sectors.at(id));
  }
  return parts;
}

type Entry = { readonly name: string; readonly start: number; readonly size: number };

/** The first entry is the root. */
function entriesIn(folder: Uint8Array): Entry[] {
  const view = viewOf(folder);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY <= folder.length; at += ENTRY) {
    const length = Math.min(64, view.getUint16(at + 64, true));
    entries.push({
      name: utf16.decode(folder.subarray(at, at + Math.max(0, length - 2))),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

const utf16 = new TextDecoder("utf-16le");

function numbersIn(bytes: Uint8Array): Uint32Array {
  const view = viewOf(bytes);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getUint32(4 * i, true));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
