import { useEffect, useEffectEvent, type RefObject } from "react";

const arrows = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"];

/**
 * Arrows go from answer to answer once one of them has the focus; up and down also enter the list. Enter or D accepts the
 * answer as right, H or Delete hides it. All other keys are the board's.
 */
export function useAnswerKeys(list: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-answer]") ?? [])];
    const row = rows.find((one) => one.contains(document.activeElement));
    const enters = key === "ArrowDown" || key === "ArrowUp";
    const says = key === "d" || key === "D" ? "accept" : key === "h" || key === "H" || key === "Delete" ? "hide" : null;
    if (arrows.includes(key) && rows.length > 0 && (row || enters)) {
      event.preventDefault();
      list.current?.toggleAttribute("data-keys", true);
      focusOn(row ? neighbour(rows, row, key) : rows[key === "ArrowUp" ? rows.length - 1 : 0]!);
    } else if (row && says) {
      // The key is taken even if it does nothing here: D would turn the board dark.
      event.preventDefault();
      row.querySelector<HTMLElement>(`[data-says="${says}"]`)?.click();
    }
  });
  useEffect(() => {
    // Runs before the board's keys, which ignore handled events.
    const hear = (event: KeyboardEvent) => press(event);
    const leave = () => list.current?.toggleAttribute("data-keys", false);
    window.addEventListener("keydown", hear, { capture: true });
    window.addEventListener("pointerdown", leave, { passive: true });
    return () => {
      window.removeEventListener("keydown", hear, { capture: true });
      window.removeEventListener("pointerdown", leave);
    };
  }, [list]);
}

const focusOn = (row: HTMLElement) => row.querySelector("button")?.focus();

/** The nearest answer in the arrow's direction; at the edge the same one. */
function neighbour(rows: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement {
  const at = middle(from);
  const isSideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const along = (one: HTMLElement) => sign * (isSideways ? middle(one).x - at.x : middle(one).y - at.y);
  const aside = (one: HTMLElement) => Math.abs(isSideways ? middle(one).y - at.y : middle(one).x - at.x);
  const [next] = rows.filter((one) => along(one) > 1).toSorted((a, b) => way(a) - way(b));
  function way(one: HTMLElement): number {
    return along(one) + 3 * aside(one);
  }
  return next ?? from;
}

function middle(row: HTMLElement) {
  const { x, y, width, height } = row.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
