import { expect, test } from "vitest";
import { cardNumbers } from "#hosting/cards/codes";
import { Detector, type SeenCard } from "#hosting/cards/reading/detector";
import { lookOf } from "#hosting/cards/reading/look";
import { letterUp } from "#hosting/cards/reading/letter";
import { bad, Camera, usual } from "../../cards/camera";
import { wrongFace } from "../../cards/card-face";
import { aClassroom, free, type Scene, type Wish } from "../../cards/classroom";
import { numbersFrom } from "#shared/seeded";

const hd = { width: 1280, height: 720 };
const aDetector = ({ width, height }: Scene, numbers = cardNumbers) => new Detector(width, height, numbers);
const said = ({ number, corners }: SeenCard) => `${number}${letterUp(corners)}`;
const aScene = (wish: Partial<Wish>): Scene => aClassroom({ ...hd, seed: 11, sizes: [28, 60], ...wish });
const held = ({ number, letter }: { number: number; letter: string }) => `${number}${letter}`;

test.each([
  ["28 to 60 pixels", aScene({}), usual, 1],
  ["24 pixels", aScene({ sizes: [24, 24], seed: 12 }), usual, 0.95],
  ["28 pixels, dark, noisy and blurred", aScene({ sizes: [28, 40], seed: 13 }), bad, 0.85],
  ["1080 rows", aScene({ width: 1920, height: 1080, sizes: [30, 80], seed: 14 }), usual, 0.95],
] as const)("cards of %s are read from one frame, none wrongly", (_, scene, conditions, least) => {
  const { cards } = aDetector(scene).find(new Camera(scene, conditions, 5).picture(1));
  const wanted = free(scene).map(held);
  const real = scene.cards.map(held);
  expect(
    cards
      .filter((card) => letterUp(card.corners) !== null)
      .map(said)
      .filter((one) => !real.includes(one)),
  ).toEqual([]);
  expect(wanted.filter((one) => cards.map(said).includes(one)).length).toBeGreaterThanOrEqual(
    Math.floor(wanted.length * least),
  );
});

test("a card lies where it is drawn", () => {
  const scene = aScene({ sizes: [60, 60], covered: 0, wrong: 0 });
  const { cards } = aDetector(scene).find(new Camera(scene, usual, 5).picture(1));
  expect(cards).toHaveLength(30);
  for (const { number, x, y } of scene.cards) {
    const { corners } = cards.find((card) => card.number === number)!;
    const middle = corners.reduce((sum, corner) => ({ x: sum.x + corner.x / 4, y: sum.y + corner.y / 4 }), {
      x: 0,
      y: 0,
    });
    expect(Math.hypot(middle.x - x, middle.y - y)).toBeLessThan(4);
  }
});

test("squares with any other mark are no cards", () => {
  const random = numbersFrom(3);
  for (let seed = 1; seed <= 4; seed++) {
    const scene = aScene({ seed, wrong: 0, covered: 0, sizes: [20, 50] });
    const wrong = { ...scene, cards: scene.cards.map((card) => ({ ...card, face: wrongFace(random) })) };
    expect(aDetector(wrong).find(new Camera(wrong, usual, seed).picture(seed)).cards).toEqual([]);
  }
});

test("only the numbers that are asked for are cards", () => {
  const scene = aScene({ sizes: [50, 50], covered: 0, wrong: 0 });
  const some = scene.cards.slice(0, 5).map(({ number }) => number);
  const { cards } = aDetector(scene, some).find(new Camera(scene, usual, 5).picture(1));
  expect(new Set(cards.map(({ number }) => number))).toEqual(new Set(some));
});

test("two cards of one number are both seen", () => {
  const scene = aScene({ sizes: [40, 40], covered: 0, wrong: 0 });
  const [one, other, ...rest] = scene.cards;
  const twins = { ...scene, cards: [one!, { ...other!, number: one!.number, face: one!.face }, ...rest] };
  const { cards } = aDetector(twins).find(new Camera(twins, usual, 5).picture(1));
  expect(
    cards
      .filter(({ number }) => number === one!.number)
      .map(said)
      .toSorted(),
  ).toEqual([held(one!), `${one!.number}${other!.letter}`].toSorted());
});

test("far cards are told from missing ones, and glaring ones from both", () => {
  const far = aScene({ sizes: [13, 13], covered: 0, wrong: 0 });
  expect(aDetector(far).find(new Camera(far, usual, 5).picture(1)).small).toBeGreaterThan(5);
  const scene = aScene({ sizes: [50, 50], covered: 0, wrong: 0 });
  const shining = { ...scene, cards: scene.cards.map((card) => ({ ...card, face: shiningFace(card.face) })) };
  const seen = aDetector(shining).find(new Camera(shining, { ...usual, light: 1 }, 5).picture(1));
  expect(seen.glares).toBeGreaterThan(5);
  expect(seen.cards.length).toBeLessThan(10);
});

/** Adds glare to the middle of the card, so that ink is as white as paper. */
const shiningFace =
  (face: Scene["cards"][number]["face"]): typeof face =>
  (u, v) =>
    Math.hypot(u - 0.05, v + 0.05) < 0.27 && face(u, v) >= 0 ? 900 : face(u, v);

const noise = numbersFrom(1);
test.each([
  ["black", () => 0],
  ["white", () => 255],
  ["noise", () => 256 * noise()],
  ["stripes", (at: number) => (Math.floor(at / 7) % 2) * 255],
  ["one grey after the other", (at: number) => at % 256],
] as const)("a picture of %s holds nothing, however small it is", (_, shade) => {
  const sizes = [
    [640, 480],
    [1, 1],
    [2, 2],
    [9, 7],
    [33, 1],
    [1, 33],
  ] as const;
  for (const [width, height] of sizes) {
    const grey = Uint8Array.from({ length: width * height }, (_, at) => shade(at));
    expect(new Detector(width, height, cardNumbers).find({ width, height, grey }).cards).toEqual([]);
  }
});

test.each([
  [1, 1],
  [2, 1],
  [3, 5],
  [1, 900],
])("[F38] a camera that gives %i × %i pixels shows no card", (width, height) => {
  const picture = { width, height, grey: new Uint8Array(width * height).fill(90) };
  expect(new Detector(width, height, cardNumbers).find(picture)).toEqual({ cards: [], glares: 0, small: 0 });
  expect(lookOf(picture).light).toBe(90);
});
