import type { Page } from "@playwright/test";
import { settle } from "../steps/a-class";

const sizes = { phone: [360, 640], large: [412, 915], laptop: [1440, 900], board: [1920, 1080] } as const;
export type Size = keyof typeof sizes;

/** A picture of a page in each of the sizes, in `shots/{screen}-{width}-{look}.png`. */
export async function shoot(page: Page, screen: string, look: string, at: readonly Size[]) {
  for (const size of at) {
    const [width, height] = sizes[size];
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.screenshot({ path: `shots/${screen}-${width}-${look}.png` });
  }
}
