/** As a `ref`: scrolls a new element into view. Newer browsers return a promise, which no ref may. */
export function intoView(shown: Element | null): void {
  shown?.scrollIntoView({ block: "nearest" });
}
