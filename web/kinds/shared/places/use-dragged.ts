import { useEffect, useEffectEvent, type RefObject } from "react";

/** A mouse drags after moving this far; a finger drags after resting this long, and scrolls if it moves before. */
const FAR = 8;
const LONG_MS = 300;

/** A second way beside touches: a card, which has `data-card`, is dragged to another row of its list. */
export function useDragged(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  onDrop: (letter: string, row: number) => void,
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const { current } = list;
    if (!current || !isOn) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let card: HTMLElement | null = null;
    let [x, y, over, timer] = [0, 0, -1, 0];
    let isDragging = false;
    let wasDragged = false;
    const rows = () => Array.from(current.children) as HTMLElement[];
    const begin = () => {
      isDragging = wasDragged = true;
      card?.toggleAttribute("data-dragged", true);
    };
    const mark = (row: number) => {
      over = row;
      for (const [i, one] of rows().entries()) one.toggleAttribute("data-over", i === row);
    };
    const end = () => {
      clearTimeout(timer);
      card?.toggleAttribute("data-dragged", false);
      card?.style.removeProperty("transform");
      [card, isDragging] = [null, false];
      mark(-1);
    };
    const hear = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      run: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ) => current.addEventListener(name, run, { signal, capture, passive: false });

    hear("pointerdown", (event) => {
      end();
      wasDragged = false;
      if (!event.isPrimary || event.button > 0) return;
      card = (event.target as HTMLElement).closest<HTMLElement>("[data-card]");
      [x, y] = [event.clientX, event.clientY];
      if (event.pointerType === "mouse") card?.setPointerCapture(event.pointerId);
      else timer = window.setTimeout(begin, LONG_MS);
    });
    hear("pointermove", (event) => {
      if (!card) return;
      const [right, down] = [event.clientX - x, event.clientY - y];
      if (!isDragging && Math.hypot(right, down) < FAR) return;
      if (!isDragging && event.pointerType !== "mouse") return end();
      if (!isDragging) begin();
      card.style.transform = `translate(${right}px, ${down}px)`;
      mark(rows().findIndex((row) => event.clientY < row.getBoundingClientRect().bottom));
    });
    hear("pointerup", () => {
      const [letter, row] = [isDragging ? card?.dataset.card : undefined, over];
      if (letter !== undefined && row >= 0) card?.setAttribute("data-dropped", "");
      end();
      if (letter !== undefined && row >= 0) drop(letter, row);
    });
    hear("pointercancel", end);
    // A dragging finger neither scrolls nor opens a menu, and dropping does not press anything.
    hear("touchmove", (event) => isDragging && event.preventDefault());
    hear("contextmenu", (event) => card && event.preventDefault());
    hear("click", (event) => wasDragged && (event.stopPropagation(), (wasDragged = false)), true);
    return () => {
      end();
      listening.abort();
    };
  }, [list, isOn]);
}
