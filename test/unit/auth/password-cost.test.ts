import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * What runs locally may throw once deployed: the platform refuses PBKDF2 above 100,000 rounds and scrypt whose N·r·p is
 * above 2^20. Nothing but reading the code finds that out before a deployment does.
 */
const highestScrypt = 2 ** 20;
const highestPbkdf2 = 100_000;

const sources = readdirSync("worker", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.m?[jt]s$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const number = (text: string) => {
  const [, base, exponent] = /^(\d[\d_]*)(?:\s*\*\*\s*(\d+))?$/.exec(text.trim()) ?? [];
  return base === undefined ? Number.NaN : Number(base.replaceAll("_", "")) ** Number(exponent ?? 1);
};

/** What a file asks of the platform that it refuses; also what cannot be read off, and thus not be trusted. */
function forbidden(source: string): string[] {
  const code = source.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, "");
  const found: string[] = [];
  if (/pbkdf2/i.test(code)) {
    const rounds = [...code.matchAll(/\d[\d_]*(?:\s*\*\*\s*\d+)?/g)].map(([text]) => number(text));
    if (rounds.some((n) => n > highestPbkdf2)) found.push("PBKDF2 with a number above 100,000 beside it");
  }
  for (const [text, logN, r, p] of code.matchAll(/logN:\s*(\d+),\s*r:\s*(\d+),\s*p:\s*(\d+)/g)) {
    if (2 ** Number(logN) * Number(r) * Number(p) > highestScrypt) found.push(text);
  }
  for (const [text, N, r, p] of code.matchAll(/\bN:\s*([\d_ *]+),\s*r:\s*(\d+),\s*p:\s*(\d+)/g)) {
    if (!(number(N!) * Number(r) * Number(p) <= highestScrypt)) found.push(text);
  }
  return found;
}

test("no worker code asks for a password hash that the platform refuses", () => {
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => forbidden(readFileSync(file, "utf8")).length > 0)).toEqual([]);
});

test("scrypt is called in one file only, and that file names its cost", () => {
  const callers = sources.filter((file) => /\bscrypt(?:Sync)?\s*\(/.test(readFileSync(file, "utf8")));
  expect(callers).toEqual([join("worker", "auth", "passwords.ts")]);
  expect(readFileSync(callers[0]!, "utf8")).toMatch(/logN: 14, r: 8, p: 5/);
});

test.each([
  [`crypto.subtle.deriveBits({ name: "PBKDF2", iterations: 600_000, hash: "SHA-256" }, key, 256)`, 1],
  [`pbkdf2Sync(password, salt, 100001, 32, "sha256")`, 1],
  [`pbkdf2Sync(password, salt, 100000, 32, "sha256")`, 0],
  [`const cost = { logN: 17, r: 8, p: 2 };`, 1],
  [`const cost = { logN: 14, r: 8, p: 5 };`, 0],
  [`scrypt(p, s, 32, { N: 2 ** 18, r: 8, p: 1 })`, 1],
  [`scrypt(p, s, 32, { N: 16384, r: 8, p: 9 })`, 1],
  [`scrypt(p, s, 32, { N: 16_384, r: 8, p: 5 })`, 0],
])("the check reads %s", (code, faults) => {
  expect(forbidden(code).length).toBe(faults);
});
