import { useEffect, type RefObject } from "react";
import { firstField } from "./first-field";

/**
 * Makes Tab follow the order of writing: from the question's text to the answers, from one text to the next. The buttons
 * between them (picture, formula, delete) are reached backwards, with Shift and Tab.
 */
export function useTabOrder(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current!;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      const next = event.defaultPrevented ? null : fieldAfter(element, event.target);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [card]);
}

/** Null after the last text: from there on the page's own order is right. */
function fieldAfter(card: HTMLElement, field: EventTarget | null): HTMLElement | null {
  const texts = [...card.querySelectorAll<HTMLElement>("[data-asked] textarea, [data-answers] textarea")];
  const at = texts.findIndex((text) => text === field);
  if (at < 0) return null;
  const next =
    texts[at + 1] ?? (texts[at]!.closest("[data-asked]") && firstField(card.querySelector("[data-answers]")));
  return next ?? null;
}
