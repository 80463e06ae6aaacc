import { intoView } from "#ui/into-view";

const setHead = () => document.querySelector<HTMLElement>("[data-set-head]");

/** Whether the head of the open set is on the screen: nobody decides by a key about a set that is not seen. */
export function isHeadSeen(): boolean {
  const head = setHead()?.getBoundingClientRect();
  return head !== undefined && head.height > 0 && head.bottom > 0 && head.bottom <= innerHeight;
}

/** A set that is opened begins at its head, wherever the one before it was left. */
export function showHead(): void {
  if (!isHeadSeen()) intoView(setHead());
}
