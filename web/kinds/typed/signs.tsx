import type { Signs } from "../signs";
import { TextSign } from "../shared/written/text-sign";

/** A pencil: there is no other picture of a text. */
export const signs: Signs<"typed"> = {
  Sign: TextSign,
  RightSign: TextSign,
  colours: () => undefined,
};
