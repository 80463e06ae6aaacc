import { useState, type PointerEvent } from "react";

const EDGE = 48;

export type Drag = { readonly key: string; readonly from: number; readonly to: number };

/**
 * Drags rows of a list by their handles. The list itself listens, so its rows need only `data-index`, `data-key` and, in the
 * handle, `data-handle`. It scrolls at its edges.
 */
export function useDragOrder(onMove: (key: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const listeners = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const handle = (event.target as Element).closest("[data-handle]");
      const row = handle?.closest<HTMLElement>("[data-index]");
      if (!row || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = Number(row.dataset.index);
      setDrag({ key: row.dataset.key!, from, to: from });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      scrollAtEdge(event.currentTarget, event.clientY);
      const to = rowAt(event.currentTarget, event.clientY);
      if (to !== null && to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp() {
      if (!drag) return;
      setDrag(null);
      if (drag.to !== drag.from) onMove(drag.key, drag.to);
    },
    onPointerCancel: () => setDrag(null),
  };
  return { drag, listeners };
}

function rowAt(list: HTMLElement, y: number): number | null {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-index]")];
  const under = rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1);
  return under ? Number(under.dataset.index) : null;
}

function scrollAtEdge(list: HTMLElement, y: number) {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollBy(0, -14);
  else if (y > bottom - EDGE) list.scrollBy(0, 14);
}
