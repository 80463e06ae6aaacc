/** As a `ref`: what has just appeared is seen, where its page or dialog scrolls. */
export const intoView = (shown: HTMLElement | null): void => shown?.scrollIntoView({ block: "nearest" });
