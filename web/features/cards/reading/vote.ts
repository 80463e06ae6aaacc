import type { SeenCard } from "./detector";
import { letterUp, type Letter } from "./letter";

/** So many frames have to agree … */
const AGREEING = 3;
/** … among so many: about a second of a usual phone, and of a slow one as long as it takes. */
const OF_THE_LAST = 12;

type Vote = { readonly letter: Letter; readonly frame: number };
export type Taken = readonly [number: number, letter: Letter];

/** From what single frames show to what counts: a number's letter is taken when three of the last twelve frames say the same. */
export class Voting {
  readonly #votes = new Map<number, readonly Vote[]>();
  readonly #taken = new Map<number, Letter>();
  #frame = 0;

  /** What this frame decides anew: read for the first time, or turned since. */
  add(cards: readonly SeenCard[]): readonly Taken[] {
    const decided: Taken[] = [];
    const frame = ++this.#frame;
    for (const [number, letter] of lettersIn(cards)) {
      const recent = [...(this.#votes.get(number) ?? []), { letter, frame }].slice(-AGREEING);
      this.#votes.set(number, recent);
      const agreeing = recent.filter((vote) => frame - vote.frame < OF_THE_LAST);
      if (agreeing.length < AGREEING || agreeing.some((vote) => vote.letter !== letter)) continue;
      if (this.#taken.get(number) === letter) continue;
      this.#taken.set(number, letter);
      decided.push([number, letter]);
    }
    return decided;
  }

  /** A letter of this card has been taken since the question began. */
  isTaken(number: number): boolean {
    return this.#taken.has(number);
  }

  /** The next question. */
  clear(): void {
    this.#votes.clear();
    this.#taken.clear();
  }
}

/** One letter a number: a card between two edges says none, nor do two cards of one number that disagree. */
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
