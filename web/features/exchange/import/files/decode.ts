import { isText } from "./readable";
import { COPY_TEXT, importLimits, ImportRefused, UNPACK_FIRST } from "../types";

type Content = { kind: "zip" } | { kind: "xls" } | { kind: "text"; text: string; note?: string };

const PICTURE = "Bu bir resim dosyası, içinde okunacak yazı yok.";
const magic: [bytes: number[], message: string][] = [
  [[0x25, 0x50, 0x44, 0x46], `PDF dosyası okunamaz. ${COPY_TEXT}.`],
  [[0x89, 0x50, 0x4e, 0x47], PICTURE],
  [[0xff, 0xd8, 0xff], PICTURE],
  [[0x47, 0x49, 0x46, 0x38], PICTURE],
  [[0x52, 0x61, 0x72, 0x21], `RAR dosyası okunamaz. ${UNPACK_FIRST}`],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], `RTF dosyası okunamaz. ${COPY_TEXT}.`],
];
/** True for a PDF: its mark may stand behind a few other bytes. */
export const isPdf = (start: Uint8Array): boolean => String.fromCharCode(...start.subarray(0, 1_024)).includes("%PDF-");

const LOCKED = "Dosya parolalı. Office’te parolasını kaldırıp yeniden kaydedin.";
/** Name of the stream in which Office stores password-protected files, in its old container. */
const LOCKED_NAME = Array.from("EncryptedPackage", (letter) => [letter.charCodeAt(0), 0]).flat();
const DOS_END = 0x1a;
const BROKEN = "Dosyanın yazısı bozuk, yarım kalmış olabilir.";
const OTHER_CODE = "Dosyanın Türkçe harfleri okunamadı. Dosyayı UTF-8 olarak kaydedip yeniden deneyin.";
const NOT_TEXT = "Bu dosya okunamadı: metin de tablo da değil.";

/** Recognises a file by its bytes, never by its name. Decodes texts. */
export function contentOf(bytes: Uint8Array): Content {
  if (bytes.length === 0) throw new ImportRefused("Dosya boş.");
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return { kind: "zip" };
  if (isLocked(bytes)) throw new ImportRefused(LOCKED);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { kind: "xls" };
  for (const [start, message] of magic) if (startsWith(bytes, start)) throw new ImportRefused(message);
  const { text, note } = decoded(bytes.at(-1) === DOS_END ? bytes.subarray(0, -1) : bytes);
  if (!isText(text)) throw new ImportRefused(NOT_TEXT);
  if (text.trim() === "") throw new ImportRefused("Dosya boş.");
  return { kind: "text", text, ...(note && { note }) };
}

/** Tries the byte order mark, then UTF-16 by its zeros, then strict UTF-8, then the old code page of Turkish Windows. */
function decoded(bytes: Uint8Array): { text: string; note?: string } {
  if (startsWith(bytes, [0xff, 0xfe])) return { text: utf16("utf-16le", bytes) };
  if (startsWith(bytes, [0xfe, 0xff])) return { text: utf16("utf-16be", bytes) };
  const bare = utf16WithoutMark(bytes);
  if (bare) return { text: utf16(bare, bytes) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder("windows-1254").decode(bytes);
    if (startsWith(bytes, [0xef, 0xbb, 0xbf])) throw new ImportRefused(BROKEN);
    if (isText(text) && OF_OTHER_CODE.test(text)) throw new ImportRefused(OTHER_CODE);
    return { text, note: "Dosya eski Türkçe Windows kodlamasıyla yazılmış. Türkçe harflere bir göz atın." };
  }
}

/** Signs that the code page of Windows does not have, and letters that stand in no Turkish word: DOS and the old Macintosh. */
const OF_OTHER_CODE = /[\x80-\x84\x86-\x9f]|\p{Ll}[İÛÚ]\p{Ll}|\p{L}[šŸ]|[šŸ]\p{L}/u;

function utf16(encoding: "utf-16le" | "utf-16be", bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefused(BROKEN);
  }
}

/** Recognizes UTF-16 without a byte order mark: in Turkish and English the upper byte of most characters is zero. */
function utf16WithoutMark(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, 2_000);
  if (sample.length < 4 || bytes.length % 2 === 1) return undefined;
  let even = 0;
  let odd = 0;
  for (let i = 0; i + 1 < sample.length; i += 2) {
    if (sample[i] === 0) even++;
    if (sample[i + 1] === 0) odd++;
  }
  const most = sample.length / 2 / 2;
  if (odd > most && even === 0) return "utf-16le";
  return even > most && odd === 0 ? "utf-16be" : undefined;
}

const isLocked = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]) &&
  bytes.some((byte, i) => byte === LOCKED_NAME[0] && LOCKED_NAME.every((part, at) => bytes[i + at] === part));

/** Size limit of a file, by its first bytes. */
export const mostBytes = (start: Uint8Array): number =>
  startsWith(start, [0x50, 0x4b]) || /^(?:\u00ef\u00bb\u00bf)?\s*</.test(String.fromCharCode(...start.subarray(0, 8)))
    ? importLimits.fileBytesWithPictures
    : importLimits.fileBytes;

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);
