import { useEffect } from "react";
import { dropUnsent } from "./unsent";

/** The question is closed: nothing of it is sent any more. As long as its result is shown, that can tell what was not sent. */
export function useDropUnsent(): void {
  useEffect(() => dropUnsent, []);
}
