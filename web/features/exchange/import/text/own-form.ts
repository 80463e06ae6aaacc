import { middleOf, numberIn } from "../answers/decimals";
import { flat } from "./source";

/** Splits "bir > iki > üç" or "bir; iki; üç" into cards in order. */
export function itemsIn(text: string): string[] {
  const parts = [/\s*(?:→|➜|➔|=>|->|>)\s*/, /\s*;\s*/, /\s*\|\s*/, /\s*<\s*/, /\s*,\s+/]
    .map((sign) =>
      text
        .split(sign)
        .map(flat)
        .filter((part) => part !== ""),
    )
    .find((found) => found.length >= 2);
  return (parts ?? [flat(text)].filter((part) => part !== "")).map(withoutNumber);
}

/** Splits "Fransa = Paris; İtalya = Roma" into pairs. */
export function pairsIn(text: string): { left: string; right: string }[] {
  const parts = text.split(/\s*;\s*/).filter((part) => part.trim() !== "");
  return parts.flatMap((part) => pairIn(part) ?? []);
}

export function pairIn(text: string): { left: string; right: string } | undefined {
  const [, left, right] =
    /^(.*?\S)\s*(?:=>|->|→|➜|➔|↔|<->|=|\|)\s*(\S.*)$/su.exec(text) ??
    /^(.*?\S)\s*:\s+(\S.*)$/su.exec(text) ??
    /^(.*?\S)\s+[-–—]\s+(\S.*)$/su.exec(text) ??
    [];
  return left === undefined || right === undefined
    ? undefined
    : { left: withoutNumber(flat(left)), right: flat(right).replace(/[.;]$/, "") };
}

/** Removes a list number before an item: "1. Su", "a) Su". */
const withoutNumber = (text: string): string => text.replace(/^(?:\d{1,2}|[A-Ha-h])\s*[.)]\s+(?=\S)/, "");

type WrittenNumber = { value: number; tolerance?: number; unit?: string; doubt?: string };

/** Reads "12", "12 ± 0,5 m", "12 m (± 0,5)", "10 .. 14", "10 ile 14 arası"; undefined if no number comes first. */
export function numberSaid(text: string): WrittenNumber | undefined {
  const said = flat(text).replace(/^(?:yaklaşık|≈|~)\s*/i, "");
  const [, from, to, unitOfRange = ""] =
    /^([-−+]?\d[\d.,]*)\s*(?:\.\.|…|ile|ilâ|ila|[–—-])\s*([-−+]?\d[\d.,]*)\s*(?:arası(?:nda)?)?\s*(\S{1,12})?$/iu.exec(
      said,
    ) ?? [];
  if (from !== undefined && to !== undefined) return range(from, to, unitOfRange);
  const [, digits, unit = "", off] =
    /^([-−+]?\d(?:[\d.,]*\d)?)\s*([^\s\d±+(][^\s±+(]{0,11})?\s*(?:\(?\s*(?:±|\+\/?-|\+\/−)\s*(\d(?:[\d.,]*\d)?)\s*\S{0,12}\)?)?$/u.exec(
      said,
    ) ??
    /^([-−+]?\d(?:[\d.,]*\d)?)\s*()(?:\(?\s*(?:±|\+\/?-|\+\/−)\s*(\d(?:[\d.,]*\d)?))\s*(\S{0,12})\)?$/u.exec(said) ??
    [];
  const value = numberIn(digits);
  if (value === undefined) return undefined;
  const behind = /(?:±|\+\/?-|\+\/−)\s*\d[\d.,]*\s*([^\s\d).,][^\s)]{0,11})\)?$/u.exec(said)?.[1] ?? "";
  const tolerance = numberIn(off);
  const thousands = /^[-−+]?[1-9]\d{0,2}\.\d{3}$/.test(digits ?? "") ? value * 1_000 : undefined;
  if (thousands !== undefined)
    return { ...numberParts(thousands, tolerance, unit || behind), doubt: thousandsDoubt(digits!, thousands) };
  return numberParts(value, tolerance, unit || behind);
}

/** Doubts a point in a number: Turkish separates thousands with it, other languages decimals. */
const thousandsDoubt = (digits: string, value: number): string =>
  `“${digits}” sayısı ${String(Math.round(value))} olarak okundu. Ondalıksa virgülle yazın.`;

const numberParts = (value: number, tolerance: number | undefined, unit: string): WrittenNumber => ({
  value: Number(value.toPrecision(15)),
  ...(tolerance !== undefined && { tolerance }),
  ...(unit && { unit }),
});

function range(from: string, to: string, unit: string): WrittenNumber | undefined {
  const [low, high] = [numberIn(from), numberIn(to)];
  if (low === undefined || high === undefined || high < low) return undefined;
  return { ...middleOf(low, high), ...(unit && { unit }) };
}
