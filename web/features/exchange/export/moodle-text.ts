import type { Picture } from "#question/question";
import { hasFormula, piecesOf } from "#question/text-pieces";
import { base64 } from "./base64";
import type { SetPictures } from "./set-pictures";

/** Signs that mean something in XML and in HTML. */
const signs = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["\r", "&#13;"],
]);
export const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => signs.get(sign)!);

type Written = { readonly format: "plain_text" | "html"; readonly inside: string };

/**
 * A text with its picture as Moodle wants them: plain as long as it can be, so that not a sign of it changes; HTML where a
 * formula is to be drawn, which Moodle knows as `\(…\)`, or a picture lies beside the text.
 */
export function moodleText(text: string, picture: Picture | null | undefined, pictures: SetPictures): Written {
  const file = picture && pictures.get(picture.id);
  if (!file && !hasFormula(text)) return { format: "plain_text", inside: `<text>${escaped(text)}</text>` };
  const words = text.trim() === "" ? "" : `<p>${piecesOf(text).map(html).join("")}</p>`;
  if (!picture || !file) return { format: "html", inside: `<text>${escaped(words)}</text>` };
  const name = `resim.${file.extension}`;
  const image = `<p><img src="@@PLUGINFILE@@/${name}" alt="${escaped(picture.alt)}"></p>`;
  const bytes = `<file name="${name}" path="/" encoding="base64">${base64(file.bytes)}</file>`;
  return { format: "html", inside: `<text>${escaped(words + image)}</text>${bytes}` };
}

function html(piece: ReturnType<typeof piecesOf>[number]): string {
  const isFormula = piece.is === "formula" && comesBack(piece);
  if (isFormula) return escaped(piece.isBlock ? `\\[${piece.tex}\\]` : `\\(${piece.tex}\\)`);
  // A backslash of the text would begin one.
  return escaped(piece.source).replaceAll("\\", "&#92;").replaceAll("\n", "<br>");
}

/** A dollar inside a formula or a backslash at its end would end it elsewhere, and blanks at its ends are lost. */
function comesBack({
  source,
  tex,
  isBlock,
}: {
  readonly source: string;
  readonly tex: string;
  readonly isBlock: boolean;
}): boolean {
  const dollars = isBlock ? "$$" : "$";
  return source === dollars + tex + dollars && tex === tex.trim() && !tex.includes("$") && !tex.endsWith("\\");
}
