import { noAnswerWords } from "../shared/sending/answer-words";
import { keptWords } from "../shared/sending/result-earned";
import { resultInWords } from "../shared/sending/result-in-words";
import type { Facts as ToldOf } from "../phone-kind";

/** The pupil's result in words. */

type Facts = ToldOf<"multi">;

export function chosenOf({ result, own }: Facts): { readonly right: string[]; readonly wrong: string[] } {
  const chosen = Array.from(own?.answer ?? "");
  const isRight = (letter: string) => result.correct_option.includes(letter);
  return { right: chosen.filter(isRight), wrong: chosen.filter((letter) => !isRight(letter)) };
}

const all = ["", "doğruyu", "ikisini de", "üçünü de", "dördünü de", "beşini de", "altısını da"];

/** ", 3 doğrunun üçünü de buldun" */
export function howRight({ result }: Facts): string {
  const { length } = result.correct_option;
  return length === 1 ? ", doğruyu buldun" : `, ${length} doğrunun ${all[length]} buldun`;
}

/** "3 doğrudan 2 tanesini buldun, 1 yanlış seçtin." */
export function why(facts: Facts): string {
  const { right, wrong } = chosenOf(facts);
  const { own, result } = facts;
  if (own?.answer == null) return noAnswerWords(facts.tooLate, result.question_id);
  if ((own.share ?? 0) > 0) {
    const others = wrong.length > 0 ? `, ${wrong.length} yanlış seçtin` : "";
    return `${result.correct_option.length} doğrudan ${right.length} tanesini buldun${others}.`;
  }
  return `${right.length > 0 ? "Yanlış seçimler doğruları götürdü. " : ""}${keptWords(own)}`;
}

/** "271 puan kazandın. 3 doğrudan 2 tanesini buldun, 1 yanlış seçtin." */
export const said = (facts: Facts): string => resultInWords(facts.own, howRight(facts), why(facts));
