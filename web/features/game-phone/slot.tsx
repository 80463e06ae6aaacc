import { use, type ReactNode } from "react";
import { ExtrasContext, type ExtraSlot } from "./extras-context";

/** A part of the page that a game's extras may replace. */
export function Slot({ at, children }: { readonly at: ExtraSlot; readonly children: ReactNode }): ReactNode {
  return use(ExtrasContext).extras.reduce((shown, { [at]: Part }) => (Part ? <Part>{shown}</Part> : shown), children);
}
