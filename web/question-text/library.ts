import "katex/dist/katex.min.css";
import "./formulas.css";
import { render } from "katex";
import { namesOwnSigns } from "./own-signs";

type Way = {
  readonly isBlock: boolean;
  /** True if our words stand beside the visible formula; otherwise a screen reader gets MathML. */
  readonly hasWords: boolean;
};

/**
 * Draws a formula with KaTeX, which is in a script of its own. Never use `renderToString`: our policy allows styles set by
 * scripts, not styles in markup.
 */
export function draw(element: HTMLElement, tex: string, { isBlock, hasWords }: Way): void {
  if (namesOwnSigns(tex)) throw new Error("it defines signs of its own");
  render(tex, element, {
    displayMode: isBlock,
    output: hasWords ? "html" : "htmlAndMathml",
    throwOnError: true,
    strict: "ignore",
    trust: false,
    // In em: a formula cannot push the rest of a question off the screen.
    maxSize: 6,
    maxExpand: 200,
  });
  for (const drawing of element.querySelectorAll<SVGElement>("svg[data-width]")) {
    drawing.style.width = drawing.dataset.width!;
  }
}
