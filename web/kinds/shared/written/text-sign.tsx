import type { ReactNode } from "react";

type Props = { readonly size: number };

/** A 24 × 24 line drawing, for kinds without letters on their sign. */
export const LineSign = ({ size, children }: Props & { readonly children: ReactNode }) => (
  <svg
    width={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

/** A pencil. */
export const TextSign = ({ size }: Props) => (
  <LineSign size={size}>
    <path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19Z" />
  </LineSign>
);
