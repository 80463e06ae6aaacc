import { SIDE } from "#hosting/cards/codes";
import { ACROSS } from "./cells";
import type { Match, CodeWords } from "./code-words";

/** Least difference between paper and frame. */
const LEAST_CONTRAST = 18;
/** Most light squares among the 28 of the black frame. */
const MOST_LIGHT_FRAME = 3;
/** Most dark squares among the 36 of paper: a thumb holds the card somewhere, and its number stands in the corners. */
const MOST_DARK_PAPER = 9;
/** The brightness from which on a pixel shows reflected light rather than paper: as white as a camera can report. */
const GLARING = 250;

/** Content of four corners: a card, something like one that glares or cannot be made out, or nothing. */
export type Reading = Match | "glare" | "unclear" | null;

const paper: number[] = [];
const frame: number[] = [];
const marks: number[] = [];
for (let at = 0; at < ACROSS * ACROSS; at++) {
  const rim = Math.min(
    at % ACROSS,
    Math.floor(at / ACROSS),
    ACROSS - 1 - (at % ACROSS),
    ACROSS - 1 - Math.floor(at / ACROSS),
  );
  (rim === 0 ? paper : rim === 1 ? frame : marks).push(at);
}

export function readMark(cells: Float32Array, words: CodeWords, mostErrors: number): Reading {
  const white = meanOf(cells, paper);
  const black = meanOf(cells, frame);
  if (white - black < LEAST_CONTRAST) return null;
  const middle = (white + black) / 2;
  const isLight = (at: number) => cells[at]! > middle;
  if (count(paper, isLight) < paper.length - MOST_DARK_PAPER) return null;
  const lightFrame = count(frame, isLight);
  if (lightFrame > MOST_LIGHT_FRAME) return glares(cells) && lightFrame <= frame.length / 2 ? "glare" : null;
  return words.match(marks.map(isLight), mostErrors) ?? (glares(cells) ? "glare" : "unclear");
}

/** True if a good part of the card is as white as can be. */
const glares = (cells: Float32Array) => count([...frame, ...marks], (at) => cells[at]! >= GLARING) > SIDE * 2;

const meanOf = (cells: Float32Array, which: readonly number[]) =>
  which.reduce((sum, at) => sum + cells[at]!, 0) / which.length;

const count = (which: readonly number[], is: (at: number) => boolean) =>
  which.reduce((sum, at) => sum + Number(is(at)), 0);
