import type { ColumnRole } from "../office/sheet";
import { wordSet } from "../documents/word-set";
import { textSet } from "../text-set";
import type { RawSet } from "../types";
import { richText } from "./rich-text";
import { saysMore } from "./says-more";
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
