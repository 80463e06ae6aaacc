import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const looks = [
  [360, 640, "light"],
  [1440, 900, "dark"],
] as const;

/** What is on the screen now, on a phone in light and on a laptop in dark: axe finds nothing, and nothing overflows. */
export async function expectSound(page: Page, state: string): Promise<void> {
  for (const [width, height, colorScheme] of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({
      state,
      colorScheme,
      found: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      wide,
    }).toEqual({ state, colorScheme, found: [], wide: width });
  }
}
