import { importLimits } from "../types";
import { describedAs, pictureIn } from "../files/package";
import type { Archive } from "../files/unzip";
import { element, elements, textIn, type Xml } from "../files/xml";
import type { SheetPicture } from "./sheet";

/** Takes the pictures out of an OpenDocument table's cells, and those that stand on the page, at its first row. */
export class OdsPictures {
  readonly found: SheetPicture[] = [];
  private readonly archive: Archive;
  private room: number = importLimits.fileBytesWithPictures;
  constructor(archive: Archive) {
    this.archive = archive;
  }

  onPage(table: Xml): void {
    for (const shapes of elements(table, "shapes")) this.inside(shapes, 1, 0);
  }

  /** `cell`: a cell, with its row from 1 and its column from 0. */
  inside(cell: Xml, row: number, column: number): void {
    for (const frame of elements(cell, "frame")) {
      if (this.found.length >= importLimits.partsWithPictures) return;
      const path = element(frame, "image")?.attributes.get("href")?.replace(/^\.\//, "");
      const bytes = path === undefined ? undefined : pictureIn(this.archive, path, this.room);
      this.room -= bytes?.length ?? 0;
      // "Sayfa1.C7": the cell under its lower right corner.
      const last = Number(/(\d+)$/.exec(frame.attributes.get("end-cell-address") ?? "")?.[1] ?? row);
      const alt = describedAs(textIn(element(frame, "desc")) || textIn(element(frame, "title")));
      this.found.push({ row, lastRow: Math.max(row, last), column, alt, ...(bytes && { bytes }) });
    }
  }
}
