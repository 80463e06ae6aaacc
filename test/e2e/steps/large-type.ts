/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page has nothing else of its file */
import { expect, type Page } from "@playwright/test";
import { settle } from "./a-class";
import { sessionOf } from "./devices";

const USUAL = 16;
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
];

/**
 * Expects the present screen to hold in a browser whose letters are set twice as large: it is no wider than the window, its menus
 * lie within it, no heading breaks inside a word, and no button cuts its words.
 */
export async function expectRoomForLargeType(page: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await setLetters(page, 2 * USUAL);
    await settle(page);
    // Soft, so that one run names every state.
    expect.soft(await page.evaluate(crampedParts), `large type at ${size.width}, ${where}`).toEqual([]);
  }
  await setLetters(page, USUAL);
}

/** Sets the browser's own size of letters, which widths in em follow too, unlike a size set on the page. */
export async function setLetters(page: Page, px: number): Promise<void> {
  await sessionOf(page).send("Page.setFontSizes", { fontSizes: { standard: px } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${px}px`);
}

function crampedParts(): string[] {
  const found: string[] = [];
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const wide = Math.max(
    document.documentElement.scrollWidth - innerWidth,
    dialog ? dialog.scrollWidth - dialog.clientWidth : 0,
  );
  if (wide > 0) found.push(`${wide} px too wide`);

  for (const control of document.querySelectorAll("nav[aria-label='Ana menü'] :is(a, button), [role=menuitem]")) {
    const { left, right, bottom } = control.getBoundingClientRect();
    if (control.checkVisibility() && (left < 0 || right > innerWidth || bottom > innerHeight))
      found.push(`out of the screen: ${control.textContent}`);
  }

  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const holder = text.parentElement!;
    if (text.data.trim() === "" || holder.closest(".vh, svg") || !holder.checkVisibility()) continue;
    const range = document.createRange();
    if (holder.closest("h1, h2, h3")) {
      for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken: ${word}`);
      }
    }
    const button = holder.closest("button, a[class]");
    if (!button || getComputedStyle(button).display === "inline" || isClipped(holder, button)) continue;
    range.selectNodeContents(text);
    const box = button.getBoundingClientRect();
    const words = range.getBoundingClientRect();
    if (
      words.left < box.left - 1 ||
      words.right > box.right + 1 ||
      words.top < box.top - 1 ||
      words.bottom > box.bottom + 1
    )
      found.push(`cut: ${text.data}`);
  }
  return [...new Set(found)];

  /** True for text that ends with dots, or that only screen readers get. */
  function isClipped(of: Element, button: Element): boolean {
    for (let box: Element | null = of; box && box !== button.parentElement; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      if (overflowX === "hidden" || clipPath !== "none") return true;
    }
    return false;
  }
}
