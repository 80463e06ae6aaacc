import { remember } from "./device";
import { applyTheme, chosenTheme, THEME_KEY, type Theme } from "./theme";

/** What the app does with the theme; the phone only shows it. */

export function chooseTheme(theme: Theme): void {
  // Where it cannot be remembered, this page still changes.
  remember(THEME_KEY, theme === "system" ? null : theme);
  applyTheme(theme);
}

/** Paper is white, whatever the screen is. */
export function printInLight(): void {
  addEventListener("beforeprint", () => applyTheme("light"));
  addEventListener("afterprint", () => applyTheme());
}

/** What is on the screen now. */
export const isDark = (): boolean => {
  const theme = chosenTheme();
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
};
