import { strToU8, zipSync, type Zippable } from "fflate";
import { ownZip } from "../own-zip";
import type { ExportedSet } from "./exported-set";
import { setJson } from "./set-json";
import type { SetPictures } from "./set-pictures";

/** Writes our own file with the pictures beside it, named by id. Pictures are compressed already, so they are only stored. */
export function setZip(set: ExportedSet, pictures: SetPictures): Uint8Array {
  const files: Zippable = { [ownZip.questions]: strToU8(setJson(set)) };
  for (const [id, { bytes, extension }] of pictures) files[ownZip.picture(id, extension)] = [bytes, { level: 0 }];
  return zipSync(files);
}
