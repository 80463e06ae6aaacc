import "katex/dist/katex.min.css";
import katex from "katex";

/** Everything of KaTeX that we use, in a script of its own. Our policy takes styles from scripts alone: never `renderToString`. */
export const draw = (element: HTMLElement, tex: string, isBlock: boolean): void =>
  katex.render(tex, element, {
    displayMode: isBlock,
    output: "html",
    throwOnError: true,
    strict: "ignore",
    trust: false,
    // In em: nothing pushes the rest of a question from the screen.
    maxSize: 6,
    maxExpand: 200,
  });
