import type { HomeworkFacts } from "#protocol/http/homework";
import type { Failure } from "#api/requests";
import type { Joining } from "#homework-client/calls";

type Fault = { readonly text: string; readonly suggestions?: readonly string[] };

export const whoOf = (asks: HomeworkFacts["joins_by"], typed: string): Joining =>
  asks === "nickname" ? { nickname: typed } : { number: Number(typed) };

/** A refusal in words for a pupil; the server's own sentences already fit pupils. */
export function faultOf({ code, message, suggestion, retryAfterMs, said }: Failure, isOnline: boolean): Fault {
  if (suggestion !== undefined) {
    const why =
      code === "nickname_taken"
        ? "Bu adla biri başlamış. Sensen aşağıdan devam et, değilsen şunu al:"
        : "Bu ad böyle yazılamaz. Şunu alabilirsin:";
    return { text: why, suggestions: [suggestion] };
  }
  if (code === "pin_wrong") return { text: pinWrong(said) };
  if (code === "pin_locked") return { text: `Çok deneme oldu. ${whenAgain(retryAfterMs)} sonra yeniden dene.` };
  if (code === "rate_limited") return { text: `Çok fazla deneme oldu. ${whenAgain(retryAfterMs)} sonra yeniden dene.` };
  const isOffline = code === "network" && !isOnline;
  return { text: isOffline ? "İnternet yok gibi görünüyor. Bağlanınca yeniden dene." : message };
}

const pinWrong = (said: object = {}): string =>
  "tries_left" in said && Number(said.tries_left) > 0
    ? `Bu sayı tutmadı. ${String(said.tries_left)} deneme daha yapabilirsin.`
    : "Bu sayı tutmadı. Bir daha bak.";

/** "15 dakika" */
export function whenAgain(ms: number | undefined): string {
  if (ms === undefined) return "Biraz";
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} saniye`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} dakika` : `${Math.ceil(seconds / 3600)} saat`;
}
