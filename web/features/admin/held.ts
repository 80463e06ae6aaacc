import { useEffect } from "react";

export const UNDO_MS = 8000;

/**
 * Decisions that can be taken back for a while: each is sent after it, one behind the other, or when the page is left. Nobody
 * gets a mail about what was a slip.
 *
 *     held.hold(teacher.id, () => admin.approve(teacher.id, true));
 *     held.takeBack(teacher.id); // within 8 s: nothing is sent
 */
export class Held {
  readonly #held = new Map<string, { readonly send: () => Promise<void>; readonly timer: number }>();
  #line: Promise<void> = Promise.resolve();

  hold(id: string, send: () => Promise<void>): void {
    this.takeBack(id);
    this.#held.set(id, { send, timer: window.setTimeout(() => this.#queue(id), UNDO_MS) });
  }

  /** False where it is on its way already. */
  takeBack(id: string): boolean {
    clearTimeout(this.#held.get(id)?.timer);
    return this.#held.delete(id);
  }

  /** Sends all of them now; the answer comes when the last one is settled. A list that is asked for then knows of them. */
  flush(): Promise<void> {
    for (const id of this.#held.keys()) this.#queue(id);
    return this.#line;
  }

  /** The page goes: none waits for another. */
  leave(): void {
    for (const id of this.#held.keys()) void this.#send(id);
  }

  #queue(id: string): void {
    clearTimeout(this.#held.get(id)?.timer);
    this.#line = this.#line.then(() => this.#send(id));
  }

  #send(id: string): Promise<void> {
    const { send } = this.#held.get(id) ?? { send: () => Promise.resolve() };
    this.takeBack(id);
    return send();
  }
}

/** Sends what is held when this part of the page goes, or the page. */
export function useHeld(held: Held): void {
  useEffect(() => {
    const leave = () => held.leave();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [held]);
}
