import type { KindName } from "#question/kinds";
import { searchKey } from "#shared/fold";

/** A kind that a text can name: a place on a picture cannot be written, and two options are named as if they were a kind. */
export type AskedKind = Exclude<KindName, "spot"> | "truth";

const names: Readonly<Record<AskedKind, RegExp>> = {
  choice: /^(?:coktan secmeli|test|tek dogrulu|tek secimli)$/,
  truth: /^(?:dogru ?[/-]? ?yanlis|d ?[/-] ?y)$/,
  multi: /^(?:cok dogrulu|coklu dogru|coklu secim|coklu secmeli|cok secmeli|birden (?:cok|fazla) dogru(?:lu)?)$/,
  typed: /^(?:kisa cevap(?:li)?|bosluk doldurma|yazmali|kisa yanit(?:li)?)$/,
  number: /^(?:sayi|sayisal|tahmin)(?: cevap(?:li)?)?$/,
  order: /^(?:siralama|sirala)$/,
  match: /^(?:eslestirme|eslestir)$/,
  poll: /^(?:anket|fikir|yoklama)$/,
  cloud: /^kelime bulutu$/,
};
const askedKinds = Object.keys(names) as readonly AskedKind[];

export function kindNamed(text: string): AskedKind | undefined {
  if (text.length > 40) return undefined;
  const folded = searchKey(text).replace(/\s*(?:sorusu|soru)?[.:]?$/, "");
  return askedKinds.find((kind) => names[kind].test(folded));
}

/** Reads a kind from "(Sıralama) Olayları dizin", "Anket: Hangisi?", "… dizin [Sıralama]", and removes it from the text. */
export function kindInText(text: string): { kind?: AskedKind; text: string } {
  const [, before, rest] = /^[[(]([^()[\]]{2,30})[)\]]\s*:?\s*(.*)$/su.exec(text) ?? [];
  const first = before === undefined ? undefined : kindNamed(before);
  if (first) return { kind: first, text: rest ?? "" };
  const [, head, last] = /^(.*\S)?\s*[[(]([^()[\]]{2,30})[)\]]\s*[:.]?$/su.exec(text) ?? [];
  const behind = last === undefined ? undefined : kindNamed(last);
  if (behind) return { kind: behind, text: head ?? "" };
  const [, name, asked] =
    /^(anket|kelime bulutu|sıralama|eşleştirme|sayı|kısa cevap|doğru ?[/-] ?yanlış)\s*[:–-]\s+(\S.*)$/isu.exec(text) ??
    [];
  const named = name === undefined ? undefined : kindNamed(name);
  return named ? { kind: named, text: asked! } : { text };
}
