import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardNumbers } from "#hosting/cards/codes";
import { CardDrawing } from "#hosting/cards/card-drawing.tsx";
import { nameOnCard } from "#features/cards/print/printed-card";
import { Sheets } from "#features/cards/print/sheets.tsx";
import { A4, cardSizes, places, type PerPage } from "#hosting/cards/sizes";
import { Detector } from "#hosting/cards/reading/detector";
import { letterUp } from "#hosting/cards/reading/letter";

const perPages: readonly PerPage[] = [1, 2, 4];
const [width, height] = [1280, 720];
/** The width of a square of the mark, in pixels. */
const SQUARE = 5;

/** The inked squares of a card's drawing: only the mark is drawn here, in its own squares. */
function markOf(number: number): (column: number, row: number) => boolean {
  const drawn = renderToStaticMarkup(<CardDrawing number={number} name={null} size={cardSizes[2]} />);
  const white = new Set(Array.from(drawn.matchAll(/M(\d) (\d)h1v1h-1z/g), ([, column, row]) => `${column} ${row}`));
  expect(drawn).toContain('d="M0 0h8v8h-8z"');
  return (column, row) => !white.has(`${column} ${row}`);
}

test("every printed card is read as its number, whichever edge is up", () => {
  const grey = new Uint8Array(width * height).fill(235);
  cardNumbers.forEach((number, at) => {
    const isInk = markOf(number);
    const [left, top] = [20 + (at % 10) * 124, 30 + Math.floor(at / 10) * 112];
    for (let y = 0; y < 8 * SQUARE; y++) {
      for (let x = 0; x < 8 * SQUARE; x++) {
        const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
        const places = [
          [column, row],
          [row, 7 - column],
          [7 - column, 7 - row],
          [7 - row, column],
        ] as const;
        // After a quarter turn clockwise the upper left shows what was at the lower left.
        const [c, r] = places[at % 4]!;
        if (isInk(c, r)) grey[(top + y) * width + left + x] = 20;
      }
    }
  });
  const { cards } = new Detector(width, height, cardNumbers).find({ width, height, grey });
  const read = Object.fromEntries(cards.map(({ number, errors, corners }) => [number, [letterUp(corners), errors]]));
  expect(read).toEqual(Object.fromEntries(cardNumbers.map((number, at) => [number, ["ADCB"[at % 4], 0]])));
});

test("a card has paper round its mark, and cards lie on the page beside one another", () => {
  for (const perPage of perPages) {
    const { side, mark } = cardSizes[perPage];
    expect((side - mark) / 2).toBeGreaterThanOrEqual(mark / 8);
    expect(places[perPage]).toHaveLength(perPage);
    for (const [left, top] of places[perPage]) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(5);
      expect(left + side).toBeLessThanOrEqual(A4.width - 5);
      expect(top + side).toBeLessThanOrEqual(A4.height - 5);
      const others = places[perPage].filter(([x, y]) => x !== left || y !== top);
      expect(others.filter(([x, y]) => Math.abs(x - left) < side && Math.abs(y - top) < side)).toEqual([]);
    }
  }
});

test.each([
  [1, 32],
  [2, 16],
  [4, 8],
] as const)(
  "32 cards, %d a page, are %d pages; a card says the short name, its label the whole one",
  (perPage, pages) => {
    const cards = Array.from({ length: 32 }, (_, k) => ({ number: k + 1, name: "Ayşe Nur Yılmaz" }));
    const drawn = renderToStaticMarkup(<Sheets className="7B" cards={cards} perPage={perPage} />);
    expect(drawn.match(/<svg/g)).toHaveLength(pages);
    expect(drawn).toContain(`7B, sayfa ${pages} / ${pages}`);
    expect(drawn.match(/>Ayşe Y\.</g)).toHaveLength(4 * 32);
    expect(drawn.match(/ Ayşe Nur Yılmaz</g)).toHaveLength(32);
  },
);

test("a card with a number alone has no name and is for every class", () => {
  const drawn = renderToStaticMarkup(<Sheets className="7B" cards={[{ number: 13, name: null }]} perPage={4} />);
  expect(drawn).toContain("her sınıfta kullanılır");
  expect(drawn.match(/<text/g)).toHaveLength(4 * 2 + 2);
});

test("only the letters tell the four sides of a card apart", () => {
  const drawn = renderToStaticMarkup(<CardDrawing number={7} name="Berat Ö." size={cardSizes[1]} />);
  const sides = Array.from(drawn.matchAll(/<g transform="rotate\(\d+ 95 95\)">(.*?)<\/g>/g), ([, side]) => side!);
  expect(sides).toHaveLength(4);
  expect(new Set(sides.map((side) => side.replace(/>[A-D]</, "><"))).size).toBe(1);
});

test.each([
  ["Ayşe Nur Yılmaz", "Ayşe Y."],
  ["Abdurrahmangazioğulları Karahasanoğlu", "Abdurrahmangazioğ…"],
  [null, null],
])("on the card of %s stands %s", (name, short) => {
  expect(nameOnCard({ number: 1, name })).toBe(short);
});
