import { OptionBadge } from "../shared/options/option-badge";
import type { Signs } from "../signs";
import { colours, RightSign } from "./right-sign";

/** An option's shape and letter. */
export const signs: Signs<"choice"> = {
  Sign: ({ answer, size }) => <OptionBadge letter={answer} size={size} look="faint" />,
  RightSign,
  colours,
};
