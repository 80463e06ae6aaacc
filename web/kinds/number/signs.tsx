import { LineSign } from "../shared/written/text-sign";
import type { Signs } from "../signs";

/** A line with a marble on it. */
const NumberSign = ({ size }: { readonly size: number }) => (
  <LineSign size={size}>
    <path d="M2.5 12H8M18 12h3.5" />
    <circle cx="13" cy="12" r="4.5" />
  </LineSign>
);

/** There is no other picture of a number. */
export const signs: Signs = { Sign: NumberSign, RightSign: NumberSign, colours: () => undefined };
