import { useLayoutEffect, useRef, type RefObject } from "react";
import { prefersReducedMotion } from "#browser/reduced-motion";

const motion = { duration: 260, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };

/**
 * Animates cards from their old place to the new one and keeps the focus on them. A card is an element with `data-card`; moving
 * it in the document takes the focus from it.
 */
export function useMoved(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef(new Map<string, readonly [x: number, y: number]>());
  const focused = useRef<string | null>(null);
  const last = useRef(order);
  useLayoutEffect(() => {
    const cards = Array.from(list.current?.querySelectorAll<HTMLElement>("[data-card]") ?? []);
    for (const card of prefersReducedMotion() ? [] : cards) {
      const [left, top] = before.current.get(card.dataset.card!) ?? placeOf(card);
      const [x, y] = [left - card.offsetLeft, top - card.offsetTop];
      // A dropped card stays where it was let go.
      const isDropped = card.hasAttribute("data-dropped");
      card.removeAttribute("data-dropped");
      // A shift caused by the page's layout is not animated.
      if ((x === 0 && y === 0) || isDropped || last.current === order) continue;
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], motion);
    }
    before.current = new Map(cards.map((card) => [card.dataset.card!, placeOf(card)]));
    // The focus does not return to the cards once it has left them.
    if (last.current !== order && document.activeElement === document.body)
      cards.find((card) => card.dataset.card === focused.current)?.focus({ preventScroll: true });
    last.current = order;
  });
  useLayoutEffect(() => {
    const { current } = list;
    const remember = ({ target }: FocusEvent) => (focused.current = (target as HTMLElement).dataset.card ?? null);
    current?.addEventListener("focusin", remember);
    return () => current?.removeEventListener("focusin", remember);
  }, [list]);
}

/** The card's final place, even while it is still moving. */
const placeOf = (card: HTMLElement) => [card.offsetLeft, card.offsetTop] as const;
