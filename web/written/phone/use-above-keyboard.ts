import { useEffect, type RefObject } from "react";

/** What is covered at least when it is a keyboard, and not a browser's bar. */
const KEYBOARD = 120;

/** While the keyboard lies over the page, the page is what it leaves free: field and button stay in sight. */
export function useAboveKeyboard(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const page = field.current?.closest("main");
    if (!view || !page) return undefined;
    const fit = () => {
      const isCovered = document.activeElement === field.current && window.innerHeight - view.height > KEYBOARD;
      page.style.cssText = isCovered ? `position:fixed;inset:${view.offsetTop}px 0 auto;height:${view.height}px` : "";
    };
    view.addEventListener("resize", fit);
    view.addEventListener("scroll", fit);
    return () => {
      view.removeEventListener("resize", fit);
      view.removeEventListener("scroll", fit);
      page.style.cssText = "";
    };
  }, [field]);
}
