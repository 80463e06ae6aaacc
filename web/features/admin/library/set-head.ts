import { intoView } from "#ui/into-view";

const setHead = () => document.querySelector<HTMLElement>("[data-set-head]");

/** True if the head of the open set is on screen. No key decides about a set that is out of sight. */
export function isHeadSeen(): boolean {
  const head = setHead()?.getBoundingClientRect();
  return head !== undefined && head.height > 0 && head.bottom > 0 && head.bottom <= innerHeight;
}

/** Scrolls to the head of a newly opened set, wherever the last one was scrolled. */
export function showHead(): void {
  if (!isHeadSeen()) intoView(setHead());
}
