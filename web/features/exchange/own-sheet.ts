import type { KindName } from "#question/kinds";

/** How our own table names things, where it is written and where it is read. */
export const columns = {
  text: "Soru",
  right: "Doğru",
  time: "Süre (sn)",
  points: "Puan",
  explanation: "Açıklama",
  kind: "Tür",
  outcome: "Kazanım",
  tolerance: "Hata payı",
  unit: "Birim",
  min: "En küçük",
  max: "En büyük",
  step: "Adım",
  typo: "Yazım hatası",
} as const;
export const matchOf = (key: string): string => `${key} eşi`;

/** In the heading, before the title, the description and the language of the set. A CSV's guards against formulas are taken off. */
export const marks = { xlsx: "Bilye tablosu", csv: "Bilye CSV" } as const;

/** As the editor's list of kinds calls them. A picture to be touched has no place in a table. */
export const kindWords: Readonly<Record<Exclude<KindName, "spot">, string>> = {
  choice: "Çoktan seçmeli",
  multi: "Çok doğrulu",
  typed: "Kısa cevap",
  number: "Sayı",
  order: "Sıralama",
  match: "Eşleştirme",
  poll: "Anket",
  cloud: "Kelime bulutu",
};
export const typoWords = { yes: "bağışlanır", no: "bağışlanmaz" } as const;
