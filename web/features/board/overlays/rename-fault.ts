import { limits } from "#shared/limits";
import { graphemes } from "#browser/graphemes";
import type { Refusal } from "#game-client/game";

/** Refusals that are shown beside the field they are about. */
export const isOfNickname = ({ code }: Refusal): boolean => code === "nickname_taken" || code === "nickname_invalid";

/** Words a refused nickname for a teacher: the server's messages address a pupil, and do not name the refused character. */
export function renameFault({ code, message, suggestion }: Refusal, written: string): string {
  switch (code) {
    case "nickname_taken":
      return `Bu takma ad alınmış. ${suggestion === undefined ? ANOTHER : `Boşta olan: ${suggestion}`}`;
    case "nickname_invalid": {
      if (graphemes(written.trim()).length > limits.nickname)
        return `Takma ad en çok ${limits.nickname} harf olabilir.`;
      const sign = NO_SIGN_OF_A_NAME.exec(written)?.[0];
      if (sign === undefined) return UNSUITABLE;
      return `Bu adda “${sign}” olamaz. ${suggestion === undefined ? "Harf, rakam, boşluk, emoji ve . - _ ' yazabilirsiniz." : `Şöyle yazabilirsiniz: ${suggestion}`}`;
    }
    default:
      return message;
  }
}

const ANOTHER = "Başka bir ad deneyin.";
/** One sentence for every other reason: rude words and mixed alphabets are refused under the same code. */
const UNSUITABLE = `Bu takma ad uygun değil: kaba bir söz geçiyor ya da bir sözcükte iki alfabenin harfleri karışmış olabilir. ${ANOTHER}`;

/** Compares two names after tidying them up as the server does. */
export const isSameName = (written: string, nickname: string): boolean =>
  written
    .normalize("NFKC")
    .replace(/\p{Zs}+/gu, " ")
    .trim() === nickname;

/**
 * Characters a keyboard can type that a name may not contain: no letter, digit or emoji, nor the signs allowed between them.
 */
const NO_SIGN_OF_A_NAME = /[!"#$%&()*+,/:;<=>?@[\\\]^`{|}~§£€“”„«»]/;
