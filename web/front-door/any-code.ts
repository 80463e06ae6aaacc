import { codeIn } from "./game-code";

/** A code typed, pasted or scanned on any page: a pupil does not know that there are three kinds. */

/** `null`: incomplete, or no code of ours. */
type AnyCode = { readonly is: "game" | "homework" | "class" | null; readonly code: string };

/** The letters and digits of homework and classes: no two that look alike. */
const homework = /^[A-HJKMNP-TV-Z][A-HJKMNP-TV-Z2-9]{6}$/;
const ofClass = /^[A-HJKMNP-TV-Z2-9]{8}$/;
const addresses = [
  ["homework", /\/odev\/([a-z\d]+)/i],
  ["class", /\/sinif\?code=([a-z\d]+)/i],
] as const;

export function readCode(text: string): AnyCode {
  for (const [is, address] of addresses) {
    const found = address.exec(text)?.[1];
    if (found !== undefined) return { is, code: capitals(found) };
  }
  const code = capitals(text);
  const digits = codeIn(text);
  if (/^[\dOIL]*$/.test(code)) return { is: "game", code: digits };
  if (homework.test(code)) return { is: "homework", code };
  if (ofClass.test(code)) return { is: "class", code };
  // Other words may stand around it.
  return digits.length > 5 ? { is: "game", code: digits } : { is: null, code };
}

/** Independent of the language: in Turkish an i would get its dot. */
const capitals = (text: string): string =>
  text
    .replace(/[ıİ]/g, "I")
    .toLocaleUpperCase("en")
    .replace(/[^A-Z\d]/g, "");

/** The page that the code in a text opens, unless the code is incomplete, or of the kind that is asked for. */
export function otherPage(text: string, asked: "game" | "homework") {
  const { is, code } = readCode(text);
  return is === null || is === asked || code.length < 6 ? null : { ...elsewhere[is], address: elsewhere[is].to(code) };
}

/** The reason why a text that is no game's code leads nowhere. */
export const noCode = ({ code }: AnyCode): string =>
  /[01OILU]/.test(code) && code.length > 6
    ? "Ödev ve sınıf kodlarında 0, 1, I, L, O, U yoktur. Koda bir daha bak."
    : "Oyun kodu 6 rakam, ödev kodu 7, sınıf kodu 8 harf ve rakamdır.";

/** The page of each kind of code, and the words that announce it before it opens. */
export const elsewhere = {
  homework: { says: "Bu bir ödev kodu.", goes: "Ödeve git", to: (code: string) => `/odev/${code}` },
  class: { says: "Bu bir sınıf kodu.", goes: "Sınıfını bağla", to: (code: string) => `/sinif?code=${code}` },
  game: { says: "Bu bir oyun kodu.", goes: "Oyuna git", to: (code: string) => `/student/join?code=${code}` },
} as const;
