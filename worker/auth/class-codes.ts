import { createHmac } from "node:crypto";
import { classLimits } from "#protocol/class-limits";
import { secretsOf } from "./signed";

/**
 * Codes to type from paper: short, without letters that look alike. One links an account to a seat in a class, another signs in
 * a board. The database stores only a keyed hash. A code follows from its row's id and the key: the teacher can print a class's
 * code again.
 */

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };

const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** "class" is also in the hashes that are stored. */
type Sort = "class" | "board";

export const newClassCode = (keys: Keys, id: string) => derivedCode(keys.JWT_SECRET, "class", id);
export const newBoardCode = (keys: Keys, id: string) => derivedCode(keys.JWT_SECRET, "board", id);

/** Recovers the code of a row; null if the key it was made with is gone. */
export function classCode(keys: Keys, { id, hash }: { id: string; hash: string }): string | null {
  const codes = secretsOf(keys).map((key) => derivedCode(key, "class", id));
  return codes.find((code) => code.hash === hash)?.code ?? null;
}

export const classCodeHashes = (keys: Keys, typed: string): string[] => typedHashes(keys, "class", typed);
export const boardCodeHashes = (keys: Keys, typed: string): string[] => typedHashes(keys, "board", typed);

/** Hashes of a code as typed: any case, with spaces and dashes. Empty for a text that cannot be a code. */
function typedHashes(keys: Keys, sort: Sort, typed: string): string[] {
  const code = typed.replace(/[\s\p{Pd}]+/gu, "").replace(/[a-z]/g, asciiCapital);
  const isCode = code.length === classLimits.codeLength && Array.from(code).every((letter) => letters.includes(letter));
  return isCode ? secretsOf(keys).map((key) => hashOf(key, sort, code)) : [];
}

/** Ignores the language: Turkish casing would give the i a dot. */
const asciiCapital = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 32);

function derivedCode(key: string, sort: Sort, id: string) {
  const bits = createHmac("sha256", key).update(`${sort} code:${id}`).digest("hex").slice(0, 16);
  let rest = BigInt(`0x${bits}`);
  let code = "";
  while (code.length < classLimits.codeLength) {
    code += letters[Number(rest % BigInt(letters.length))]!;
    rest /= BigInt(letters.length);
  }
  return { code, hash: hashOf(key, sort, code) };
}

const hashOf = (key: string, sort: Sort, code: string): string =>
  createHmac("sha256", key).update(`kept ${sort} code:${code}`).digest("base64url");
