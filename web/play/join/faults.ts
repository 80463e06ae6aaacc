import type { Failure } from "../../live/requests";

/** What stands under which field. `form`: the fault of neither. */
export type Fault = {
  readonly field: "code" | "nickname" | "form";
  readonly text: string;
  /** Free nicknames to take with one tap. */
  readonly suggestions?: readonly string[];
};

/** A refused join in a pupil's words. */
export function faultOf(failure: Failure, isOnline: boolean): Fault {
  const { code, message, suggestion, retryAfterMs } = failure;
  switch (code) {
    case "not_found":
      return { field: "code", text: "Bu kodla açık bir oyun yok. Tahtadaki koda bir daha bak." };
    case "game_over":
      return { field: "code", text: "Bu oyun bitmiş. Öğretmeninden yeni kodu iste." };
    case "lobby_locked":
      return { field: "code", text: "Bu oyun yeni oyuncuya kapalı. Öğretmenine söyle." };
    case "room_full":
      return { field: "code", text: "Oyun dolu." };
    case "nickname_taken":
      return {
        field: "nickname",
        text:
          suggestion === undefined
            ? "Bu takma ad alınmış. Sonuna bir harf ekle."
            : "Bu ad oyunda var. Şunu alabilirsin:",
        ...(suggestion !== undefined && { suggestions: [suggestion] }),
      };
    case "nickname_invalid":
      return { field: "nickname", text: message };
    case "rate_limited":
      return { field: "form", text: waitText(retryAfterMs) };
    case "network":
      return isOnline
        ? { field: "form", text: message }
        : { field: "form", text: "İnternet yok gibi görünüyor. Bağlanınca yeniden dene." };
    default:
      return { field: "form", text: message };
  }
}

function waitText(ms: number | undefined): string {
  if (ms === undefined) return "Çok fazla deneme oldu. Biraz sonra yeniden dene.";
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `Çok fazla deneme oldu. ${seconds} saniye sonra yeniden dene.`;
  return `Çok fazla deneme oldu. ${Math.ceil(seconds / 60)} dakika sonra yeniden dene.`;
}

/** Somebody with another name wants in where this device has a seat; a second press takes a new one. */
export const alreadyIn = (nickname: string): Fault => ({
  field: "nickname",
  text: `Bu cihaz oyunda “${nickname}” adıyla var. O değilsen bir daha “Oyuna gir”e bas.`,
  suggestions: [nickname],
});

/** What can be said without asking the server. */
export function faultsIn(code: string, nickname: string): Fault[] {
  const faults: Fault[] = [];
  if (code.length < 6) faults.push({ field: "code", text: "Kod 6 rakam olmalı." });
  if (nickname === "") faults.push({ field: "nickname", text: "Bir takma ad yaz." });
  return faults;
}
