import { limits } from "#shared/limits";
import { cutTo } from "#question/text";
import { importLimits } from "../types";
import type { Archive } from "./unzip";
import { elements, readXml } from "./xml";

type Link = { readonly id: string | undefined; readonly type: string; readonly path: string };

/** Links of a part to other parts of the archive. */
export function linksOf(archive: Archive, path: string): Link[] {
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

/** Bytes of a picture; undefined if it is not there, is too large or does not unpack. */
export function pictureIn(archive: Archive, path: string, room: number): Uint8Array | undefined {
  try {
    return archive.read(path, Math.min(room, importLimits.pictureBytes));
  } catch {
    return undefined;
  }
}

/** A picture's description, but not one that a program made: those say so themselves. */
export const describedAs = (said: string): string =>
  /otomatik olarak|automatically generated/i.test(said) ? "" : cutTo(said.trim(), limits.pictureAlt);
