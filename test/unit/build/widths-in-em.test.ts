import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { inEm, widthsInEm } from "../../../web/build/widths-in-em";

test("a width at which a page changes grows with the browser's letters; heights and lengths stay", () => {
  expect(
    inEm("a { width: 720px; } @media (min-width: 720px) and (max-width: 959px), (max-height: 719px) { b {} }"),
  ).toBe("a { width: 720px; } @media (min-width: 45em) and (max-width: 59.9375em), (max-height: 719px) { b {} }");
  expect(inEm("@media (max-width: 19em) {} @media print {}")).toBe("@media (max-width: 19em) {} @media print {}");
});

test("a board's widths are those of its screen", () => {
  const { transform } = widthsInEm() as Plugin & {
    transform: { filter: { id: { include: RegExp; exclude: RegExp } } };
  };
  const { include, exclude } = transform.filter.id;
  const isTaken = (path: string) => include.test(path) && !exclude.test(path);
  expect(isTaken("/web/shell/app-frame.module.css")).toBe(true);
  const left = ["/web/features/board/room.module.css", "/web/shell/root.tsx"];
  expect(left.filter(isTaken)).toEqual([]);
});
