import { useEffect, useMemo, useState } from "react";

/** So many at once cost a slow board a short moment; a whole school at once would freeze it. */
const A_FRAME = 8;

/** A list that grows by a few a frame, however many have come. Who stands there at first is there at once. */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [admitted, setAdmitted] = useState(rows.length);
  if (admitted > rows.length) setAdmitted(rows.length);
  useEffect(() => {
    if (admitted >= rows.length) return undefined;
    const frame = requestAnimationFrame(() => setAdmitted(Math.min(rows.length, admitted + A_FRAME)));
    return () => cancelAnimationFrame(frame);
  }, [admitted, rows.length]);
  // The same list as long as it holds the same: who draws it compares.
  return useMemo(() => (admitted < rows.length ? rows.slice(0, admitted) : rows), [rows, admitted]);
}
