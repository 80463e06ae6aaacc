/**
 * Keeps presses on the first page from before the app has hydrated its HTML, and repeats them for the part that they were meant
 * for.
 */
const kinds = ["click", "keydown"] as const;
let early: Event[] = [];
const keep = (event: Event) => void early.push(event);

export function keepEarlyPresses(): void {
  for (const kind of kinds) addEventListener(kind, keep, { capture: true });
}

/** Called once, when the part is alive. */
export function pressAgain(inside: Element): void {
  for (const kind of kinds) removeEventListener(kind, keep, { capture: true });
  const meant = early;
  early = [];
  for (const event of meant) {
    const { target } = event;
    if (!(target instanceof Element) || !inside.contains(target)) continue;
    const again =
      event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);
    target.dispatchEvent(again);
  }
}
