import type { FocusEvent } from "react";

/** As a `ref`: scrolls a new element into view. Newer browsers return a promise, which no ref may. */
export function intoView(shown: Element | null): void {
  shown?.scrollIntoView({ block: "nearest" });
}

/**
 * As `onFocus` of a row that scrolls sideways, where Chromium leaves a control that the keys have reached half outside. A press
 * moves nothing: the control would slip away under the finger.
 */
export function focusedIntoView({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
