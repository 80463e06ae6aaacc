import { limits } from "./limits";

/** What makes a question a good one; without zod, because the editor and the importers in the browser ask it too. */

export const optionKeys = ["A", "B", "C", "D"] as const;
type Key = (typeof optionKeys)[number];

/** A question on its way: whatever somebody has typed or a file has given so far. */
export type QuestionDraft = {
  question_text: string;
  options: Partial<Record<Key, string>>;
  correct_option: Key | null;
  time_limit: number;
  points: number;
  explanation: string;
};
/** `key` names the option when a single one is at fault. */
export type Fault = {
  field: "question_text" | "options" | "correct_option" | "time_limit" | "points" | "explanation";
  key?: Key;
  message: string;
};

/** Everything that is wrong with a draft, in the order in which it is read. Texts come trimmed. */
export function questionFaults(draft: QuestionDraft): Fault[] {
  return [
    ...textFaults("question_text", draft.question_text, limits.questionText),
    ...(isBlank(draft.question_text) ? [{ field: "question_text" as const, message: "Soru metnini yazın." }] : []),
    ...optionFaults(draft),
    ...timeFaults(draft.time_limit),
    ...([0, 1, 2].includes(draft.points) ? [] : [{ field: "points" as const, message: "Puan 0, 1 ya da 2 olabilir." }]),
    ...textFaults("explanation", draft.explanation, limits.explanation),
  ];
}

/** 2 to 4 options without a gap, all different, none empty, the right one among them. */
function optionFaults({ options, correct_option }: QuestionDraft): Fault[] {
  const keys = optionKeys.filter((key) => options[key] !== undefined);
  if (keys.length < 2) return [{ field: "options", message: "En az iki şık gerekli." }];
  if (keys.some((key, i) => key !== optionKeys[i])) {
    return [{ field: "options", message: "Şıklar A’dan başlayıp arada boşluk kalmadan sıralanmalı." }];
  }
  const faults: Fault[] = [];
  const seen = new Map<string, Key>();
  for (const key of keys) {
    const option = options[key]!;
    if (isBlank(option)) {
      faults.push({ field: "options", key, message: `${key} şıkkı boş. Yazın ya da bu şıkkı silin.` });
      continue;
    }
    faults.push(...textFaults("options", option, limits.optionText).map((fault) => ({ ...fault, key })));
    const form = comparable(option);
    const twin = seen.get(form);
    if (twin) faults.push({ field: "options", key, message: `${twin} ve ${key} aynı.` });
    else seen.set(form, key);
  }
  if (correct_option === null || options[correct_option] === undefined) {
    faults.push({ field: "correct_option", message: "Doğru şıkkı işaretleyin." });
  }
  return faults;
}

function timeFaults(seconds: number): Fault[] {
  const { min, max } = limits.timeLimitSeconds;
  if (!Number.isInteger(seconds)) return [{ field: "time_limit", message: "Süre tam sayı olmalı." }];
  if (seconds < min) return [{ field: "time_limit", message: `Süre en az ${min} saniye olabilir.` }];
  if (seconds > max) return [{ field: "time_limit", message: `Süre en çok ${max} saniye olabilir.` }];
  return [];
}

function textFaults(field: Fault["field"], text: string, max: number): Fault[] {
  if (!isCleanText(text)) return [{ field, message: "Metinde kullanılamayan bir karakter var." }];
  return characters(text) > max ? [{ field, message: `En çok ${max} karakter olabilir.` }] : [];
}

/** Whether the server keeps it as a draft. */
export const fitsDraft = (draft: object): boolean =>
  new TextEncoder().encode(JSON.stringify(draft)).length <= limits.draftBytes;

/** Characters as a person counts them more or less: an emoji is one, not two. */
export const characters = (text: string): number => Array.from(text).length;

/** The text, or its beginning; never half an emoji. */
export const cutTo = (text: string, max: number): string =>
  characters(text) <= max ? text : Array.from(text).slice(0, max).join("").trimEnd();

/** Nothing an eye could see: white space, zero-width and other format characters only. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u.test(text);

/** Neither half a surrogate pair nor a control character other than tab and line break. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);

/** x² and x2, mg and Mg are different answers: only composition and spaces are evened out. */
const comparable = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();
