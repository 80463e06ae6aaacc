import type { Refusal } from "#game-client/game";

/** Refusals that are said beside the field they are about. */
export const isOfNickname = ({ code }: Refusal): boolean => code === "nickname_taken" || code === "nickname_invalid";

/** A refused nickname in a teacher's words: the server's speak to a pupil, and do not say which sign they refuse. */
export function renameFault({ code, message, suggestion }: Refusal, written: string): string {
  switch (code) {
    case "nickname_taken":
      return suggestion === undefined
        ? "Bu takma ad alınmış. Başka bir ad deneyin."
        : `Bu takma ad alınmış. Boşta olan: ${suggestion}`;
    case "nickname_invalid": {
      const sign = NO_SIGN_OF_A_NAME.exec(written)?.[0];
      if (sign === undefined) return "Bu takma ad uygun değil. Başka bir ad deneyin.";
      return suggestion === undefined
        ? `Bu adda “${sign}” olamaz. Harf, rakam, boşluk, emoji ve . - _ ' yazabilirsiniz.`
        : `Bu adda “${sign}” olamaz. Şöyle yazabilirsiniz: ${suggestion}`;
    }
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

/** Of what a keyboard writes: no letter, digit or emoji, and none of the signs between them. */
const NO_SIGN_OF_A_NAME = /[!"#$%&()*+,/:;<=>?@[\\\]^`{|}~§£€“”„«»]/;
