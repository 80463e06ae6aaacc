import { createHmac, hash, randomBytes, randomInt } from "node:crypto";
import { secretsOf } from "./signed";

/**
 * The two codes of a board that waits for a phone: its secret, and the short code read from its screen. The database stores
 * only hashes. The hash of the short code is keyed, because there are few enough codes to try them all.
 */

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };

/** Leaves out letters that look alike. */
const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const codeLength = 8;

export function newDeviceCodes({ JWT_SECRET }: Keys) {
  const deviceCode = Buffer.from(randomBytes(32)).toString("base64url");
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]!).join("");
  return {
    deviceCode,
    /** Code as shown: two halves are easier to read. */
    userCode: `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`,
    digits: String(randomInt(100)).padStart(2, "0"),
    deviceHash: deviceHash(deviceCode),
    codeHash: keyed(JWT_SECRET, code),
  };
}

export const deviceHash = (deviceCode: string): string => hash("sha256", deviceCode);

/** Hashes of a code as typed: any case, with spaces and dashes. Empty for a text that cannot be a code. */
export function userCodeHashes(keys: Keys, typed: string): string[] {
  // Ignores the language: Turkish casing would give the i a dot.
  const code = typed
    .replace(/[\s\p{Pd}]+/gu, "")
    .replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
  const isCode = code.length === codeLength && Array.from(code).every((letter) => letters.includes(letter));
  return isCode ? secretsOf(keys).map((key) => keyed(key, code)) : [];
}

const keyed = (key: string, code: string): string =>
  createHmac("sha256", key).update(`device code:${code}`).digest("base64url");
