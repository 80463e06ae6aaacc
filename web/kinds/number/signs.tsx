import type { Signs } from "../signs";

/** A line with a marble on it. */
const NumberSign = ({ size }: { readonly size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
  >
    <path d="M2.5 12H8M18 12h3.5" />
    <circle cx="13" cy="12" r="4.5" />
  </svg>
);

/** There is nothing else to draw of a number. */
export const signs: Signs = { Sign: NumberSign, RightSign: NumberSign, colours: () => undefined };
