import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutQuestions } from "../../../web/build/lean-react";

test.each([
  [`"function" === typeof queueMicrotask ? queueMicrotask : later`, "true ? queueMicrotask : later"],
  [`"undefined" !== typeof AbortController ? AbortController : Own`, "true ? AbortController : Own"],
  [`"undefined" === typeof document ? null : document`, "false ? null : document"],
  [`"function" === typeof performance.now`, "true"],
  [`"object" === typeof windows`, `"object" === typeof windows`],
  [`"function" === typeof reportError`, `"function" === typeof reportError`],
  [`"function" === typeof window.matchMedia`, `"function" === typeof window.matchMedia`],
])("%s is %s", (code, without) => {
  expect(withoutQuestions(code)).toBe(without);
});

test("React still asks in these words: what it would do without the platform's own is left out", () => {
  const files = ["react-dom/cjs/react-dom-client", "scheduler/cjs/scheduler"];
  for (const file of files) {
    const code = readFileSync(`node_modules/${file}.production.js`, "utf8");
    expect(withoutQuestions(code)).not.toBe(code);
  }
});
