import { useEffect } from "react";
import { editorKinds } from "#kinds/editor";
import { listedKinds } from "#kinds/kinds-listed";

const names = listedKinds.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));

/** The fields of every kind, before one is chosen: on a slow line the answers were gone until they came, and what was typed meanwhile. */
export function useKindsThere(): void {
  useEffect(() => {
    // What does not come now is asked for when it is needed.
    editorKinds.load(names).catch(() => {});
  }, []);
}
