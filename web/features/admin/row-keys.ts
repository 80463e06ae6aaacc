import { useKeyDown } from "#ui/use/use-key-down";

type Keys = {
  /** Receives the key of the focused row, or null. */
  readonly onKey: (key: string, rowKey: string | null) => boolean;
};

/**
 * Keys of a list: arrows move between rows, and the screen handles all others. Ignored while somebody writes or a dialog is
 * open.
 */
export function useRowKeys({ onKey }: Keys): void {
  useKeyDown((event) => {
    const target = event.target as HTMLElement;
    const isTyping = target.matches("input:not([type=checkbox]), textarea, select, [role=menuitem], [role=tab]");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const row = target.closest<HTMLElement>("tr[data-row]");
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 ? focusRow(row, step) : onKey(event.key, row?.dataset.row ?? null)) event.preventDefault();
  });
}

/** Moves the focus by a step. From outside the table an arrow leads to the first row. */
function focusRow(row: HTMLElement | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("tr[data-row]")];
  const next = row === null ? rows[0] : rows[rows.indexOf(row) + step];
  const control = next?.querySelector<HTMLElement>("input, button");
  control?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return control !== undefined && control !== null;
}
