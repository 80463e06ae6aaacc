import { useEffect } from "react";
import { decisionsSent } from "#api/decisions-sent";

export const UNDO_MS = 8000;

/**
 * Holds decisions for a while, so that they can be taken back and a slip causes no mail. Then sends them one after the other,
 * or all at once when the page is left.
 *
 *     held.hold(teacher.id, () => admin.approve(teacher.id, true));
 *     held.takeBack(teacher.id); // within 8 s: nothing is sent
 */
export class DelayedDecisions {
  private readonly held = new Map<string, { readonly send: () => Promise<void>; readonly timer: number }>();
  private line: Promise<void> = Promise.resolve();

  hold(id: string, send: () => Promise<void>): void {
    this.takeBack(id);
    this.held.set(id, { send, timer: window.setTimeout(() => this.queue(id), UNDO_MS) });
  }

  /** False if the decision is on its way already. */
  takeBack(id: string): boolean {
    clearTimeout(this.held.get(id)?.timer);
    return this.held.delete(id);
  }

  /** Sends all of them now and resolves when the last one is settled. A list loaded after that includes them. */
  flush(): Promise<void> {
    for (const id of this.held.keys()) this.queue(id);
    return this.line;
  }

  /** Sends all of them side by side, because the page is closing. */
  leave(): void {
    for (const id of this.held.keys()) void this.send(id);
  }

  private queue(id: string): void {
    clearTimeout(this.held.get(id)?.timer);
    this.line = this.line.then(() => this.send(id));
  }

  private async send(id: string): Promise<void> {
    const { send } = this.held.get(id) ?? {};
    this.takeBack(id);
    if (!send) return;
    await send();
    decisionsSent.set(decisionsSent.get() + 1);
  }
}

/** Sends the held decisions when this part of the page, or the page itself, goes. */
export function useDelayedDecisions(held: DelayedDecisions): void {
  useEffect(() => {
    const leave = () => held.leave();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [held]);
}
