import { intoView } from "#ui/into-view";

const setHead = () => document.querySelector<HTMLElement>("[data-set-head]");

/** True if the head of the open set is on screen. No key decides about a set that is out of sight. */
export function isHeadSeen(): boolean {
  const head = setHead()?.getBoundingClientRect();
  return head !== undefined && head.height > 0 && head.bottom > 0 && head.bottom <= innerHeight;
}

/** With less room the set lies over the list, below the tabs: its head goes to the upper edge of the window. */
const isNarrow = () => matchMedia("(max-width: 62.4375em)").matches;

/** Scrolls to the head of a newly opened set, wherever the last one was scrolled. */
export function showHead(): void {
  if (isNarrow()) setHead()?.scrollIntoView({ block: "start" });
  else if (!isHeadSeen()) intoView(setHead());
}
