import { useEffect } from "react";
import { dropUnsent } from "./unsent";

/** The question is closed: nothing of it is sent any more. */
export function useDropUnsent(): void {
  useEffect(dropUnsent, []);
}
