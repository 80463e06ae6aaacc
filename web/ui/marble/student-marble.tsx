import { shortName } from "#protocol/short-name";
import { Marble } from "./marble";
import { marbleSeed } from "./marble-art";

/** A student's marble as a game of the class shows it: grown from the short name. */
export function StudentMarble({ name, size }: { readonly name: string; readonly size: number }) {
  return <Marble seed={marbleSeed(shortName(name))} size={size} />;
}
