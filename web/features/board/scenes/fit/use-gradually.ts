import { useEffect, useMemo, useState } from "react";

/** Rows added in one frame. They cost a slow board a short moment; a whole school at once would freeze it. */
const A_FRAME = 8;

/** Grows a list by a few rows a frame, however many have arrived. The first rows are there at once. */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [admitted, setAdmitted] = useState(rows.length);
  if (admitted > rows.length) setAdmitted(rows.length);
  useEffect(() => {
    if (admitted >= rows.length) return undefined;
    const frame = requestAnimationFrame(() => setAdmitted(Math.min(rows.length, admitted + A_FRAME)));
    return () => cancelAnimationFrame(frame);
  }, [admitted, rows.length]);
  // Keeps the identity of the list while its content is the same, because the component that draws it compares.
  return useMemo(() => (admitted < rows.length ? rows.slice(0, admitted) : rows), [rows, admitted]);
}
