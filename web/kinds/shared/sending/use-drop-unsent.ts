import { useEffect } from "react";
import { dropUnsent } from "./unsent";

/** Forgets the unsent draft when the result disappears. Until then the result can mention it. */
export function useDropUnsent(): void {
  useEffect(() => dropUnsent, []);
}
