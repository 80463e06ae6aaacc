import { marbleShapes } from "./marble-art";

const SVG = "http://www.w3.org/2000/svg";

/** Draws a seed's marble into a `<g>`, for pages without React. */
export function drawMarble(into: Element, seed: number): void {
  into.replaceChildren(
    ...marbleShapes(seed).map(({ tag, ...attributes }) => {
      const shape = document.createElementNS(SVG, tag);
      for (const [name, value] of Object.entries(attributes)) {
        shape.setAttribute(name === "strokeWidth" ? "stroke-width" : name, String(value));
      }
      return shape;
    }),
  );
}
