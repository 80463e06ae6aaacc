import { useLayoutEffect, useRef, type RefObject } from "react";
import { isCalm } from "#browser/calm";

const motion = { duration: 260, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };

/**
 * Cards that have changed their place come from where they were, and keep the focus on their way. A card is what has
 * `data-card`; it may be moved in the document, which takes the focus from it.
 */
export function useMoved(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef(new Map<string, readonly [x: number, y: number]>());
  const focused = useRef<string | null>(null);
  const last = useRef(order);
  useLayoutEffect(() => {
    const cards = Array.from(list.current?.querySelectorAll<HTMLElement>("[data-card]") ?? []);
    for (const card of isCalm() ? [] : cards) {
      const [left, top] = before.current.get(card.dataset.card!) ?? placeOf(card);
      const [x, y] = [left - card.offsetLeft, top - card.offsetTop];
      // Where it was let go it stays.
      const isDropped = card.hasAttribute("data-dropped");
      card.removeAttribute("data-dropped");
      // What the page has made of its room is no move.
      if ((x === 0 && y === 0) || isDropped || last.current === order) continue;
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], motion);
    }
    before.current = new Map(cards.map((card) => [card.dataset.card!, placeOf(card)]));
    // Who has left the cards is not called back to them.
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

/** Where it stands, wherever it is on its way. */
const placeOf = (card: HTMLElement) => [card.offsetLeft, card.offsetTop] as const;
