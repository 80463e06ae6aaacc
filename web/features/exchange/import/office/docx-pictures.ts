import type { PictureRef } from "#question/question";
import { limits } from "#shared/limits";
import { cutTo } from "#question/text";
import { importLimits } from "../types";
import { pictureId } from "../files/picture-id";
import type { Archive } from "../files/unzip";
import { elements, type Xml } from "../files/xml";

export type WordPictures = {
  /** Mark in the text for a drawing: `[resim 2]`, or `[resim]` if its picture could not be taken. */
  readonly mark: (drawing: Xml) => string;
  /** Pictures by the number in their marks. */
  readonly found: Map<number, { readonly picture: PictureRef; readonly bytes: Uint8Array }>;
};

/** Takes the pictures of a Word document out of its archive as they occur in the text. */
export function docxPictures(archive: Archive, relations: Xml | undefined): WordPictures {
  const targets = new Map(
    (relations ? elements(relations, "Relationship") : [])
      .filter(({ attributes }) => attributes.get("TargetMode") !== "External")
      .map(({ attributes }) => [attributes.get("Id"), attributes.get("Target") ?? ""]),
  );
  const found: WordPictures["found"] = new Map();
  let room: number = importLimits.fileBytesWithPictures;
  const mark = (drawing: Xml): string => {
    const [reference, ...more] = references(drawing);
    const target = targets.get(reference);
    const bytes = target && more.length === 0 ? read(archive, pathOf(target), room) : undefined;
    if (!bytes) return "[resim]";
    room -= bytes.length;
    const number = found.size + 1;
    found.set(number, { picture: { id: pictureId(number), alt: altOf(drawing) }, bytes });
    return `[resim ${number}]`;
  };
  return { mark, found };
}

/**
 * The references of a drawing. Several make one drawing together, so none of them can be taken alone. If Word wrote two forms,
 * only the first counts.
 */
const references = (node: Xml): string[] =>
  elements(node).flatMap((child) => {
    const id = child.name === "blip" ? "embed" : child.name === "imagedata" ? "id" : undefined;
    const reference = id && child.attributes.get(id);
    return [...(reference ? [reference] : []), ...(child.name === "Fallback" ? [] : references(child))];
  });

const pathOf = (target: string): string => (target.startsWith("/") ? target.slice(1) : `word/${target}`);

/** Undefined if the picture is too large or does not unpack. */
function read(archive: Archive, path: string, room: number): Uint8Array | undefined {
  try {
    return archive.read(path, Math.min(room, importLimits.pictureBytes));
  } catch {
    return undefined;
  }
}

/** Ignores descriptions that Word generated: they say so themselves. */
function altOf(drawing: Xml): string {
  const said = descriptions(drawing).find((text) => text.trim() !== "") ?? "";
  return /otomatik olarak|automatically generated/i.test(said) ? "" : cutTo(said.trim(), limits.pictureAlt);
}

const descriptions = (node: Xml): string[] =>
  elements(node).flatMap((child) => [
    ...(child.name === "docPr" ? [child.attributes.get("descr") ?? ""] : []),
    ...descriptions(child),
  ]);
