import { useEffect } from "react";

/** What the page is about, in the browser's tab, until another page says its own. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — Bilye`;
  }, [title]);
}
