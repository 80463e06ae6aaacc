/** Light, dark, or as the device says. Chosen in the profile, remembered on this device. */

export type Theme = "light" | "dark" | "system";
const KEY = "bilye.theme";

export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Not remembered then; this page still changes.
  }
  applyTheme(theme);
}

/** Without the attribute the style sheet follows the device. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
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
