import { createHmac } from "node:crypto";
import { classLimits } from "#protocol/class-limits";
import { secretsOf } from "./signed";

/**
 * Codes that link an account to a seat in a class: short enough to type from paper, without letters that look alike. The
 * database stores only a keyed hash. The teacher can print a code again because it follows from its row's id and the key.
 */

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };

const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

export const newClassCode = (keys: Keys, id: string) => derivedCode(keys.JWT_SECRET, id);

/** Recovers the code of a row; null if the key it was made with is gone. */
export function classCode(keys: Keys, { id, hash }: { id: string; hash: string }): string | null {
  const codes = secretsOf(keys).map((key) => derivedCode(key, id));
  return codes.find((code) => code.hash === hash)?.code ?? null;
}

/** Hashes of a code as typed: any case, with spaces and dashes. Empty for a text that cannot be a code. */
export function classCodeHashes(keys: Keys, typed: string): string[] {
  const code = typed.replace(/[\s\p{Pd}]+/gu, "").replace(/[a-z]/g, asciiCapital);
  const isCode = code.length === classLimits.codeLength && Array.from(code).every((letter) => letters.includes(letter));
  return isCode ? secretsOf(keys).map((key) => hashOf(key, code)) : [];
}

/** Ignores the language: Turkish casing would give the i a dot. */
const asciiCapital = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 32);

function derivedCode(key: string, id: string) {
  const bits = createHmac("sha256", key).update(`class code:${id}`).digest("hex").slice(0, 16);
  let rest = BigInt(`0x${bits}`);
  let code = "";
  while (code.length < classLimits.codeLength) {
    code += letters[Number(rest % BigInt(letters.length))]!;
    rest /= BigInt(letters.length);
  }
  return { code, hash: hashOf(key, code) };
}

const hashOf = (key: string, code: string): string =>
  createHmac("sha256", key).update(`kept class code:${code}`).digest("base64url");
