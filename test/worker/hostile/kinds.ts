import { numbersFrom } from "#shared/seeded";
import { injections, naughtyStrings } from "./strings";

/** Seed of the random values, printed with every failure. To draw others: `HOSTILE_SEED=7 npm test -- hostile`. */
export const seed = Number(process.env["HOSTILE_SEED"] ?? 2026);

const random = numbersFrom(seed);
const below = (end: number): number => Math.floor(random() * end);
const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
const some = (signs: string, most: number): string =>
  Array.from({ length: 1 + below(most) }, () => one(Array.from(signs))).join("");

/** Inserts signs somewhere into a text. */
function within(valid: unknown, signs: string): string {
  const text = typeof valid === "string" ? valid : "Ece";
  const at = below(text.length + 1);
  return text.slice(0, at) + signs + text.slice(at);
}

/** Changes a valid value slightly. */
function nearly(valid: unknown): unknown {
  if (typeof valid === "number")
    return one([valid + 1, valid - 1, -valid, valid + 0.5, String(valid), valid * 2 ** 31]);
  if (typeof valid === "string")
    return one([within(valid, "x"), valid.slice(1), valid + valid, valid.toUpperCase(), [valid]]);
  if (typeof valid === "boolean") return one([!valid, Number(valid), String(valid)]);
  if (Array.isArray(valid))
    return one([
      [...(valid as unknown[]), ...(valid as unknown[])],
      [valid],
      valid.slice(1),
      Object.fromEntries(valid.entries()),
    ]);
  return one([
    [valid],
    valid && Object.fromEntries(Object.entries(valid).slice(1)),
    valid && { ...valid, more: valid },
  ]);
}

/** Days at the ends of what a text, a calendar or a clock can hold, and days that there are not. */
export const farDays: readonly string[] = [
  "0000-01-01",
  "0001-01-01",
  "0099-12-31",
  "1582-10-10",
  "1969-12-31",
  "2028-02-29",
  "2027-02-29",
  "9999-12-01",
  "9999-12-31",
  "10000-01-01",
  "+010000-01-01",
  "-000001-12-31",
  "+275760-09-13",
];
/** The same as milliseconds since 1970. */
export const farMoments: readonly number[] = [
  -1,
  0,
  1,
  -62_198_755_200_000,
  253_402_300_799_999,
  253_402_300_800_000,
  8.64e15 - 1,
  8.64e15,
  8.64e15 + 1,
  2 ** 53 - 1,
];

/** Makes values to replace a valid one, as raw JSON: a random one of each kind. */
const json: Readonly<Record<string, (valid: unknown) => string>> = {
  nothing: () => "null",
  "a truth": () => one(["true", "false"]),
  "a number": () => one(["0", "-1", "0.1", "-0", "1e308", "1e400", "-1e400", "9007199254740993", "4294967296"]),
  "a list": () => one(["[]", "[[[]]]", '["A","B"]', "[null]", "[0,0,0]", `[${"{},".repeat(below(2000))}{}]`]),
  "an object": () =>
    one(["{}", '{"toString":"x","valueOf":"y"}', '{"length":1e9}', '{"then":"x"}', '{"0":"A","length":1}']),
  "a prototype": () =>
    one(['{"__proto__":{"role":"admin","is_approved":true}}', '{"constructor":{"prototype":{"role":"admin"}}}']),
  brackets: () =>
    one([60, 64, 65, 500])
      .toString()
      .replace(/.+/, (n) => "[".repeat(Number(n)) + "]".repeat(Number(n))),
  "half a letter": () => one(['"\\ud800"', '"\\udc00\\ud800"', '"a\\ud83d"', '"\\ud83d\\ud83d\\ude00"']),
  "a far day": () => JSON.stringify(one(farDays)),
  "a far moment": () => String(one(farMoments)),
  "a small fault": (valid) => JSON.stringify(nearly(valid) ?? 0),
};
const texts: Readonly<Record<string, (valid: unknown) => string>> = {
  "a number's text": () =>
    one([
      "NaN",
      "Infinity",
      "-Infinity",
      "1e999",
      "0x10",
      "１２",
      "1_000",
      " 7",
      "7\n",
      "",
      "-1",
      "0.5",
      "9".repeat(400),
    ]),
  "control signs": (valid) => within(valid, some("\u0000\u0001\u0008\u000b\u001b\u007f\u0085\u009f", 4)),
  "turning signs": (valid) => within(valid, some("\u202a\u202e\u2066\u2067\u2069\u200e\u200f\u061c", 4)),
  "signs without a width": (valid) => within(valid, some("\u200b\u200d\u2060\ufeff\u00ad\ufe0f\u3164", 4)),
  marks: (valid) => within(valid, some("\u0301\u0323\u0e49\u20dd", 300)),
  "a long text": () => one(["x", "ﷺ", "ç ", "👩‍👧", "\\", '"', "\u0301\u0323"]).repeat(one([300, 5_000, 30_000])),
  "an injection": () => one(injections),
  "a naughty text": () => one(naughtyStrings),
};

export const kindsOfText = Object.keys(texts);
/** A value for addresses and headers, where everything is a text. */
export const hostileText = (kind: string, valid?: unknown): string => texts[kind]!(valid).toWellFormed();

export const kindsOfValue = [...Object.keys(json), ...kindsOfText];
/** A value as it stands in a body. */
export const hostileJson = (kind: string, valid: unknown): string =>
  json[kind]?.(valid) ?? JSON.stringify(texts[kind]!(valid));
