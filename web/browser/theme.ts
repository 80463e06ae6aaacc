import { recalled } from "./device";

/** Light, dark, or as the device says. Chosen in the profile, remembered on this device. */

export type Theme = "light" | "dark" | "system";
export const THEME_KEY = "bilye.theme";

export function chosenTheme(): Theme {
  const stored = recalled(THEME_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Without the attribute the style sheet follows the device. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
