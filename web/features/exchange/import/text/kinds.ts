import { searchKey } from "#shared/fold";

export type AskedKind = "choice" | "truth" | "multi" | "typed" | "number" | "order" | "match" | "poll" | "cloud";

const names: [RegExp, AskedKind][] = [
  [/^(?:coktan secmeli|test|tek dogrulu|tek secimli)$/, "choice"],
  [/^(?:dogru ?[/-]? ?yanlis|d ?[/-] ?y)$/, "truth"],
  [/^(?:cok dogrulu|coklu dogru|coklu secim|coklu secmeli|cok secmeli|birden (?:cok|fazla) dogru(?:lu)?)$/, "multi"],
  [/^(?:kisa cevap(?:li)?|bosluk doldurma|yazmali|kisa yanit(?:li)?)$/, "typed"],
  [/^(?:sayi|sayisal|tahmin)(?: cevap(?:li)?)?$/, "number"],
  [/^(?:siralama|sirala)$/, "order"],
  [/^(?:eslestirme|eslestir)$/, "match"],
  [/^(?:anket|fikir|yoklama)$/, "poll"],
  [/^kelime bulutu$/, "cloud"],
];

export function kindNamed(text: string): AskedKind | undefined {
  if (text.length > 40) return undefined;
  const folded = searchKey(text).replace(/\s*(?:sorusu|soru)?[.:]?$/, "");
  return names.find(([pattern]) => pattern.test(folded))?.[1];
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
