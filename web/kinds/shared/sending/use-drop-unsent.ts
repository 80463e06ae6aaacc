import { useEffect } from "react";
import { dropUnsent } from "./unsent";

/** The question is closed and nothing of it is sent any more. While its result is shown, it can mention the unsent draft. */
export function useDropUnsent(): void {
  useEffect(() => dropUnsent, []);
}
