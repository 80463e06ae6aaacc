import type { ColumnRole } from "../office/sheet";
import { wordSet } from "../documents/word-set";
import { textSet } from "../text-set";
import type { RawSet } from "../types";
import { richText } from "./rich-text";
import type { PictureFiles } from "./picture-bytes";

/** Reads the questions of a page of HTML. `files`: pictures that came beside it, by their addresses. */
export function htmlSet(html: string, roles?: readonly ColumnRole[], files?: PictureFiles): RawSet {
  const { lost, ...word } = richText(html, files);
  const set = wordSet(word, roles);
  return { ...set, ...(lost.length > 0 && { notes: [...(set.notes ?? []), ...lost] }) };
}

/**
 * Reads what the clipboard holds: the rich text if it says more than the plain one. Code of another program (JSON, XML, GIFT) is
 * read as it stands.
 */
export function richSet(html: string, plain: string, roles?: readonly ColumnRole[]): RawSet {
  return isCode(plain) || !saysMore(html) ? textSet(plain, roles) : htmlSet(html, roles);
}

const isCode = (plain: string): boolean => /^\s*(?:[{[<]|```|::|\$CATEGORY|\/\/)/.test(plain);

/** True if something in the rich text is lost in the plain one. */
const saysMore = (html: string): boolean =>
  /<(?:su[bp]|b|strong|u|ol|li|table|img|svg|math|mark|h[1-6])\b|vertical-align:\s*su[bp]|font-weight:\s*(?:bold|[6-9]00)|text-decoration[\w-]*:[^;"']*underline|font-family:\s*["']?(?:symbol|wingdings)|mso-list|(?:background|color)[\w-]*:/i.test(
    html,
  );
