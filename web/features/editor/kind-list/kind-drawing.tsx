import type { ReactNode } from "react";
import type { KindDrawingName } from "#kinds/kinds-listed";

/** One drawing per kind, 72 × 52: the same in the list of kinds, in the card's head and in the question list. */

const check = (
  <path
    d="M-3.5 0-1 2.8 3.8-2.8"
    fill="none"
    stroke="#fff"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** The second is right. */
const fourTiles = (
  <>
    <rect x="4" y="5" width="30" height="19" rx="6" fill="var(--opt-a)" />
    <rect x="38" y="5" width="30" height="19" rx="6" fill="var(--opt-b)" />
    <rect x="4" y="28" width="30" height="19" rx="6" fill="var(--opt-c)" />
    <rect x="38" y="28" width="30" height="19" rx="6" fill="var(--opt-d)" />
    <g transform="translate(64 8)">
      <circle r="8" fill="#0E1446" />
      {check}
    </g>
  </>
);

const drawings: Readonly<Record<KindDrawingName, ReactNode>> = {
  choice: fourTiles,
  trueFalse: (
    <>
      <rect x="4" y="10" width="30" height="32" rx="8" fill="var(--opt-a)" />
      <rect x="38" y="10" width="30" height="32" rx="8" fill="var(--opt-b)" />
      <path
        d="M12 26l5 5.5 9-11M47 20l12 12M59 20 47 32"
        fill="none"
        stroke="#0E1446"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  multi: (
    <>
      {fourTiles}
      <g transform="translate(8 44)">
        <circle r="8" fill="#0E1446" />
        {check}
      </g>
    </>
  ),
  typed: (
    <>
      <rect x="4" y="12" width="64" height="28" rx="9" fill="var(--bg)" stroke="var(--edge)" strokeWidth="3" />
      <path d="M14 26h22" stroke="var(--text)" strokeWidth="5" strokeLinecap="round" />
      <path d="M44 19v14" stroke="var(--brand)" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  number: (
    <>
      <rect x="4" y="31" width="64" height="11" rx="5.5" fill="var(--groove)" stroke="var(--edge)" strokeWidth="2" />
      <rect x="7" y="34" width="32" height="5" rx="2.5" fill="var(--brand)" />
      <circle cx="41" cy="36" r="12" fill="#FF8B73" stroke="#0E1446" strokeWidth="2.5" />
      <path d="M31 38c6-7 10 6 20-5" fill="none" stroke="#FFD83D" strokeWidth="6" />
      <text x="14" y="22" fontFamily="var(--font)" fontWeight="800" fontSize="20" fill="var(--text)">
        42
      </text>
    </>
  ),
  order: (
    <>
      <circle cx="10" cy="12" r="6" fill="var(--text)" />
      <rect x="20" y="6" width="44" height="12" rx="5" fill="var(--opt-c)" />
      <circle cx="10" cy="26" r="6" fill="var(--text)" />
      <rect x="20" y="20" width="34" height="12" rx="5" fill="var(--opt-a)" />
      <circle cx="10" cy="40" r="6" fill="var(--text)" />
      <rect x="20" y="34" width="24" height="12" rx="5" fill="var(--opt-d)" />
    </>
  ),
  match: (
    <>
      <path d="M26 12C40 12 34 40 46 40M26 40C38 40 34 12 46 12" fill="none" stroke="var(--text)" strokeWidth="3" />
      <rect x="4" y="4" width="22" height="16" rx="6" fill="var(--groove)" stroke="var(--edge)" strokeWidth="2" />
      <rect x="4" y="32" width="22" height="16" rx="6" fill="var(--groove)" stroke="var(--edge)" strokeWidth="2" />
      <rect x="46" y="4" width="22" height="16" rx="6" fill="var(--opt-b)" />
      <rect x="46" y="32" width="22" height="16" rx="6" fill="var(--opt-f)" />
    </>
  ),
  spot: (
    <>
      <rect x="5" y="5" width="62" height="42" rx="9" fill="#DDF0FF" stroke="var(--edge)" strokeWidth="2.5" />
      <path d="M9 43 26 24l10 11 8-8 19 16Z" fill="#7CC576" />
      <circle cx="46" cy="18" r="9" fill="none" stroke="#fff" strokeWidth="6" />
      <circle cx="46" cy="18" r="9" fill="none" stroke="#0E1446" strokeWidth="3" />
      <circle cx="46" cy="18" r="2.5" fill="#0E1446" />
    </>
  ),
  poll: (
    <>
      <rect x="8" y="26" width="14" height="22" rx="5" fill="var(--opt-a)" />
      <rect x="29" y="8" width="14" height="40" rx="5" fill="var(--opt-b)" />
      <rect x="50" y="18" width="14" height="30" rx="5" fill="var(--opt-d)" />
    </>
  ),
  cloud: (
    <>
      <rect width="72" height="52" rx="10" fill="#1B2AA0" />
      <rect x="10" y="20" width="40" height="12" rx="6" fill="#FFD83D" />
      <rect x="36" y="8" width="26" height="8" rx="4" fill="#fff" />
      <rect x="12" y="38" width="18" height="7" rx="3.5" fill="#35CFC6" />
      <rect x="38" y="37" width="24" height="8" rx="4" fill="#FF8B73" />
      <rect x="10" y="9" width="18" height="6" rx="3" fill="#C9D1FF" />
    </>
  ),
};

type Props = { readonly kind: KindDrawingName; readonly className?: string | undefined };

/** Decorative: the kind's name is beside it, or read out. */
export const KindDrawing = ({ kind, className }: Props) => (
  <svg className={className} viewBox="0 0 72 52" aria-hidden="true">
    {drawings[kind]}
  </svg>
);
