import { TextSign } from "../shared/written/text-sign";
import type { Signs } from "../signs";

/** A pencil: there is no other picture of a word. */
export const signs: Signs<"cloud"> = {
  Sign: TextSign,
  RightSign: TextSign,
  colours: () => undefined,
};
