import { memo } from "react";
import { encode } from "uqr";

type Props = { readonly text: string; readonly label: string; readonly className?: string | undefined };

/**
 * Ink on white in every theme; the quiet zone is the white around it. Computed once, because a board renders with every pupil
 * who joins.
 */
export const QrCode = memo(function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#0E1446" d={data.map(runs).join("")} />
    </svg>
  );
});

/** One row's dark modules, neighbours as one rectangle. */
function runs(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return path;
}
