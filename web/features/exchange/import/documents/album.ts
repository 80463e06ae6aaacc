import type { PictureRef } from "#question/question";
import { importLimits } from "../types";
import { describedAs, pictureIn } from "../files/package";
import { pictureId } from "../files/picture-id";
import type { Archive } from "../files/unzip";

/** Pictures by the number in their marks. */
export type FoundPictures = Map<number, { readonly picture: PictureRef; readonly bytes: Uint8Array }>;

/** Takes pictures out of an archive as a text names them. */
export class PictureAlbum {
  readonly found: FoundPictures = new Map();
  private readonly archive: Archive;
  private room: number = importLimits.fileBytesWithPictures;
  constructor(archive: Archive) {
    this.archive = archive;
  }

  /** Mark in the text for a picture: `[resim 2]`, or `[resim]` if it could not be taken. */
  mark(path: string | undefined, alt: string): string {
    const bytes = path === undefined ? undefined : pictureIn(this.archive, path, this.room);
    if (!bytes) return "[resim]";
    this.room -= bytes.length;
    const number = this.found.size + 1;
    this.found.set(number, { picture: { id: pictureId(number), alt: describedAs(alt) }, bytes });
    return `[resim ${number}]`;
  }
}
