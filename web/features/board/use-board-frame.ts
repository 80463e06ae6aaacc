import { useEffect, useState, useSyncExternalStore } from "react";
import { recalled, remember } from "#browser/device";
import { applyTheme } from "#browser/theme";

const THEME = "bilye.board-theme";
const IDLE_MS = 3000;

/**
 * Makes 1 rem 16 px of a board 1920 px wide while the board is open, and applies the board's theme: light unless chosen
 * otherwise.
 */
export function useBoardPage(): { readonly isDark: boolean; readonly toggleDark: () => void } {
  const [isDark, setDark] = useState(readDark);
  useEffect(() => {
    document.documentElement.dataset.board = "";
    return () => {
      delete document.documentElement.dataset.board;
      applyTheme();
    };
  }, []);
  useEffect(() => applyTheme(isDark ? "dark" : "light"), [isDark]);
  const toggleDark = () => {
    setDark(!isDark);
    remember(THEME, isDark ? "light" : "dark");
  };
  return { isDark, toggleDark };
}

const readDark = (): boolean => recalled(THEME) === "dark";

/** Hides the cursor after 3 s without movement. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_MS);
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    const events = ["pointermove", "pointerdown", "focusin"] as const;
    for (const event of events) window.addEventListener(event, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, wake);
    };
  }, []);
  return isIdle;
}

function subscribeToFullScreen(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

export const useIsFullScreen = (): boolean =>
  useSyncExternalStore(subscribeToFullScreen, () => document.fullscreenElement !== null);

/** A browser that refuses (an iPhone, a page without a gesture) simply stays as it is. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.({ navigationUI: "hide" });
  change?.catch(() => {});
}
