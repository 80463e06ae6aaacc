const MINUTE = 60_000;
const EACH_A_MINUTE = 5;
const GAME_WINDOW = 10 * MINUTE;
const GAME_TIMES_CLASS = 3;

/** `isTaken`: the pupil said yes to it, and has the seat. */
type Look = { readonly by: unknown; readonly number: number; readonly at: number; readonly isTaken?: true };

/**
 * How often numbers of a class may be tried, right ones too: whoever tries them all knows the class. In memory only: a room
 * that slept has had no flood. `by` is a socket, or the key of a phone without one; calls without a key are one to us.
 */
export class NumberLooks {
  /** Of the last ten minutes, oldest first; never more than the game allows. */
  #looks: Look[] = [];

  /** False where it is one look too many. Saying yes to a number that was looked at is no other look. */
  allows(by: unknown, number: number, classSize: number, { now, isConfirmed }: { now: number; isConfirmed: boolean }) {
    this.#looks = this.#looks.filter(({ at }) => now - at < GAME_WINDOW);
    const own = this.#looks.filter((look) => look.by === by && !look.isTaken);
    if (isConfirmed && own.some((look) => look.number === number)) return true;
    if (own.filter(({ at }) => now - at < MINUTE).length >= EACH_A_MINUTE) return false;
    if (this.#looks.length >= GAME_TIMES_CLASS * classSize) return false;
    this.#looks.push({ by, number, at: now });
    return true;
  }

  /** A look that has led to a seat was none to learn names by: a class that sits down by calls without keys goes on. */
  taken(by: unknown, number: number): void {
    this.#looks = this.#looks.map((look) =>
      look.by === by && look.number === number ? { ...look, isTaken: true } : look,
    );
  }
}
