/** Sign of a font for symbols that no letter of Unicode stands for here. */
export const LOST_SIGN = "[simge]";

/** Signs of the font "Symbol" by their place, from 0x20 and from 0xa0 on. A blank has no sign of its own. */
const symbol = signs([
  [0x20, " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼"],
  [0xa0, "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑"],
  [0xf1, "〉∫"],
]);

/** Signs of "Wingdings" that teachers use: ticks, boxes, bullets, arrows, numbers in circles. */
const wingdings = signs([
  [0x4a, "☺😐☹"],
  [0x6c, "●❍■□"],
  [0x76, "❖"],
  [0x81, "①②③④⑤⑥⑦⑧⑨⑩ ❶❷❸❹❺❻❼❽❾❿"],
  [0x9e, "·•▪"],
  [0xa7, "▪□"],
  [0xd8, "➢"],
  [0xdf, "←→↑↓↖↗↙↘"],
  [0xe8, "➔"],
  [0xef, "⇦⇨⇧⇩⬄⇳"],
  [0xfb, "✗✓☒☑"],
]);

/** A letter of a font for symbols, named by its place: 0x61 and 0xf061 are α in "Symbol". */
export function symbolIn(font: string, place: number): string {
  const at = place >= 0xf000 ? place - 0xf000 : place;
  if (at === 0x20) return " ";
  if (/^(?:euclid )?symbol(?: mt)?$/i.test(font)) return symbol.get(at) ?? LOST_SIGN;
  if (/^wingdings$/i.test(font)) return wingdings.get(at) ?? LOST_SIGN;
  if (OF_SIGNS.test(font)) return LOST_SIGN;
  return place >= 0xe000 && place <= 0xf8ff ? LOST_SIGN : String.fromCodePoint(place);
}

/** Text in this font as plain signs. Private letters of any other font are lost. */
export const inFont = (text: string, font: string): string =>
  OF_SIGNS.test(font) || PRIVATE.test(text)
    ? Array.from(text, (letter) => (/\s/.test(letter) ? letter : symbolIn(font, letter.codePointAt(0)!))).join("")
    : text;

const OF_SIGNS = /^(?:(?:euclid )?symbol(?: mt)?|wingdings(?: [23])?|webdings|mt extra)$/i;
const PRIVATE = /[\ue000-\uf8ff]/;

function signs(rows: readonly (readonly [from: number, signs: string])[]): ReadonlyMap<number, string> {
  return new Map(
    rows.flatMap(([from, row]) =>
      Array.from(row, (sign, i) => [from + i, sign] as const).filter(([at, sign]) => sign !== " " || at === 0x20),
    ),
  );
}
