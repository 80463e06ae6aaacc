import { limits } from "#shared/limits";
import { writtenForms } from "./answers/written-forms";

type Asked = { readonly topic: string; readonly count: number };
export const askedCounts = { min: 1, max: 50, usual: 10 } as const;

/**
 * The prompt that a teacher pastes into a chat assistant; our reader then reads the reply. Without a topic it asks about the
 * teacher's own text.
 */
export function chatRequest({ topic, count }: Asked): string {
  const about = topic.trim();
  const { cards, pairs, questionText, optionText, cardText, typedAnswer } = limits;
  return [
    about === "" ? `Aşağıdaki metinden ${count} soru üret.` : `“${about}” konusunda ${count} soru üret.`,
    "Türkçe yaz. Doğruluğundan emin olmadığın soruyu yazma.",
    "",
    "Yalnız soruları yaz, başına ve sonuna söz ekleme. Soruları numaralandır, aralarında boş satır bırak. Kalın yazı, tablo ve başlık kullanma. Formülleri $ işaretleri arasında TeX ile yaz.",
    "Soru türlerini karışık kullanabilirsin. Her türün biçimi tam böyle:",
    "",
    ...writtenForms.flatMap(({ name, text }, i) => [`[${name}]`, `${i + 1}) ${text}`, ""]),
    "Köşeli ayraçtaki tür adlarını yazma. Doğru şıkkın başına * koy. Sorunun altına “Açıklama: …” satırı ekleyebilirsin.",
    `Sınırlar: soru en çok ${questionText}, şık en çok ${optionText} karakter; 2 ile 6 şık; sıralamada ${cards.min} ile ${cards.max}, eşleştirmede ${pairs.min} ile ${pairs.max} parça, her biri en çok ${cardText} karakter; kısa cevap en çok ${typedAnswer} karakter.`,
    ...(about === "" ? ["", "Metin:", ""] : []),
  ].join("\n");
}
