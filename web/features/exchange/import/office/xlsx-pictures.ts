import { importLimits } from "../types";
import type { SheetPicture } from "./sheet";
import { describedAs, linksOf, pictureIn } from "../files/package";
import type { Archive } from "../files/unzip";
import { element, elements, readXml, textIn, type Xml } from "../files/xml";

/** Finds the drawings that stand on a page of a spreadsheet, each with its cell; `bytes` are those of a lone picture. */
export function xlsxPictures(archive: Archive, sheetPath: string): SheetPicture[] {
  const drawings = linksOf(archive, sheetPath).filter(({ type }) => type.endsWith("/drawing"));
  let room: number = importLimits.fileBytesWithPictures;
  return drawings.flatMap(({ path }) => {
    const part = archive.read(path);
    const links = new Map(linksOf(archive, path).map(({ id, path }) => [id, path]));
    return anchorsIn(part && readXml(new TextDecoder().decode(part))).map((anchor) => {
      const [reference, ...more] = blips(anchor);
      const target = more.length === 0 ? links.get(reference) : undefined;
      const bytes = target === undefined ? undefined : pictureIn(archive, target, room);
      room -= bytes?.length ?? 0;
      return { ...placeOf(anchor), alt: altOf(anchor), ...(bytes && { bytes }) };
    });
  });
}

const anchorsIn = (drawing: Xml | undefined): Xml[] =>
  (drawing ? elements(drawing) : []).filter(({ name }) => /^(?:two|one)CellAnchor$/.test(name));

/** Counts rows from 1 as `SheetRow` does, and columns from 0. */
function placeOf(anchor: Xml): Pick<SheetPicture, "row" | "lastRow" | "column"> {
  const at = (corner: string, axis: string) => Number(textIn(element(anchor, corner, axis))) || 0;
  const row = at("from", "row") + 1;
  return { row, lastRow: Math.max(row, element(anchor, "to") ? at("to", "row") + 1 : row), column: at("from", "col") };
}

/** If a program wrote two forms of a drawing, only the first counts. */
const blips = (node: Xml): string[] =>
  elements(node).flatMap((child) => {
    const reference = child.name === "blip" ? child.attributes.get("embed") : undefined;
    return [...(reference ? [reference] : []), ...(child.name === "Fallback" ? [] : blips(child))];
  });

const altOf = (anchor: Xml): string =>
  describedAs(element(anchor, "pic", "nvPicPr", "cNvPr")?.attributes.get("descr") ?? "");
