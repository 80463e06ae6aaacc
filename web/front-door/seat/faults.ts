import type { Failure } from "#api/requests";
import { refusalText } from "../refusal-text";

/** An error and the field it is shown under. `form`: no field in particular. */
export type Fault = {
  readonly field: "code" | "nickname" | "form";
  readonly text: string;
  /** Free nicknames to take with one tap. */
  readonly suggestions?: readonly string[];
};

/** The field that a refusal is about; the server's sentence for it is written for pupils. */
const fields: Readonly<Record<string, Fault["field"]>> = {
  not_found: "code",
  game_over: "code",
  lobby_locked: "code",
  room_full: "code",
  nickname_taken: "nickname",
  nickname_invalid: "nickname",
};

/** A refused join in words for a pupil; `taken` leads to the name that is free instead of one that somebody has. */
export function faultOf(failure: Failure, isOnline: boolean, taken = "Bu ad oyunda var. Şunu alabilirsin:"): Fault {
  const { code, suggestion } = failure;
  if (suggestion !== undefined) {
    const text = code === "nickname_taken" ? taken : "Bu ad böyle yazılamaz. Şunu alabilirsin:";
    return { field: "nickname", text, suggestions: [suggestion] };
  }
  return { field: fields[code] ?? "form", text: refusalText(failure, isOnline) };
}
