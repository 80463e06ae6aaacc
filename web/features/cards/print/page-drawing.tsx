import { A4, cardSizes, places, type PerPage } from "#hosting/cards/sizes";
import * as styles from "./cards-tab.module.css";

/** A page with its cards, at icon size. */
export function PageDrawing({ perPage }: { readonly perPage: PerPage }) {
  const { side, mark } = cardSizes[perPage];
  const band = (side - mark) / 2;
  return (
    <svg className={styles.drawing} viewBox={`-4 -4 ${A4.width + 8} ${A4.height + 8}`} aria-hidden="true">
      <rect width={A4.width} height={A4.height} rx={8} />
      {places[perPage].map(([left, top]) => (
        <g key={top * A4.width + left} transform={`translate(${left + band} ${top + band}) scale(${mark / 8})`}>
          <path d="M0 0h8v8h-8z" />
          <path className={styles.white} d="M2 2h2v3h-2zM4 4h2.500v2h-2.500z" />
        </g>
      ))}
    </svg>
  );
}
