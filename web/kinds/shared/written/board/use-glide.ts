import { useLayoutEffect, useRef, type RefObject } from "react";
import { prefersReducedMotion } from "#browser/reduced-motion";

/** An answer whose place changes rolls to it. `order` changes when one has. */
export function useGlide(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<string, DOMRect>());
  const ordered = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (ordered.current === order) return;
    ordered.current = order;
    const before = places.current;
    places.current = new Map();
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-answer]") ?? []) {
      const { answer = "" } = row.dataset;
      const now = row.getBoundingClientRect();
      const was = before.get(answer);
      places.current.set(answer, now);
      if (!was || prefersReducedMotion() || (was.x === now.x && was.y === now.y)) continue;
      row.animate([{ transform: `translate(${was.x - now.x}px, ${was.y - now.y}px)` }, { transform: "none" }], {
        duration: 620,
        easing: "cubic-bezier(0.16, 0.84, 0.3, 1)",
      });
    }
  }, [list, order]);
}
