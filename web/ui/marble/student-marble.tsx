import { shortName } from "#protocol/short-name";
import { Marble } from "./marble";
import { marbleSeed } from "./marble-art";

/** A student's marble as the class's games show it: grown from the short name. */
export function StudentMarble({ name, size }: { readonly name: string; readonly size: number }) {
  return <Marble seed={marbleSeed(shortName(name))} size={size} />;
}
