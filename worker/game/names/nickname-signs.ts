/**
 * The signs that a nickname is made of. Without the flag `v`, which the oldest browsers do not know: a rehearsal plays these
 * rules in the page.
 */

/** Letters and digits of any script with at most three marks each (no towers), and nothing that cannot be seen. */
const SIGN =
  /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{Nd}](?:(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Mc}]){0,3}){1,4}$/u;
const BETWEEN = /^[ .\-_']$/u;

/** The joiner and the variation selectors are taken inside an emoji alone; a sequence that phones draw is short. */
const PICTURE = String.raw`(?=\p{Emoji})\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier})?`;
const EMOJI = new RegExp(
  String.raw`^(?:${PICTURE}(?:\u{200D}${PICTURE}){0,8}|\p{Emoji_Modifier}|[0-9#*]\u{FE0F}\u{20E3})$`,
  "u",
);
/** England, Scotland and Wales are a black flag and their letters as tags. */
const FLAG_OF_TAGS =
  /^\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}$/u;
const FLAG = /^\p{Regional_Indicator}{2}$/u;
/** Codes of all existing flags: a first letter, and the second letters that follow it. */
const FLAGS = new RegExp(
  "^(?:A[C-GILMOQ-UWXZ]|B[ABD-JL-OQ-TVWYZ]|C[ACDF-IK-RU-Z]|D[EGJKMOZ]|E[ACEGHR-U]|F[I-KMOR]|G[ABD-ILMNP-UWY]|" +
    "H[KMNRTU]|I[C-EL-OQ-T]|J[EMOP]|K[EGHIMNPRWYZ]|L[A-CIKR-VY]|M[AC-HK-Z]|N[ACE-GILOPRUZ]|OM|P[AE-HK-NR-TWY]|" +
    "QA|R[EOSUW]|S[A-EG-ORSTVX-Z]|T[ACDF-HJ-ORTVWZ]|U[AGMNSYZ]|V[ACEGINU]|W[FS]|XK|Y[ET]|Z[AMW])$",
);
const asLetters = (flag: string): string =>
  Array.from(flag, (half) => String.fromCharCode(half.codePointAt(0)! - 0x1f1e6 + 0x41)).join("");

const isEmoji = (part: string): boolean =>
  EMOJI.test(part) || FLAG_OF_TAGS.test(part) || (FLAG.test(part) && FLAGS.test(asLetters(part)));

export const isName = (part: string): boolean => SIGN.test(part) || isEmoji(part);
export const isBetween = (part: string): boolean => BETWEEN.test(part);
