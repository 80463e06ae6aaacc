import type { PictureRef } from "#question/question";
import { hasFormula, piecesOf } from "#question/text-pieces";
import { pictureAddress, tags } from "../moodle";
import { base64 } from "./base64";
import type { SetPictures } from "./set-pictures";

/** Characters with a meaning in XML and in HTML. */
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
 * Writes a text with its picture for Moodle. It stays plain text if possible, so that no character changes; it becomes HTML if
 * it has a formula, which Moodle writes as `\(…\)`, or a picture beside it.
 */
export function moodleText(text: string, picture: PictureRef | null | undefined, pictures: SetPictures): Written {
  const file = picture && pictures.get(picture.id);
  if (!file && !hasFormula(text)) return { format: "plain_text", inside: `<text>${escaped(text)}</text>` };
  const words = text.trim() === "" ? "" : `<p>${piecesOf(text).map(html).join("")}</p>`;
  if (!picture || !file) return { format: "html", inside: `<text>${escaped(words)}</text>` };
  const name = `resim.${file.extension}`;
  const image = `<p><img src="${pictureAddress}${name}" alt="${escaped(picture.alt)}"></p>`;
  const bytes = `<${tags.picture} name="${name}" path="/" encoding="base64">${base64(file.bytes)}</${tags.picture}>`;
  return { format: "html", inside: `<text>${escaped(words + image)}</text>${bytes}` };
}

function html(piece: ReturnType<typeof piecesOf>[number]): string {
  const isFormula = piece.is === "formula" && comesBack(piece);
  if (isFormula) return escaped(piece.isBlock ? `\\[${piece.tex}\\]` : `\\(${piece.tex}\\)`);
  // Escapes backslashes, which would begin a formula.
  return escaped(piece.source).replaceAll("\\", "&#92;").replaceAll("\n", "<br>");
}

/**
 * True if a formula survives the way back: a dollar inside or a backslash at its end would end it elsewhere, and blanks at
 * its ends are lost.
 */
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
