import { useEffect } from "react";

/** Sets the title of the browser's tab until another page sets its own. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — Bilye`;
  }, [title]);
}
