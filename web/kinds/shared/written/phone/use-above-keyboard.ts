import { useKeyDown } from "#ui/use/use-key-down";
import { useEffect, type RefObject } from "react";

/** What is covered at least when it is a keyboard, and not a browser's bar. */
const KEYBOARD = 120;
/** Some browsers shrink the page instead: less than this is what a keyboard has left of it. */
const SHORT = 420;

/** While there is a keyboard, the page is what it leaves free, and marked: field and button stay in sight. */
export function useAboveKeyboard(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = visualViewport!;
    const input = field.current;
    const page = input?.closest("main");
    if (!page) return undefined;
    const fit = () => {
      const isShort = innerHeight - view.height > KEYBOARD || view.height < SHORT;
      const isTyped = isShort && document.activeElement === input;
      page.style.cssText = isTyped ? `position:fixed;inset:${view.offsetTop}px 0 auto;height:${view.height}px` : "";
      // What sends it stays at the end of the page, and would lie over it.
      if (isTyped) input!.scrollIntoView(false);
    };
    const watching = new AbortController();
    for (const moved of ["resize", "scroll"]) view.addEventListener(moved, fit, watching);
    return () => {
      watching.abort();
      page.style.cssText = "";
    };
  }, [field]);
}

/** A pupil at a computer begins to write: the key goes into this field, as long as no other takes what is typed. */
export function useTypedInto(field: RefObject<HTMLElement | null>, keys: RegExp): void {
  useKeyDown(({ key, ctrlKey, metaKey }) => {
    const isTyped = keys.test(key) && !ctrlKey && !metaKey;
    if (isTyped && !document.querySelector("input:focus,textarea:focus")) field.current?.focus();
  });
}
