import { raised, type Height } from "../files/raised";
import { boxOf, joined, type Box, type Run } from "./page-content";

/** Runs on one line, from left to right. */
export type Row = { readonly runs: readonly Run[]; readonly base: number; readonly size: number; readonly box: Box };

/** Share of the letters' size by which lines may differ and still be one. */
const SAME_LINE = 0.3;
const RAISED_SIZE = 0.85;

export function rowsOf(runs: readonly Run[]): Row[] {
  const rows: Run[][] = [];
  for (const run of withRaised(runs).toSorted((a, b) => a.base - b.base || a.left - b.left)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(run.base - first.base) <= SAME_LINE * Math.min(run.size, first.size)) row.push(run);
    else rows.push([run]);
  }
  return rows.map(rowFrom);
}

function rowFrom(runs: readonly Run[]): Row {
  const inOrder = runs.toSorted((a, b) => a.left - b.left);
  const level = inOrder.filter((run) => run.raised === undefined);
  const { base, size } = level.reduce(
    (most, run) => (run.text.length > most.text.length ? run : most),
    level[0] ?? inOrder[0]!,
  );
  return { runs: inOrder, base, size, box: joined(inOrder.map(boxOf)) };
}

/** Puts small letters above or below a line on that line, and says so. */
function withRaised(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  const largest = runs.reduce((most, { size }) => Math.max(most, size), 0);
  const near = new Map<number, Run[]>();
  const bands = (base: number) =>
    [-2, -1, 0, 1, 2].flatMap((by) => near.get(Math.floor(base / BAND) + by)?.slice(-MOST_NEAR) ?? []);
  for (const run of runs.toSorted((a, b) => a.left - b.left)) {
    const isSmall = run.size <= largest * RAISED_SIZE && run.text.length <= MOST_RAISED;
    const host = isSmall ? bands(run.base).findLast((before) => isHost(before, run)) : undefined;
    const placed: Run = host ? { ...run, base: host.base, raised: run.base < host.base ? "above" : "below" } : run;
    out.push(placed);
    const band = Math.floor(placed.base / BAND);
    near.set(band, near.get(band) ?? []);
    near.get(band)!.push(placed);
  }
  return out;
}

/** Height of the bands in which neighbours are looked for, and how many in each: a page has thousands of runs. */
const BAND = 12;
const MOST_NEAR = 200;
const MOST_RAISED = 12;

/** True for the larger letters right before these, if these stand a little above or below them. */
function isHost(host: Run, run: Run): boolean {
  const gap = run.left - host.right;
  if (gap < -0.25 * host.size || gap > 0.25 * host.size) return false;
  if (host.raised) return Math.abs(host.size - run.size) < 0.5 && isShifted(run, host.base, host.size / 0.6);
  return run.size <= host.size * RAISED_SIZE && isShifted(run, host.base, host.size);
}

function isShifted({ base }: Run, host: number, size: number): boolean {
  const up = (host - base) / size;
  return (up >= 0.15 && up <= 0.75) || (up <= -0.05 && up >= -0.4);
}

/** A gap that parts columns of a table and options side by side, in the letters' size. */
const WIDE = 1.1;
const BLANK = 0.13;
/** The number of a question or the letter of an option, with nothing behind it. */
const HANGING = /^(?:\d{1,3}\s?[.)-]|\(?[A-Ha-hÇç]\s?[).]|[IVX]{1,4}\s?[.)]|[•●▪■○-])$/u;

/** Parts of a row between wide gaps; a hanging number or letter stays with what follows. */
export function partsOf(row: Row): Row[] {
  const { runs, size } = row;
  const parts: Run[][] = [];
  for (const run of runs) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const isWide = last !== undefined && run.left - last.right > WIDE * size && (!isHanging(part!) || isHanging([run]));
    if (part && !isWide) part.push(run);
    else parts.push([run]);
  }
  return isStretched(parts) ? [row] : parts.map(rowFrom);
}

const isHanging = (runs: readonly Run[]): boolean => HANGING.test(textOf(runs));

/** True for words that were moved apart until their line was full; what stands before them may be a number. */
function isStretched(parts: readonly (readonly Run[])[]): boolean {
  if (parts.length < 3) return false;
  const gaps = parts.slice(1).map(([first], i) => first!.left - parts[i]!.at(-1)!.right);
  const [least, most] = gaps.reduce(([low, high], gap) => [Math.min(low, gap), Math.max(high, gap)], [Infinity, 0]);
  return most < 1.5 * least && parts.slice(-3).every((part) => isWord(textOf(part)));
}
const isWord = (text: string): boolean => /\p{L}{2}|\p{L}\.$/u.test(text) && !OPTION_HEAD.test(text.trimStart());
const OPTION_HEAD = /^\(?[A-Ha-hÇç]\s?[).]/u;

/** The text of runs side by side. */
export function textOf(runs: readonly Run[]): string {
  let text = "";
  let last: Run | undefined;
  const pieces = rightToLeft(runs);
  for (let at = 0; at < pieces.length; at++) {
    const run = pieces[at]!;
    if (run.raised) {
      let small = run.text;
      for (; pieces[at + 1]?.raised === run.raised && isNear(pieces[at]!, pieces[at + 1]!); at++)
        small += pieces[at + 1]!.text;
      text += smallText(small, run.raised);
    } else text += (last && needsBlank(last, run, text) ? " " : "") + run.text;
    last = pieces[at];
  }
  return text.replace(/\s+/g, " ").trim();
}

const isNear = (a: Run, b: Run): boolean => b.left - a.right < 0.3 * a.size;

/** Signs of punctuation are often set smaller; only numbers, letters and plus or minus are powers or indices. */
const smallText = (text: string, where: Height): string =>
  /[\p{L}\p{N}°º˚]/u.test(text) || /^[+−–-]$/u.test(text)
    ? raised(text.replaceAll("–", "-").replace(/^[º˚]/u, "°"), where)
    : text;

const needsBlank = (last: Run, run: Run, text: string): boolean =>
  !text.endsWith(" ") &&
  ((/[^\d\s(]$/u.test(text.slice(-1)) && run.text.startsWith("$")) ||
    (text.endsWith("$") && /^[\p{L}\d]/u.test(run.text)) ||
    run.isRightToLeft ||
    last.isRightToLeft ||
    run.left - last.right > BLANK * Math.min(last.size, run.size));

/** Words that are written from right to left follow each other from the right. */
function rightToLeft(runs: readonly Run[]): readonly Run[] {
  if (!runs.some(({ isRightToLeft }) => isRightToLeft)) return runs;
  const out: Run[] = [];
  let turned: Run[] = [];
  for (const run of runs) {
    if (run.isRightToLeft) turned.unshift(run);
    else {
      out.push(...turned, run);
      turned = [];
    }
  }
  return [...out, ...turned];
}
