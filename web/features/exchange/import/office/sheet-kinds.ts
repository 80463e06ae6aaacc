import { OPEN_ENDED } from "../answers/answer-parts";
import { searchKey } from "#shared/fold";
import { acceptedTexts } from "../answers/accepted-texts";
import { of, type AnswerParts } from "../answers/answer-parts";
import { freeAnswer } from "../text/free-answer";

/** `said`: the answer, in a table without options. */
type Row = { options: string[]; correct: number[]; problem: string | undefined; said?: string };

/** Reads a row's options by the kind of question that its table names. */
export function answersOf(named: string, { options, correct, problem, said }: Row): AnswerParts {
  if (said === "") return { options, correct, refusal: "Cevap sütunu boş. Cevabı yazın." };
  if (said !== undefined) return freeAnswer(said);
  const kind = searchKey(named);
  if (/^(?:poll|survey|anket)/.test(kind)) return { options, correct: [], kind: "poll" };
  if (/^(?:fill|bosluk|kisa cevap|type)/.test(kind)) return written(options);
  if (/^(?:reorder|order|siralama)/.test(kind))
    return of({ kind: "order", items: options.filter((option) => option !== "") });
  const [, reason] = reasons.find(([pattern]) => pattern.test(kind)) ?? [];
  if (reason) return { options, correct: [], refusal: reason };
  const isMulti = correct.length > 1 || /^(?:checkbox|multiple answer|multi ?select|cok dogrulu)/.test(kind);
  return { options, correct, ...(isMulti && { kind: "multi" as const }), ...(problem && { refusal: problem }) };
}

const reasons: [RegExp, string][] = [
  [/^(?:open ?-?ended|acik uclu|essay|paragraph)/, OPEN_ENDED],
  [/^(?:draw|cizim)/, "Çizim sorusu, şıkları yok."],
  [/^(?:match|eslestirme)/, "Eşleştirme sorusu: hangi sütun hangisinin eşi, tablo söylemiyor."],
  [/^(?:audio|video|slide|hotspot|drag|drop|label|categor|math|graph)/, "Bu türde soru burada yok."],
];

function written(options: readonly string[]): AnswerParts {
  const { accepted, losses, doubts } = acceptedTexts(options);
  return of({ kind: "typed", accepted, typo: false }, { losses, doubts });
}
