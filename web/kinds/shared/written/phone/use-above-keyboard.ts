import { useKeyDown } from "#ui/use/use-key-down";
import { useEffect, type RefObject } from "react";

/** The least height that a keyboard covers. A browser's bar covers less. */
const KEYBOARD = 120;
/** Some browsers shrink the page instead: a page lower than this has a keyboard open. */
const SHORT = 420;

/** While a keyboard is open, the page is as high as the part it leaves free, and marked: field and button stay visible. */
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
      // The send button stays at the end of the page and would cover the field.
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

/** At a computer, typing goes into this field unless another field has the focus. */
export function useTypedInto(field: RefObject<HTMLElement | null>, keys: RegExp): void {
  useKeyDown(({ key, ctrlKey, metaKey }) => {
    const isTyped = keys.test(key) && !ctrlKey && !metaKey;
    if (isTyped && !document.querySelector("input:focus,textarea:focus")) field.current?.focus();
  });
}
