import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { searchKey } from "#shared/fold";
import { commonPasswords, commonWords } from "./common-passwords.ts";
import { hashingQueue, type Asker } from "./hashing-queue.ts";

/**
 * The cost of a hash: one of OWASP's rows for scrypt. The platform refuses N·r·p over 2^20; it also refuses PBKDF2 with more
 * than 100,000 rounds, but only in a deployment. The linter allows no other file to hash, and a test reads the cost off a hash.
 */
const cost = { logN: 14, r: 8, p: 5 } as const;
type Cost = { logN: number; r: number; p: number };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** The platform's limit for N·r·p; a row that claims more is not believed. */
const highestCost = 2 ** 20;

const nobodys = { cost, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };

/** Queue for every hash of this isolate; a caller that does not fit gets `QueueFull`. */
export const hashing = hashingQueue();

/** `scrypt$14$8$5$<salt>$<hash>`: the string says how it was made, so the cost can be raised later. */
export async function hashPassword(password: string, asker?: Asker): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, { salt, cost, bytes: HASH_BYTES, asker });
  return ["scrypt", cost.logN, cost.r, cost.p, base64url(salt), base64url(hash)].join("$");
}

/** Compares a password with a stored hash. Takes equally long for an unknown address and for an unreadable row. */
export async function passwordMatches(password: string, stored: string | undefined, asker?: Asker): Promise<boolean> {
  const parts = stored === undefined ? null : readStored(stored);
  const { salt, cost: its, hash: expected } = parts ?? nobodys;
  const hash = await derive(password, { salt, cost: its, bytes: expected.length, asker });
  return parts !== null && timingSafeEqual(hash, expected);
}

/** Recognises a hash made with a cost other than today's: it is rewritten at the next sign-in. */
export function needsRehash(stored: string): boolean {
  const parts = readStored(stored);
  return !parts || parts.cost.logN !== cost.logN || parts.cost.r !== cost.r || parts.cost.p !== cost.p;
}

/**
 * Recognises one of the commonest passwords, or the person's name or address. Case, Turkish letters and a closing mark do not
 * matter.
 */
export function isTooCommon(password: string, { name, email }: { name: string; email: string }): boolean {
  const key = searchKey(password);
  const bare = key.replace(/[!.?*]+$/, "");
  if ([key, bare].some((text) => commonPasswords().has(text)) || isWordAndDigits(bare) || isDay(bare)) return true;
  if (isOurs.test(lettersOf(password)) || isWalk(bare.replace(/\d+$/, ""))) return true;
  const [localPart] = email.split("@");
  return [name, email, localPart!].some((own) => lettersOf(own) !== "" && lettersOf(own) === lettersOf(password));
}

/** Recognises a common word or password followed by a few digits: a year, or the number of a club or a town. */
function isWordAndDigits(text: string): boolean {
  const word = /^(.*\D)\d{0,5}$/.exec(text)?.[1] ?? "";
  return commonWords.has(word) || commonPasswords().has(word);
}

/** Recognises a date of this or the last century, in any order, with or without separators: most are birthdays. */
function isDay(text: string): boolean {
  const [, first, second, third, last] = /^(\d\d)[-./ ]?(\d\d)[-./ ]?(\d\d)[-./ ]?(\d\d)$/.exec(text) ?? [];
  if (first === undefined) return false;
  return (
    (isCentury(third) && (isDate(first, second) || isDate(second, first))) || (isCentury(first) && isDate(last, third))
  );
}
const isCentury = (digits?: string) => digits === "19" || digits === "20";
const isDate = (day?: string, month?: string) =>
  /^(?:0[1-9]|[12]\d|3[01])$/.test(day!) && /^(?:0[1-9]|1[0-2])$/.test(month!);

/** The product's name with a year, and the password that every local run shows. */
const isOurs = /^\d{0,4}bilye(?:demo|sifre|bilye)?\d{0,4}$/;

/** The rows of Turkish keyboards, Q and F, as `searchKey` folds them. */
const keyRows = ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç", "fgğıodrnhpqw", "uieaütkmlyşx", "jövcçzsb"].map(searchKey);
const walks = [...keyRows, ...keyRows.map((row) => row.split("").toReversed().join(""))];

const longestWalk = Math.max(...walks.map(({ length }) => length));

/**
 * Recognises a finger running along the keys: only pieces of four or more keys of a row, in either direction. Each place that
 * pieces lead to is looked at once, however many ways lead there.
 */
function isWalk(text: string): boolean {
  const reached = new Set([0]);
  for (const start of reached) {
    for (let end = start + 4; end <= Math.min(text.length, start + longestWalk); end++) {
      if (walks.some((row) => row.includes(text.slice(start, end)))) reached.add(end);
    }
  }
  return text !== "" && reached.has(text.length);
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

type Derivation = { salt: Buffer; cost: Cost; bytes: number; asker?: Asker | undefined };

/** Derives the hash. NFC makes the same letters typed on a phone and on a Mac the same password. Nothing is cut off. */
function derive(password: string, { salt, cost: { logN, r, p }, bytes, asker }: Derivation): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 64 * 1024 * 1024 };
  const hash = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    scrypt(password.normalize("NFC"), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
    return promise;
  };
  return hashing.run(hash, asker);
}
