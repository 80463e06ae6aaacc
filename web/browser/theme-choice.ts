import { remember } from "./device";
import { applyTheme, chosenTheme, THEME_KEY, type Theme } from "./theme";

/** The app's part of the theme: choosing it. The phone only shows it. */

export function chooseTheme(theme: Theme): void {
  // Even if the choice cannot be stored, this page changes.
  remember(THEME_KEY, theme === "system" ? null : theme);
  applyTheme(theme);
}

/** Printed pages are light, whatever the screen's theme is. */
export function printInLight(): void {
  addEventListener("beforeprint", () => applyTheme("light"));
  addEventListener("afterprint", () => applyTheme());
}

/** True if the screen is dark now. */
export const isDark = (): boolean => {
  const theme = chosenTheme();
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
};
