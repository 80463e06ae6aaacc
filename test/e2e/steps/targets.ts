/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page has nothing else of its file */
import { expect, type Page } from "@playwright/test";

/**
 * Expects everything that a finger may press to be 44 pixels high and wide, as the page is for a device with a touch screen. A
 * link within a sentence is as high as its line.
 */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  // Soft, so that one run names every state.
  expect.soft(await page.evaluate(smallTargets), `small targets at ${where}`).toEqual([]);
}

function smallTargets(): string[] {
  const LEAST = 43.5;
  const sorts = "a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button]";
  // An open menu lies over the controls below it.
  const dialog = [...document.querySelectorAll("dialog:modal, [role=menu]")].at(-1) ?? document;
  const restore = beTouched();
  const found = [...dialog.querySelectorAll<HTMLElement>(sorts)].flatMap((control) => {
    // A label or a frame around an input is pressed in its place.
    const target = control.closest("label") ?? control;
    const { width, height, right, bottom } = target.getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && right > 1 && bottom > 1 && width > 1;
    if (!isSeen || Math.min(width, height) >= LEAST || isInSentence(control) || isLarge(target)) return [];
    const name = control.getAttribute("aria-label") ?? (control.textContent.trim() || control.getAttribute("name"));
    return [
      `${control.tagName.toLowerCase()} "${name}" .${control.className}: ${width.toFixed(0)} × ${height.toFixed(0)}`,
    ];
  });
  restore();
  return [...new Set(found)];

  function isInSentence(control: HTMLElement): boolean {
    const beside = [...control.parentElement!.childNodes].filter((node) => node instanceof Text);
    return control.matches("a") && beside.some(({ data }) => /\p{L}{2}/u.test(data));
  }

  /** True if a press this far from the middle meets the target: a pseudo-element may be larger than its element. */
  function isLarge(target: Element): boolean {
    target.scrollIntoView({ block: "center", inline: "center" });
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const away = LEAST / 2 - 0.5;
    const meets = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (target.contains(hit) || hit.closest("label") === target);
    };
    // Covered: nobody can press it now.
    if (!meets(0, 0)) return true;
    return meets(away, 0) && meets(-away, 0) && meets(0, away) && meets(0, -away);
  }

  /** Applies what the style sheets say for touch screens; returns how to take it back. */
  function beTouched(): () => void {
    const changed: [MediaList, string][] = [];
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (!(rule instanceof CSSGroupingRule)) continue;
        if (rule instanceof CSSMediaRule && /\(pointer: coarse\)|\(hover: none\)/.test(rule.media.mediaText)) {
          changed.push([rule.media, rule.media.mediaText]);
          rule.media.mediaText = rule.media.mediaText.replaceAll(
            /\(pointer: coarse\)|\(hover: none\)/g,
            "(min-width: 0px)",
          );
        }
        walk(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    return () => {
      for (const [media, was] of changed) media.mediaText = was;
    };
  }
}
