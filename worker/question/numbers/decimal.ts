import { plainDigits } from "../digits";

/** A decimal as whole units, with the number of digits after the point: exact, whatever the number of digits. */
export type Decimal = { readonly units: bigint; readonly places: number };

const DIGITS = 15;
/** The longest text that is read, zeros included: longer than anybody writes a number. */
const LENGTH = 40;
const PLAIN = /^(?<sign>[+-]?) ?(?<whole>\d*)(?:[.,](?<rest>\d*))?$/;
/** Thousands as written in Turkish: 1.000 or 1 000, and a comma after them. */
const GROUPED = /^(?<sign>[+-]?) ?(?<whole>[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+))(?:,(?<rest>\d*))?$/;

/** The meanings that a text can have as a number: none, one, or two if its point can separate thousands ("1.000"). */
export function readings(text: string): Decimal[] {
  if (text.length > LENGTH) return [];
  const plain = plainDigits(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/[−–－]/g, "-")
    .replace(/＋/g, "+")
    .replace(/[٫，]/g, ",")
    .replace(/[٬．]/g, ".")
    .replace(/\s+/gu, " ")
    .trim();
  return [PLAIN, GROUPED].flatMap((form) => {
    const { sign, whole = "", rest = "" } = form.exec(plain)?.groups ?? {};
    const digits = whole.replace(/[. ]/g, "") + rest;
    if (digits === "" || digits.replace(/^0+/, "").replace(/0+$/, "").length > DIGITS) return [];
    return [{ units: BigInt(sign === "-" ? `-${digits}` : digits), places: rest.length }];
  });
}

/** Reads the point as a decimal point if it can be one; in "1.000.000" it can only separate thousands. */
export const readDecimal = (text: string): Decimal | null => readings(text)[0] ?? null;

/** Tells whether a number can be kept as one: neither endless, nor smaller or larger than anybody measures. */
export const isNumeral = (value: unknown): value is number =>
  typeof value === "number" && (value === 0 || (Math.abs(value) >= 1e-15 && Math.abs(value) < 1e21));

/** The decimal that a number is written as, without the binary rest behind its fifteenth digit, which nobody wrote. */
export function decimalOf(value: number): Decimal {
  const written = String(Number(value.toPrecision(DIGITS)));
  const parts = /^(?<whole>-?\d+)(?:\.(?<rest>\d+))?(?:e(?<power>[+-]\d+))?$/.exec(written)!.groups!;
  const rest = parts["rest"] ?? "";
  const places = rest.length - Number(parts["power"] ?? 0);
  const units = BigInt(parts["whole"]! + rest);
  return places >= 0 ? { units, places } : { units: units * 10n ** BigInt(-places), places: 0 };
}

/** Writes a decimal, as "-0.5"; equal ones give the same text. */
export function decimalText({ units, places }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const rest = digits.slice(digits.length - places).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${whole}${rest === "" ? "" : `.${rest}`}`;
}

/** Writes a number out, without a power of ten. */
export const plainNumber = (value: number): string => decimalText(decimalOf(value));

export const numberOf = (decimal: Decimal): number => Number(decimalText(decimal));

export const minus = (one: Decimal, other: Decimal): Decimal =>
  inUnits([one, other], ([a, b], places) => ({ units: a! - b!, places }));
export const plus = (one: Decimal, { units, places }: Decimal): Decimal => minus(one, { units: -units, places });

/** Compares two decimals: below zero, zero or above, as the first is less than the second, equal or more. */
export const compared = (one: Decimal, other: Decimal): number => {
  const { units } = minus(one, other);
  return units === 0n ? 0 : units < 0n ? -1 : 1;
};

/** Tells whether the answer is no further from the value than the tolerance. */
export const isWithin = (answer: Decimal, value: Decimal, tolerance: Decimal): boolean =>
  compared(answer, minus(value, tolerance)) >= 0 && compared(answer, plus(value, tolerance)) <= 0;

/** Brings several decimals to the same number of places. */
export function inUnits<T>(decimals: readonly Decimal[], use: (units: bigint[], places: number) => T): T {
  const places = Math.max(...decimals.map((decimal) => decimal.places));
  return use(
    decimals.map((decimal) => decimal.units * 10n ** BigInt(places - decimal.places)),
    places,
  );
}
