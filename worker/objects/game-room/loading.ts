/**
 * Phones that are loading the script that draws formulas: the next question with a formula waits for them, once per phone and
 * game. Kept in memory only: a room that slept had no question to open meanwhile.
 */
export class Loading {
  readonly #phones = new Map<string, "loads" | "done">();

  said(playerId: string, isLoading: boolean): void {
    if (this.#phones.get(playerId) === "done") return;
    if (isLoading) this.#phones.set(playerId, "loads");
    else this.#phones.delete(playerId);
  }

  /** Called when a question with formulas has opened. */
  waited(): void {
    for (const playerId of this.#phones.keys()) this.#phones.set(playerId, "done");
  }

  get count(): number {
    return [...this.#phones.values()].filter((state) => state === "loads").length;
  }
}
