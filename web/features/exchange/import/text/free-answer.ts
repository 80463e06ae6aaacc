import { searchKey } from "#shared/fold";
import { acceptedTexts } from "../answers/accepted-texts";
import { numberIn } from "../answers/decimals";
import type { RawQuestion } from "../types";
import { numberSaid } from "./own-form";

export type Body = Omit<RawQuestion, "where" | "text" | "time_limit" | "points" | "explanation" | "outcome">;
type NumberParts = { readonly tolerance?: string; readonly unit?: string; readonly slider?: string };

export const none = (more: Partial<Body>): Body => ({ options: [], correct: [], ...more });

/** Reads an answer without options: true or false, a number, or a text. */
export function freeAnswer(said: string, more: NumberParts & { readonly isStrict?: boolean } = {}): Body {
  const value = truthValue(said);
  if (value !== undefined) return truth(value);
  return numberSaid(said) && !said.includes("/") ? numberAnswer(said, more) : typed(said, more.isStrict);
}

export const truth = (value?: boolean): Body => ({
  options: ["Doğru", "Yanlış"],
  correct: value === undefined ? [] : [value ? 0 : 1],
});

export function numberAnswer(said: string, { tolerance, unit, slider }: NumberParts = {}): Body {
  const read = numberSaid(said);
  if (!read) return none({ written: { kind: "number" }, refusal: `“${said.slice(0, 60)}” sayı olarak okunamadı.` });
  const [min, max, step] = Array.from(slider?.matchAll(/[-−+]?\d+(?:[.,]\d+)?/g) ?? [], ([digits]) => numberIn(digits));
  const ends = min !== undefined &&
    max !== undefined && { slider: { min, max: Math.abs(max) === max || max > min ? max : -max, step: step ?? 1 } };
  return none({
    written: {
      kind: "number",
      value: read.value,
      tolerance: numberIn(tolerance?.replace(/^\D+/, "").replace(/[^\d.,].*$/, "")) ?? read.tolerance ?? 0,
      ...((unit ?? read.unit) && { unit: unit ?? read.unit }),
      ...ends,
    },
    doubts: read.doubt ? [read.doubt] : [],
  });
}

export function typed(said: string, isStrict = false): Body {
  const parts = said.split(/\s+\/\s+|\s*[;|]\s*|\s+(?:veya|ya da)\s+|\n/).filter((part) => part.trim() !== "");
  const texts = parts.length > 1 ? parts : said.split("/");
  const { accepted, losses, doubts } = acceptedTexts(
    texts.length > 1 && texts.every((text) => text.trim() !== "") ? texts : [said],
  );
  return none({ written: { kind: "typed", accepted, typo: !isStrict }, losses, doubts });
}

export function truthValue(said: string): boolean | undefined {
  const value = searchKey(said).replace(/[^a-z]/g, "");
  if (/^(?:d|dogru|t|true)$/.test(value)) return true;
  return /^(?:y|yanlis|f|false)$/.test(value) ? false : undefined;
}
