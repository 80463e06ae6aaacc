import { limits } from "#shared/limits";
import { cutTo } from "#question/text";
import { importLimits } from "../types";
import type { SheetPicture } from "./sheet";
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
      const bytes = target === undefined ? undefined : read(archive, target, room);
      room -= bytes?.length ?? 0;
      return { ...placeOf(anchor), alt: altOf(anchor), ...(bytes && { bytes }) };
    });
  });
}

type Link = { readonly id: string | undefined; readonly type: string; readonly path: string };

/** Links of a part to other parts of the archive. */
function linksOf(archive: Archive, path: string): Link[] {
  const slash = path.lastIndexOf("/");
  const folder = path.slice(0, slash);
  const bytes = archive.read(`${folder}/_rels/${path.slice(slash + 1)}.rels`);
  if (!bytes) return [];
  return elements(readXml(new TextDecoder().decode(bytes)), "Relationship")
    .filter(({ attributes }) => attributes.get("TargetMode") !== "External")
    .map(({ attributes }) => ({
      id: attributes.get("Id"),
      type: attributes.get("Type") ?? "",
      path: pathFrom(folder, attributes.get("Target") ?? ""),
    }));
}

function pathFrom(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = folder.split("/");
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
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

const altOf = (anchor: Xml): string => {
  const said = element(anchor, "pic", "nvPicPr", "cNvPr")?.attributes.get("descr") ?? "";
  return /otomatik olarak|automatically generated/i.test(said) ? "" : cutTo(said.trim(), limits.pictureAlt);
};

/** Undefined if the picture is too large or does not unpack. */
function read(archive: Archive, path: string, room: number): Uint8Array | undefined {
  try {
    return archive.read(path, Math.min(room, importLimits.pictureBytes));
  } catch {
    return undefined;
  }
}
