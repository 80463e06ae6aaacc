import type { PhoneKind } from "./phone-kind";
import { phone as choice } from "./choice/phone";
import { lazyKinds } from "./lazy";

/**
 * Nearly every game needs the choice: as a script of its own it would cost each phone 0.7 kB more. The list of the others is
 * a script of its own, so that a game of choices does not even load their names.
 */
export const phoneKinds = lazyKinds<PhoneKind>(
  async (question) => (await import("./other-phones")).phoneKind(question),
  { choice },
);
