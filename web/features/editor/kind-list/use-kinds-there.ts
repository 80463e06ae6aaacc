import { useEffect } from "react";
import { editorKinds } from "#kinds/editor";
import { listedKinds } from "#kinds/kinds-listed";

const names = listedKinds.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));

/**
 * Loads the fields of every kind ahead of a choice: on a slow line the answers would vanish until they came, with all that was
 * typed meanwhile.
 */
export function useKindsThere(): void {
  useEffect(() => {
    // A failed load is repeated when the fields are needed.
    editorKinds.load(names).catch(() => {});
  }, []);
}
