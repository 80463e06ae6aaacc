import type { Refusal } from "../../live/game";

/** Refusals that are said beside the field they are about. */
export const isOfNickname = ({ code }: Refusal): boolean => code === "nickname_taken" || code === "nickname_invalid";

/** A refused nickname in a teacher's words: the server's speak to a pupil. */
export function renameFault({ code, message, suggestion }: Refusal): string {
  switch (code) {
    case "nickname_taken":
      return suggestion === undefined
        ? "Bu takma ad alınmış. Başka bir ad deneyin."
        : `Bu takma ad alınmış. Boşta olan: ${suggestion}`;
    case "nickname_invalid":
      return "Bu takma ad uygun değil. Başka bir ad deneyin.";
    default:
      return message;
  }
}

/** The same name once it is tidied up as the server does it. */
export const isSameName = (written: string, nickname: string): boolean =>
  written
    .normalize("NFKC")
    .replace(/\p{Zs}+/gu, " ")
    .trim() === nickname;
