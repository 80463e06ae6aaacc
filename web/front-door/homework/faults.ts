import type { HomeworkFacts } from "#protocol/http/homework";
import type { Failure } from "#api/requests";
import type { Joining } from "#homework-client/calls";
import { whenAgain } from "#words/refusals";
import { refusalText } from "../refusal-text";

type Fault = { readonly text: string; readonly suggestions?: readonly string[] };

export const whoOf = (asks: HomeworkFacts["joins_by"], typed: string): Joining =>
  asks === "nickname" ? { nickname: typed } : { number: Number(typed) };

/** A refused join, with the nickname to take instead if there is one. */
export function faultOf(failure: Failure, isOnline: boolean): Fault {
  const { code, message, suggestion, retryAfterMs, said } = failure;
  if (suggestion !== undefined) {
    const why =
      code === "nickname_taken"
        ? "Bu adla biri başlamış. Sensen aşağıdan devam et, değilsen şunu al:"
        : "Bu ad böyle yazılamaz. Şunu alabilirsin:";
    return { text: why, suggestions: [suggestion] };
  }
  if (code === "pin_wrong") return { text: pinWrong(message, said) };
  if (code === "pin_locked") return { text: `Çok deneme oldu. ${whenAgain(retryAfterMs)} sonra yeniden dene.` };
  return { text: refusalText(failure, isOnline) };
}

const pinWrong = (message: string, said: object = {}): string =>
  "tries_left" in said && Number(said.tries_left) > 0
    ? `Bu sayı tutmadı. ${String(said.tries_left)} deneme daha yapabilirsin.`
    : message;
