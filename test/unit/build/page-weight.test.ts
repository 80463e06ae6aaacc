import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { isOver, weigh, type Budget } from "../../../web/build/light/page-weight";

type Part = { readonly imports?: readonly string[]; readonly later?: readonly string[]; readonly css?: string };

/** Text that hardly compresses. */
const text = (bytes: number) => randomBytes(bytes).toString("latin1");

function aBundle(parts: Readonly<Record<string, Part>>) {
  const files = Object.entries(parts).flatMap(([name, { imports = [], later = [], css }]) => [
    {
      type: "chunk",
      fileName: `${name}.js`,
      facadeModuleId: `/web/${name}.tsx`,
      code: text(1_000),
      imports: imports.map((other) => `${other}.js`),
      dynamicImports: later.map((other) => `${other}.js`),
      viteMetadata: { importedCss: new Set(css === undefined ? [] : [`${name}.css`]) },
    },
    ...(css === undefined ? [] : [{ type: "asset", fileName: `${name}.css`, source: css }]),
  ]);
  return Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle;
}

const page: Budget = {
  page: "the game",
  entry: "main.tsx",
  inAllKb: 95,
  apart: [{ name: "formulas", entry: "formulas.tsx", kb: 12 }],
  listed: { by: "other-phones.tsx", kb: 6, sharedKb: 5 },
};
const parts = {
  main: { imports: ["kit"], later: ["start"] },
  kit: {},
  start: { imports: ["kit"], later: ["other-phones", "formulas"] },
  formulas: { imports: ["kit"] },
  "other-phones": { imports: ["kit"], later: ["kinds/multi/phone", "kinds/order/phone"] },
  "kinds/multi/phone": { imports: ["kit", "send"], later: ["formulas"] },
  "kinds/order/phone": { imports: ["kit", "send", "drag"], css: text(500) },
  drag: {},
  send: { css: text(100) },
};

function sizesOf(bundle: Rolldown.OutputBundle, ...names: readonly string[]): number {
  const sizes = names.map((name) => {
    const file = bundle[name]!;
    return gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).byteLength;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("a kind of question weighs for itself, with its styles, and nothing on a phone that does not play it; shared parts weigh once", () => {
  const bundle = aBundle(parts);
  const weights = Object.fromEntries(weigh(bundle, page).map(({ name, bytes }) => [name, bytes]));
  expect(weights).toEqual({
    "JS at once": sizesOf(bundle, "main.js", "kit.js"),
    "JS in all": sizesOf(bundle, "main.js", "kit.js", "start.js"),
    formulas: sizesOf(bundle, "formulas.js"),
    "CSS at once": 0,
    "only for multi": sizesOf(bundle, "kinds/multi/phone.js"),
    "only for order": sizesOf(bundle, "kinds/order/phone.js", "drag.js", "kinds/order/phone.css"),
    "for several kinds": sizesOf(bundle, "send.js", "send.css"),
  });
});

test("a kind over its budget is named", () => {
  const heavy = { ...parts, "kinds/order/phone": { ...parts["kinds/order/phone"], css: text(6_000) } };
  const over = weigh(aBundle(heavy), page).filter(isOver);
  expect(over.map(({ name }) => name)).toEqual(["only for order"]);
});

test("a kind may have a budget of its own, and what counts apart is not counted with it again", () => {
  const kinds = { ...parts, "kinds/order/phone": { imports: ["kit", "send", "formulas"], css: text(4_500) } };
  const bundle = aBundle(kinds);
  const weights = weigh(bundle, { ...page, listed: { ...page.listed!, otherKb: { order: 8 } } });
  expect(weights.find(({ name }) => name === "only for order")).toEqual({
    name: "only for order",
    bytes: sizesOf(bundle, "kinds/order/phone.js", "kinds/order/phone.css"),
    kb: 8,
  });
  expect(weights.filter(isOver)).toEqual([]);
});

test("a page weighs what it loads when it opens, without the pictures that wait until they are nearly in view", () => {
  const html = `<script src="/assets/main.js"></script><img src="/assets/top.webp"><img src="/assets/far.webp" loading="lazy">`;
  const bundle = {
    "home.html": { type: "asset", fileName: "home.html", source: html },
    ...Object.fromEntries(
      ["assets/main.js", "assets/top.webp", "assets/far.webp"].map((fileName) => [
        fileName,
        { type: "asset", fileName, source: text(1_000) },
      ]),
    ),
    ...aBundle({ main: {} }),
  } as unknown as Rolldown.OutputBundle;
  const opened = weigh(bundle, { page: "/", entry: "main.tsx", opened: { file: "home.html", kb: 3 } }).at(-1)!;
  expect(opened.bytes).toBe(sizesOf(bundle, "home.html", "assets/main.js", "assets/top.webp"));
  expect(isOver(opened)).toBe(false);
});
