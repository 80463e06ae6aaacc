import { expect, type Page } from "@playwright/test";
import { settle } from "./a-class";
import { axeFinds } from "./axe";
import { expectClearControls } from "./control-states";
import { expectWholeLetters } from "./ink";
import { expectRoomForLargeType } from "./large-type";
import { expectLargeTargets } from "./targets";

export const phone = { width: 360, height: 640 };
/** The narrowest phone, or a page at 400 % zoom. */
const narrow = { width: 320, height: 640 };
const looks = [
  [narrow, "light"],
  [{ width: 1440, height: 900 }, "dark"],
] as const;

/**
 * Checks the present screen at 320 pixels in light and on a laptop in dark: axe finds nothing, no letter is cut, nothing
 * overflows. On a usual phone nothing overflows either. With `controls` every control is also clear in each of its states, and
 * large enough for a finger, and everything has room in letters twice as large.
 */
export async function expectSound(page: Page, state: string, { controls = false } = {}): Promise<void> {
  // Wait for the progress bar to go: it means that another page is opening, or a call is running.
  await expect(page.getByRole("progressbar", { name: /^(Sayfa açılıyor|İşlem sürüyor)$/ })).toHaveCount(0);
  await page.setViewportSize(phone);
  expect({ state, wide: await widthOf(page) }).toEqual({ state, wide: phone.width });
  if (controls) await expectLargeTargets(page, state);
  for (const [size, colorScheme] of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    const found = await axeFinds(page);
    await expectWholeLetters(page, `${state} at ${size.width}`);
    const wide = await widthOf(page);
    expect({ state, colorScheme, found, wide }).toEqual({ state, colorScheme, found: [], wide: size.width });
    if (controls) await expectClearControls(page, `${state}, ${colorScheme}`);
  }
  if (controls) await expectRoomForLargeType(page, state);
}

/** Checks a board in the same way on a small projector and on a large screen; it is no page for a phone. */
export async function expectSoundBoard(page: Page, state: string): Promise<void> {
  for (const size of [
    { width: 960, height: 540 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    await expectWholeLetters(page, `${state} at ${size.width}`);
    const wide = await widthOf(page);
    expect({ state, found: await axeFinds(page), wide }).toEqual({ state, found: [], wide: size.width });
  }
}

/** The width that the page would need, with every dialog on it. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const hidden = dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    return Math.max(document.documentElement.scrollWidth, ...hidden.map((more) => innerWidth + more));
  });
