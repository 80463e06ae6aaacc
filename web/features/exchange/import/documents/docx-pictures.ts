import { linksOf } from "../files/package";
import type { Archive } from "../files/unzip";
import { elements, type Xml } from "../files/xml";
import { PictureAlbum, type FoundPictures } from "./album";

export type WordPictures = {
  /** Mark in the text for a drawing: `[resim 2]`, or `[resim]` if its picture could not be taken. */
  readonly mark: (drawing: Xml) => string;
  readonly found: FoundPictures;
};

/** Takes the pictures of a Word document out of its archive as they occur in the text. */
export function docxPictures(archive: Archive): WordPictures {
  const targets = new Map(linksOf(archive, "word/document.xml").map(({ id, path }) => [id, path]));
  const album = new PictureAlbum(archive);
  const mark = (drawing: Xml): string => {
    const [reference, ...more] = references(drawing);
    const path = more.length === 0 ? targets.get(reference) : undefined;
    return album.mark(path, descriptions(drawing).find((text) => text.trim() !== "") ?? "");
  };
  return { mark, found: album.found };
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

const descriptions = (node: Xml): string[] =>
  elements(node).flatMap((child) => [
    ...(child.name === "docPr" ? [child.attributes.get("descr") ?? ""] : []),
    ...descriptions(child),
  ]);
