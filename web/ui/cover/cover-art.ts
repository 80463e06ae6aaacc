import { numbersFrom } from "#shared/seeded";
import { marbleSeed } from "../marble/marble-art";

/** The picture of a set without pictures: a pit with one large marble, and small ones around it. All follow from the set's id. */

export const WIDTH = 405;
export const HEIGHT = 190;

type Marble = { readonly x: number; readonly y: number; readonly r: number; readonly seed: number };
type CoverArt = { readonly pit: Omit<Marble, "seed">; readonly marbles: readonly Marble[] };

/** Distance between marbles, and from the edge. */
const GAP = 8;
const TRIES = 40;

export function coverArt(id: string): CoverArt {
  const next = numbersFrom(marbleSeed(id));
  const between = (low: number, high: number) => low + next() * (high - low);
  // The large marble also stands whole in the square that a phone cuts out of the middle.
  const r = Math.round(HEIGHT * 0.28);
  const large = { x: Math.round(between(165, 240)), y: Math.round(between(78, 112)), r, seed: marbleSeed(`${id} 0`) };
  const marbles: Marble[] = [large];
  const count = next() < 0.5 ? 4 : 5;
  for (let i = 0; i < TRIES && marbles.length < count; i++) {
    const small = Math.round(HEIGHT * between(0.08, 0.15));
    const x = Math.round(between(small + GAP, WIDTH - small - GAP));
    const y = Math.round(between(small + GAP, HEIGHT - small - GAP));
    const isFree = marbles.every((other) => Math.hypot(other.x - x, other.y - y) > other.r + small + GAP);
    if (isFree) marbles.push({ x, y, r: small, seed: marbleSeed(`${id} ${marbles.length}`) });
  }
  const pit = {
    x: large.x + Math.round(between(-40, 40)),
    y: large.y + Math.round(between(-15, 25)),
    r: Math.round(between(118, 145)),
  };
  return { pit, marbles };
}

export type Ground = { readonly ground: string; readonly pit: string; readonly edge: string; readonly isDark: boolean };

const science: Ground = { ground: "#1B2AA0", pit: "#16238A", edge: "#313C99", isDark: true };
const numbers: Ground = { ground: "#0E1446", pit: "#1C2468", edge: "#3A4488", isDark: true };
const turkish: Ground = { ground: "#FFE3DC", pit: "#FFCDBF", edge: "#FFB5A2", isDark: false };
const society: Ground = { ground: "#FFF0B8", pit: "#FFE48A", edge: "#F2CF55", isDark: false };
const languages: Ground = { ground: "#D5F5F2", pit: "#AEEAE4", edge: "#7FDAD2", isDark: false };
const others: Ground = { ground: "#E9E3FF", pit: "#D6CBFF", edge: "#BBA9F7", isDark: false };

const families: readonly (readonly [Ground, string])[] = [
  [science, "fen fizik kimya biyoloji"],
  [numbers, "matematik bilisim"],
  [turkish, "turkce edebiyat"],
  [society, "sosyal inkilap tarih cografya dinkulturu"],
  [languages, "ingilizce almanca fransizca arapca"],
];
const grounds = new Map(families.flatMap(([ground, ids]) => ids.split(" ").map((id) => [id, ground] as const)));

export const groundOf = (subject: string | null): Ground => grounds.get(subject ?? "") ?? others;
