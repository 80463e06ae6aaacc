export type GridCell = { readonly row: string; readonly column: number };
type Key = { readonly key: string; readonly ctrlKey: boolean };

const PAGE = 10;

/** The cell that a key leads to, by the usual grid keys; null for other keys. Never leaves the grid. */
export function stepInGrid(
  { row, column }: GridCell,
  { key, ctrlKey }: Key,
  rows: readonly string[],
  columns: number,
): GridCell | null {
  const at = rows.indexOf(row);
  const last = rows.length - 1;
  const to = (line: number, column: number): GridCell => ({
    row: rows[Math.max(0, Math.min(last, line))]!,
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  switch (key) {
    case "ArrowUp":
      return to(at - 1, column);
    case "ArrowDown":
      return to(at + 1, column);
    case "ArrowLeft":
      return to(at, column - 1);
    case "ArrowRight":
      return to(at, column + 1);
    case "PageUp":
      return to(at - PAGE, column);
    case "PageDown":
      return to(at + PAGE, column);
    case "Home":
      return to(ctrlKey ? 0 : at, 0);
    case "End":
      return to(ctrlKey ? last : at, columns - 1);
    default:
      return null;
  }
}
