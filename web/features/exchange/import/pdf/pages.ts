import { ImportRefused, importLimits, refuseTooLarge, type PagePiece } from "../types";

import { pdfLibrary } from "./library";

/** The pages of a PDF, to show them and to cut pieces from them. */
export type Pages = {
  readonly count: number;
  /** Size of a page in points. */
  size(page: number): Promise<{ readonly width: number; readonly height: number }>;
  /** A piece as a picture, about this many pixels wide. */
  piece(piece: PagePiece, width: number): Promise<Blob>;
  close(): void;
};

/** Opens the pages of a PDF beside what was read from it. */
export async function openPages(file: Blob): Promise<Pages> {
  refuseTooLarge(file.size, importLimits.pdfBytes);
  const { openPdf } = await pdfLibrary();
  const pdf = await openPdf(new Uint8Array(await file.arrayBuffer()));
  return {
    count: pdf.count,
    size: (page) => pdf.size(page),
    async piece({ page, left, top, width: across, height }, width) {
      const box = { left, top, right: left + Math.max(1, across), bottom: top + Math.max(1, height) };
      const blob = await pdf.piece(page, box, { width, turns: 0 });
      if (!blob) throw new ImportRefused(EMPTY);
      return blob;
    },
    close: () => pdf.close(),
  };
}

const EMPTY = "Seçtiğiniz yer boş.";
