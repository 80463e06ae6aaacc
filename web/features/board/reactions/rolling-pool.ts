import { toRoll } from "./to-roll";

const LANES = 3;
const FASTEST_MS = 2_600;
const STEP_MS = 220;
/** Time between the starts of two marbles of one message; all start before the next message comes. */
const APART_MS = 40;

/** Pool of marbles: each rolls from left to right and is then ready again. Only transform and opacity change. */
export class RollingPool {
  private readonly marbles: readonly { readonly element: HTMLElement; readonly reaction: number }[];
  private readonly rolling = new Map<HTMLElement, Animation>();
  private count = 0;

  constructor(elements: readonly HTMLElement[], reactions: readonly number[]) {
    this.marbles = elements.map((element, i) => ({ element, reaction: reactions[i]! }));
  }

  roll(counts: readonly number[]): void {
    const ready = counts.map((_, kind) =>
      this.marbles.filter(({ element, reaction }) => reaction === kind && !this.rolling.has(element)),
    );
    const chosen = toRoll(
      counts,
      ready.map(({ length }) => length),
    );
    chosen.forEach((kind, i) => this.start(ready[kind]!.pop()!.element, i * APART_MS));
  }

  clear(): void {
    for (const animation of this.rolling.values()) animation.cancel();
    this.rolling.clear();
  }

  private start(element: HTMLElement, delay: number): void {
    const turn = this.count++;
    const y = `${(-(turn % LANES) * 0.75).toFixed(2)}rem`;
    const animation = element.animate(
      [
        { transform: `translate(-5rem, ${y}) rotate(0deg)`, opacity: 1 },
        { transform: `translate(100vw, ${y}) rotate(1440deg)`, opacity: 1 },
      ],
      { duration: FASTEST_MS + (turn % 5) * STEP_MS, delay, easing: "cubic-bezier(0.3, 0.3, 0.7, 0.9)" },
    );
    this.rolling.set(element, animation);
    animation.onfinish = () => this.rolling.delete(element);
  }
}
