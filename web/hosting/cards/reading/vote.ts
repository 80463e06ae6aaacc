import type { SeenCard } from "./detector";
import { letterUp, type Letter } from "./letter";

/** Number of frames that have to agree … */
const AGREEING = 3;
/** … among the last 12: about a second of a usual phone, and of a slow one as long as it takes. */
const OF_THE_LAST = 12;

type Vote = { readonly letter: Letter; readonly frame: number };
export type Taken = readonly [number: number, letter: Letter];

/** Turns readings of single frames into answers: a letter is taken for a number when three of the last twelve frames agree. */
export class Voting {
  private readonly votes = new Map<number, readonly Vote[]>();
  private readonly taken = new Map<number, Letter>();
  private frame = 0;

  /** Letters that this frame decides: read for the first time, or changed since. */
  add(cards: readonly SeenCard[]): readonly Taken[] {
    const decided: Taken[] = [];
    const frame = ++this.frame;
    for (const [number, letter] of lettersIn(cards)) {
      const recent = [...(this.votes.get(number) ?? []), { letter, frame }].slice(-AGREEING);
      this.votes.set(number, recent);
      const agreeing = recent.filter((vote) => frame - vote.frame < OF_THE_LAST);
      if (agreeing.length < AGREEING || agreeing.some((vote) => vote.letter !== letter)) continue;
      if (this.taken.get(number) === letter) continue;
      this.taken.set(number, letter);
      decided.push([number, letter]);
    }
    return decided;
  }

  /** True once a letter of this card has been taken for this question. */
  isTaken(number: number): boolean {
    return this.taken.has(number);
  }

  /** Starts the next question. */
  clear(): void {
    this.votes.clear();
    this.taken.clear();
  }
}

/** One letter per number. A card between two edges has no letter, nor have two cards of one number that disagree. */
function lettersIn(cards: readonly SeenCard[]): ReadonlyMap<number, Letter> {
  const letters = new Map<number, Letter>();
  const disputed = new Set<number>();
  for (const { number, corners } of cards) {
    const letter = letterUp(corners);
    if (letter === null) continue;
    if ((letters.get(number) ?? letter) !== letter) disputed.add(number);
    letters.set(number, letter);
  }
  for (const number of disputed) letters.delete(number);
  return letters;
}
