import { expect, type Page } from "@playwright/test";

/**
 * Expects that no letter loses its upper or lower end to a box that clips: every text is measured as if it began with İ and
 * ended with ş, so that no pupil called İrem is needed to find out.
 */
export async function expectWholeLetters(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(cutTexts), `letters cut at ${where}`).toEqual([]);
}

function cutTexts(): string[] {
  const TOLERANCE = 0.75;
  const LARGER = 10;
  const everything = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
  const pen = document.createElement("canvas").getContext("2d")!;
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    if (texts.currentNode.nodeValue!.trim() === "" || !(element instanceof HTMLElement)) continue;
    if (!element.checkVisibility()) continue;
    const clip = clipOf(element);
    if (!clip) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    // Draw it larger, because a canvas rounds its measures to whole pixels.
    pen.font = `${fontStyle} ${fontWeight} ${Number.parseFloat(fontSize) * LARGER}px ${fontFamily}`;
    const ink = pen.measureText("İĞÖÜŞğşçy");
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) {
      const baseline = line.top + ink.fontBoundingBoxAscent / LARGER;
      if (baseline < clip.top || baseline > clip.bottom) continue;
      const above = clip.top - (baseline - ink.actualBoundingBoxAscent / LARGER);
      const below = baseline + ink.actualBoundingBoxDescent / LARGER - clip.bottom;
      if (above > TOLERANCE || below > TOLERANCE) {
        const by = `${Math.max(0, above).toFixed(1)} above, ${Math.max(0, below).toFixed(1)} below`;
        found.add(
          `${element.tagName} .${element.className}: ${by}: ${texts.currentNode.nodeValue!.trim().slice(0, 40)}`,
        );
      }
    }
  }
  return [...found];

  /** The part of the text that is left after every box around it has clipped it; null if nothing is left. */
  function clipOf(of: Element): { top: number; bottom: number } | null {
    let { top, bottom } = everything;
    for (let box: Element | null = of; box && box !== document.body; box = box.parentElement) {
      const { overflowY, clipPath, display } = getComputedStyle(box);
      if (clipPath !== "none") return null;
      if (display === "inline" || (overflowY !== "hidden" && overflowY !== "clip")) continue;
      const edges = box.getBoundingClientRect();
      top = Math.max(top, edges.top + box.clientTop);
      bottom = Math.min(bottom, edges.top + box.clientTop + box.clientHeight);
    }
    return { top, bottom };
  }
}
