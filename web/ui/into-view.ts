/** As a `ref`: what has just appeared is seen, where its page or dialog scrolls. Newer browsers answer a promise, which no ref may. */
export function intoView(shown: Element | null): void {
  shown?.scrollIntoView({ block: "nearest" });
}
