import type { Page } from "@playwright/test";
import { settle } from "../steps/a-class";

const sizes = {
  phone: [360, 640],
  large: [390, 844],
  projector: [960, 540],
  tablet: [1024, 768],
  laptop: [1440, 900],
  board: [1920, 1080],
} as const;
export type Size = keyof typeof sizes;

/** Sizes that `SHOTS_AT=large,laptop npm run shots` takes, and no others. */
const only = process.env.SHOTS_AT?.split(",");

/** A picture of a page in each of the sizes, in `shots/{screen}-{width}-{look}.png`. */
export async function shoot(page: Page, screen: string, look: string, at: readonly Size[]) {
  for (const size of at.filter((size) => only?.includes(size) ?? true)) {
    const [width, height] = sizes[size];
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.screenshot({ path: `shots/${screen}-${width}-${look}.png` });
  }
}
