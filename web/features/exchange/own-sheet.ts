import { fieldNamed, type FieldName } from "#question/fields/fields";
import type { KindName } from "#question/kinds";

/** Names of our own table's columns, shared by the writer and the reader. Those of every kind's fields are in `columnOf`. */
export const columns = {
  text: "Soru",
  right: "Doğru",
  kind: "Tür",
  tolerance: "Hata payı",
  unit: "Birim",
  min: "En küçük",
  max: "En büyük",
  step: "Adım",
  typo: "Yazım hatası",
} as const;
export const columnOf = (name: FieldName): string => fieldNamed(name).column ?? fieldNamed(name).label;
export const matchOf = (key: string): string => `${key} eşi`;

/**
 * Marks our own tables. Stands in the heading, before the set's title, description and language. Reading a CSV removes its
 * formula guards.
 */
export const marks = { xlsx: "Bilye tablosu", csv: "Bilye CSV" } as const;

/** Names as in the editor's list of kinds. Questions answered by touching a picture have no place in a table. */
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
