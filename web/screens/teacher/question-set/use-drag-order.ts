import { useRef, useState, type PointerEvent } from "react";

const EDGE = 48;

/** Dragging a row of a list by its handle. Rows carry `data-index`; the list scrolls at its edges. */
export function useDragOrder(onMove: (key: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ readonly key: string; readonly from: number; readonly to: number } | null>(null);

  const rowAt = (y: number): number | null => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-index]") ?? [])];
    const under = rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1);
    return under ? Number(under.dataset.index) : null;
  };
  const scrollAtEdge = (y: number) => {
    const box = list.current?.getBoundingClientRect();
    if (!box) return;
    if (y < box.top + EDGE) list.current?.scrollBy(0, -14);
    else if (y > box.bottom - EDGE) list.current?.scrollBy(0, 14);
  };
  const handle = (key: string, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ key, from: index, to: index });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.key !== key) return;
      scrollAtEdge(event.clientY);
      const to = rowAt(event.clientY);
      if (to !== null && to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp() {
      if (drag?.key !== key) return;
      setDrag(null);
      if (drag.to !== drag.from) onMove(key, drag.to);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { list, drag, handle };
}
