import { decodeHTMLStrict } from "entities";
import type { PictureRef } from "#question/question";
import { cutTo } from "#question/text";
import { limits } from "#shared/limits";
import { pictureAddress, tags } from "#features/exchange/moodle";
import { importLimits } from "../types";
import { pictureId } from "../files/picture-id";
import { elements, textIn, type Xml } from "../files/xml";

/** Collects the pictures of a file while its texts are read. Ids are temporary until the server has the pictures. */
export class Album {
  readonly pictures = new Map<string, Uint8Array>();

  /** Takes the first picture that lies in the file out of a text. */
  takenFrom(html: string, node: Xml): { html: string; image?: PictureRef } {
    const [tag] = /<img\b[^<>]*>/i.exec(html) ?? [];
    const bytes = tag && bytesOf(attribute(tag, "src"), node);
    if (!tag || !bytes) return { html };
    const id = pictureId(this.pictures.size);
    this.pictures.set(id, bytes);
    return { html: html.replace(tag, " "), image: { id, alt: cutTo(attribute(tag, "alt").trim(), limits.pictureAlt) } };
  }
}

const attribute = (tag: string, name: string): string => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag) ?? [];
  return decodeHTMLStrict(double ?? single ?? "");
};

/** Bytes of a picture, from a file element beside the text or from a data address. */
function bytesOf(address: string, node: Xml): Uint8Array | undefined {
  const [, inAddress] = /^data:image\/[a-z+.-]+;base64,(.*)$/s.exec(address) ?? [];
  if (inAddress !== undefined) return decoded(inAddress);
  const path = address.startsWith(pictureAddress) && address.slice(pictureAddress.length);
  const file = path && elements(node, tags.picture).find(({ attributes }) => isFile(attributes, path));
  return file ? decoded(textIn(file)) : undefined;
}

const isFile = (attributes: Xml["attributes"], path: string): boolean =>
  attributes.get("encoding") === "base64" &&
  `${attributes.get("path") ?? "/"}${attributes.get("name") ?? ""}` === `/${unescaped(path)}`;

function unescaped(path: string): string {
  const plain = path.replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

function decoded(base64: string): Uint8Array | undefined {
  if (base64.length > (importLimits.pictureBytes / 3) * 4) return undefined;
  try {
    return Uint8Array.from(atob(base64.replace(/\s+/g, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
