/** The number of cards on a page of A4. */
export type PerPage = 1 | 2 | 4;

/** Millimetres. The mark is eight squares wide, with at least one of blank paper around it. */
export type CardSize = { readonly side: number; readonly mark: number };
export const cardSizes: Readonly<Record<PerPage, CardSize>> = {
  1: { side: 190, mark: 148 },
  2: { side: 130, mark: 100 },
  4: { side: 96, mark: 72 },
};

/** Positions of the cards on a page, from its upper left. */
export const places: Readonly<Record<PerPage, readonly (readonly [left: number, top: number])[]>> = {
  1: [[10, 26]],
  2: [
    [35, 9],
    [35, 155],
  ],
  4: [
    [5, 10],
    [109, 10],
    [5, 152],
    [109, 152],
  ],
};

export const A4 = { width: 210, height: 297 };
