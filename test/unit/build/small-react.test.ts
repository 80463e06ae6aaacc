import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { withoutQuestions } from "../../../web/build/light/small-react";

test.each([
  [`"function" === typeof queueMicrotask ? queueMicrotask : later`, "true ? queueMicrotask : later"],
  [`"undefined" !== typeof AbortController ? AbortController : Own`, "true ? AbortController : Own"],
  [`"undefined" === typeof document ? null : document`, "false ? null : document"],
  [`"function" === typeof performance.now`, "true"],
  [`"object" === typeof windows`, `"object" === typeof windows`],
  [`"function" === typeof reportError`, `"function" === typeof reportError`],
  [`canUseDOM && "CompositionEvent" in window`, "true && true"],
  ["canUseDOM = a || canUseDOM;", "canUseDOM = a || true;"],
  [
    `normalizeKey = {\n  Esc: "Escape"\n},\n  translateToKey = { 8: "Backspace" },`,
    "normalizeKey = {},\n  translateToKey = {},",
  ],
  [`"zoom MozBoxFlex msZoom WebKitBoxFlex lineClamp"`, `"zoom lineClamp"`],
  ["!document.documentMode || 9 < document.documentMode", "!undefined || 9 < undefined"],
  [`"function" === typeof window.matchMedia`, `"function" === typeof window.matchMedia`],
])("%s is %s", (code, without) => {
  expect(withoutQuestions(code)).toBe(without);
});

// Reads React's built files, whose words no compiler of ours checks.
const read = (file: string) => readFileSync(`node_modules/${file}.production.js`, "utf8");

test("React still asks in these words: the parts for platforms without their own are left out", () => {
  expect(withoutQuestions(read("scheduler/cjs/scheduler"))).not.toContain("typeof MessageChannel");
  const dom = read("react-dom/cjs/react-dom-client");
  for (const word of [
    "typeof AbortController",
    "documentMode",
    '"oninput" in',
    "makePrefixMap",
    "MozPrintableKey",
    "WebkitFlex",
  ]) {
    expect(dom).toContain(word);
    expect(withoutQuestions(dom).replaceAll(/documentMode = /g, "")).not.toContain(word);
  }
});

test("React makes an element with one child and with several by one function, as the build takes for granted", () => {
  const path = resolve("node_modules/react/cjs/react-jsx-runtime.production.js");
  const runtime = createRequire(path)(path) as Readonly<Record<string, unknown>>;
  expect(runtime["jsx"]).toBeTypeOf("function");
  expect(runtime["jsxs"]).toBe(runtime["jsx"]);
  expect(Object.keys(runtime).toSorted()).toEqual(["Fragment", "jsx", "jsxs"]);
});
