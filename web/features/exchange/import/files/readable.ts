import type { RawQuestion, RawSet } from "../types";

/** A text as it can be read, and the lines on which something unreadable was taken out. */
export type Readable = {
  readonly text: string;
  readonly notes: readonly string[];
  readonly lines: ReadonlySet<number>;
};

/** Control signs that are no end of a line. A PDF's copy has them for signs of a font without a map to letters. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\x85]/u;
/** Bytes that no code page uses for letters. More of them than one in twenty letters: no text. */
const NO_LETTER = /[^\P{Cc}\t\n\v\f\r\x80-\x9f]/gu;
const MOST = 0.05;
export const isText = (text: string): boolean => (text.match(NO_LETTER) ?? []).length <= text.length * MOST;

/** Mends letters that another program read in the wrong code, and takes out control signs. */
export function readable(source: string): Readable {
  const mended = withTrueLetters(source);
  // Word's hyphens: one that never breaks a line, and one that is seen only at the end of one.
  const text = (mended ?? source).replaceAll("\u001e", "-").replaceAll("\u001f", "");
  const lines = new Set<number>();
  if (!CONTROL.test(text)) return { text, notes: mended === undefined ? [] : [MENDED], lines };
  const kept = text.split(/(\r\n?|[\n\v\f\x85\u2028\u2029])/).map((part, i) => {
    if (!CONTROL.test(part)) return part;
    lines.add(i / 2 + 1);
    return part.replaceAll(new RegExp(CONTROL, "gu"), "");
  });
  return { text: kept.join(""), notes: mended === undefined ? [TAKEN_OUT] : [MENDED, TAKEN_OUT], lines };
}

const MENDED = "Dosyanın bozuk Türkçe harfleri düzeltildi. Harflere bir göz atın.";
const TAKEN_OUT = "Metindeki okunamayan işaretler çıkarıldı, o satırlardaki sorulara bakın.";
const ON_LINE = "Satırlarından birinde okunamayan bir işaret vardı, çıkarıldı.";

/** "TÃ¼rkiye", "baÅŸkent": UTF-8 that was read as Windows' code and saved again. */
const MISREAD = /Ã[\u0080-\u00bf‡–œ¶¼§]|Ä[±Ÿž°\u009e\u009f]|Å[Ÿž\u009e\u009f]/g;
export const isMisread = (text: string): boolean => text.search(MISREAD) >= 0;

/** Undefined if nothing has to be mended, or if it cannot be done for the whole text. */
function withTrueLetters(text: string): string | undefined {
  if ((text.match(MISREAD) ?? []).length < 2) return undefined;
  for (const code of ["windows-1252", "windows-1254"]) {
    const bytes = bytesIn(text, code);
    if (!bytes) continue;
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      // Another code.
    }
  }
  return undefined;
}

function bytesIn(text: string, code: string): Uint8Array | undefined {
  const signs = new TextDecoder(code).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const byteOf = new Map(Array.from(signs, (sign, byte) => [sign, byte]));
  const bytes = Array.from(text, (sign) => byteOf.get(sign));
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes) : undefined;
}

/** Doubts the questions on lines from which something was taken out. A question reaches to the beginning of the next one. */
export function withUnreadLines(set: RawSet, lines: ReadonlySet<number>): RawSet {
  if (lines.size === 0) return set;
  const questions = set.questions.map((question, i) => {
    const next = set.questions[i + 1];
    const last = question.source?.lines?.[1] ?? (next ? firstOf(next) - 1 : Number.MAX_SAFE_INTEGER);
    const isOn = [...lines].some((line) => line >= firstOf(question) && line <= last);
    return isOn ? { ...question, doubts: [...(question.doubts ?? []), ON_LINE] } : question;
  });
  return { ...set, questions };
}

/**
 * Doubts the questions of a text that lost letters. Where question marks stand for them, those within words show it, and then
 * any other one may be a letter as well; another sign may have hidden the number of a question or a heading.
 */
export function withLostLetters(set: RawSet, text: string): RawSet {
  const areAll = text.includes("\ufffd");
  const areMany = (text.match(/\?\p{Ll}|\p{Ll}\? \p{Ll}/gu) ?? []).length > 1;
  const questions = set.questions.map((question) => {
    const isLost = areMany
      ? [question.text.replace(/\?$/, ""), ...question.options, JSON.stringify(question.written ?? "")].some((part) =>
          part.includes("?"),
        )
      : question.options.some((option) => /\d\?/.test(option));
    return areAll || isLost ? { ...question, doubts: [...(question.doubts ?? []), BROKEN_LETTERS] } : question;
  });
  return { ...set, questions };
}
export const BROKEN_LETTERS = "Bir harfi eksik ya da bozuk olabilir.";

const firstOf = ({ where, source }: RawQuestion): number =>
  source?.lines?.[0] ?? Number(/^Satır (\d+)/.exec(where)?.[1]);
