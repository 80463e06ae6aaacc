import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { stepInGrid, type GridCell } from "./grid-steps";

type Options = {
  /** The rows' ids from the top, including the head's. */
  readonly rows: readonly string[];
  readonly columns: number;
  /** Enter, the space bar or a click on a cell. */
  readonly enter: (row: string, column: number) => void;
};

const nameOf = (row: string, column: number) => `${row}:${column}`;

/**
 * One tab stop for a whole table, arrows within it. The place is stored by the row's id, so it stays with its player when the
 * rows change their order, even while it has the focus.
 */
export function useGrid({ rows, columns, enter }: Options) {
  const [place, setPlace] = useState<GridCell>({ row: rows[0]!, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const isInside = useRef(false);
  // A row may be gone: the player was removed, or the list was cut.
  const here: GridCell = rows.includes(place.row)
    ? { row: place.row, column: Math.min(place.column, columns - 1) }
    : { row: rows[0]!, column: 0 };

  const focus = ({ row, column }: GridCell) => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(nameOf(row, column))}"]`);
    cell?.focus();
  };
  useLayoutEffect(() => {
    // The browser drops the focus of an element that moves.
    if (isInside.current && document.activeElement === document.body) focus(here);
  });

  return {
    table: {
      role: "grid",
      ref: table,
      onFocus: () => {
        isInside.current = true;
      },
      onBlur: () => {
        // A moved element loses the focus to the page itself: it counts as still inside.
        isInside.current = document.activeElement === document.body && !document.hidden;
      },
      onClick: (event: MouseEvent) => {
        const clicked = placeOf(event.target);
        if (!clicked) return;
        setPlace(clicked);
        enter(clicked.row, clicked.column);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          enter(here.row, here.column);
          return;
        }
        const next = stepInGrid(here, event, rows, columns);
        if (!next) return;
        event.preventDefault();
        setPlace(next);
        focus(next);
      },
    },
    cell: (row: string, column: number) => ({
      "data-cell": nameOf(row, column),
      tabIndex: here.row === row && here.column === column ? 0 : -1,
    }),
  };
}

/** The cell an event came from. */
function placeOf(target: EventTarget): GridCell | null {
  const name = target instanceof Element ? target.closest<HTMLElement>("[data-cell]")?.dataset["cell"] : undefined;
  if (name === undefined) return null;
  const colon = name.lastIndexOf(":");
  return { row: name.slice(0, colon), column: Number(name.slice(colon + 1)) };
}
