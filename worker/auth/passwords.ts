import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { searchKey } from "#protocol/fold";
import { commonPasswords } from "./common-passwords.ts";

/**
 * How costly a hash is: one of OWASP's scrypt rows. The platform refuses N·r·p over 2^20, and PBKDF2 over 100,000 rounds
 * only once deployed; `test/unit/auth/password-cost.test.ts` reads the code for both.
 */
const cost = { logN: 14, r: 8, p: 5 } as const;
type Cost = { logN: number; r: number; p: number };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** The platform's own limit for N·r·p; a row that claims more is not believed. */
const highestCost = 2 ** 20;

/** `scrypt$14$8$5$<salt>$<hash>`: the string says how it was made, so the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, cost, HASH_BYTES);
  return ["scrypt", cost.logN, cost.r, cost.p, base64url(salt), base64url(hash)].join("$");
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const parts = readStored(stored);
  if (!parts) return false;
  const hash = await derive(password, parts.salt, parts.cost, parts.hash.length);
  return timingSafeEqual(hash, parts.hash);
}

/** Takes as long as a real comparison: for addresses nobody has. */
export async function compareWithNobody(password: string): Promise<void> {
  await derive(password, Buffer.alloc(SALT_BYTES), cost, HASH_BYTES);
}

/** Made with another cost than today's: to be written anew at the next sign-in. */
export function needsRehash(stored: string): boolean {
  const parts = readStored(stored);
  return !parts || parts.cost.logN !== cost.logN || parts.cost.r !== cost.r || parts.cost.p !== cost.p;
}

/** One of the commonest, or the person's own name or address. Case, Turkish letters and a closing mark do not matter. */
export function isTooCommon(password: string, { name, email }: { name: string; email: string }): boolean {
  const key = searchKey(password);
  const bare = key.replace(/[!.?*]+$/, "");
  if (commonPasswords().has(key) || commonPasswords().has(bare)) return true;
  const [localPart] = email.split("@");
  return [name, email, localPart!].some((own) => lettersOf(own) !== "" && lettersOf(own) === lettersOf(password));
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

const lettersOf = (text: string) => searchKey(text).replace(/[^\p{L}\p{N}]+/gu, "");

function readStored(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const match = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/.exec(stored);
  if (!match) return null;
  const [logN, r, p] = [match[1], match[2], match[3]].map(Number) as [number, number, number];
  if (logN < 1 || r < 1 || p < 1 || 2 ** logN * r * p > highestCost) return null;
  return { cost: { logN, r, p }, salt: Buffer.from(match[4]!, "base64url"), hash: Buffer.from(match[5]!, "base64url") };
}

/** The same letters typed on a phone and on a Mac must be the same password, hence NFC. Nothing is cut off. */
function derive(password: string, salt: Buffer, { logN, r, p }: Cost, bytes: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
