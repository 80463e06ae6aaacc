import type { KindName } from "#question/kinds";
import { nameOf } from "#question/name-of";
import type { Options } from "#question/question";
import { hasEditor } from "./editor";
import { isTrueFalse } from "./shared/options/true-false";

/** Names of the drawings: one for each kind, and one for a choice with two ready options. */
export type KindDrawingName = KindName | "trueFalse";

/** An entry of the list of kinds that a teacher chooses from. One more entry is a choice with two ready options. */
export type Listed = {
  readonly kind: KindName;
  readonly drawing: KindDrawingName;
  readonly name: string;
  readonly line: string;
  readonly digit: string;
};

const groups: readonly { readonly title: string; readonly kinds: readonly Listed[] }[] = [
  {
    title: "Şık seçtirin",
    kinds: [
      { kind: "choice", drawing: "choice", name: "Çoktan seçmeli", line: "Tek doğru", digit: "1" },
      { kind: "choice", drawing: "trueFalse", name: "Doğru / Yanlış", line: "İki hazır şık", digit: "2" },
      { kind: "multi", drawing: "multi", name: "Çok doğrulu", line: "Birden çok doğru", digit: "3" },
    ],
  },
  {
    title: "Yazdırın",
    kinds: [
      { kind: "typed", drawing: "typed", name: "Kısa cevap", line: "Kendi yazar", digit: "4" },
      { kind: "number", drawing: "number", name: "Sayı", line: "Yazar, kaydırır", digit: "5" },
    ],
  },
  {
    title: "Düzenletin",
    kinds: [
      { kind: "order", drawing: "order", name: "Sıralama", line: "Kartları dizer", digit: "6" },
      { kind: "match", drawing: "match", name: "Eşleştirme", line: "Eşini bulur", digit: "7" },
      { kind: "spot", drawing: "spot", name: "Resimde bul", line: "Yerine dokunur", digit: "8" },
    ],
  },
  {
    title: "Fikir alın, puansız",
    kinds: [
      { kind: "poll", drawing: "poll", name: "Anket", line: "Doğrusu yok", digit: "9" },
      { kind: "cloud", drawing: "cloud", name: "Kelime bulutu", line: "Tek kelime yazar", digit: "0" },
    ],
  },
];

/** The ways that have everything they need to be written. */
export const listedKinds = groups
  .map(({ title, kinds }) => ({ title, kinds: kinds.filter(({ kind }) => hasEditor(kind)) }))
  .filter(({ kinds }) => kinds.length > 0);
const all = listedKinds.flatMap(({ kinds }) => kinds);

export const listedFor = (digit: string): Listed | undefined => all.find((one) => one.digit === digit);

/** The listed way under which a draft is shown. */
export function listedAs(draft: { readonly kind?: KindName; readonly options?: Options }): Listed {
  const name = nameOf(draft);
  const isReady = name === "choice" && draft.options !== undefined && isTrueFalse({ options: draft.options, ...draft });
  return all.find(({ kind, drawing }) => kind === name && (drawing === "trueFalse") === isReady) ?? all[0]!;
}
