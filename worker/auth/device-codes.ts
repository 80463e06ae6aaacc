import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { secretsOf } from "./signed";

/**
 * The two codes of a board that waits for a phone: its own secret, and the short one that is read from it. The database
 * knows hashes alone; that of the short one with a key, because there are few enough to try.
 */

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };

/** Without letters that look alike. */
const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const codeLength = 8;

export function newDeviceCodes({ JWT_SECRET }: Keys) {
  const deviceCode = Buffer.from(randomBytes(32)).toString("base64url");
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]!).join("");
  return {
    deviceCode,
    /** As it is shown: two halves are read more easily. */
    userCode: `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`,
    digits: String(randomInt(100)).padStart(2, "0"),
    deviceHash: deviceHash(deviceCode),
    codeHash: keyed(JWT_SECRET, code),
  };
}

export const deviceHash = (deviceCode: string): string => createHash("sha256").update(deviceCode).digest("hex");

/** What may be kept of a code as somebody has typed it: in any case, with spaces and dashes. */
export function userCodeHashes(keys: Keys, typed: string): string[] {
  // Never by a language: a Turkish i would get its dot.
  const code = typed
    .replace(/[\s\p{Pd}]+/gu, "")
    .replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
  const isCode = code.length === codeLength && Array.from(code).every((letter) => letters.includes(letter));
  return isCode ? secretsOf(keys).map((key) => keyed(key, code)) : [];
}

const keyed = (key: string, code: string): string =>
  createHmac("sha256", key).update(`device code:${code}`).digest("base64url");
