import { LineSign } from "../shared/written/text-sign";
import type { Signs } from "../signs";

/** A line with a marble on it. */
const NumberSign = ({ size }: { readonly size: number }) => (
  <LineSign size={size}>
    <path d="M2.5 12H8M18 12h3.5" />
    <circle cx="13" cy="12" r="4.5" />
  </LineSign>
);

/** A number has the same sign everywhere, and no colours. */
export const signs: Signs<"number"> = { Sign: NumberSign, RightSign: NumberSign, colours: () => undefined };
