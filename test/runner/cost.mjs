import { rmSync } from "node:fs";
import { BEFORE, checkoutOf } from "../checkout.mjs";
import { isCounted, ofEndedChildren, ofRunningChildren } from "./processor-time.mjs";
import { run } from "./processes.mjs";

/** Limit of the tests' processor time, in multiples of a build. */
const MOST_BUILDS = 16;
const DEAREST = 20;
const SAMPLE_MS = 200;

export { isCounted };

/**
 * Builds a fresh checkout of the commit that the tests are compared with, as a newcomer does: packages installed, product
 * built. Returns its processor seconds; undefined if the history does not reach so far.
 */
export async function buildOf({ scratch, log }) {
  const checkout = checkoutOf(BEFORE, scratch);
  if (!checkout) return undefined;
  const before = ofEndedChildren();
  const status = await run(["worker/local/run.mjs", "worker/local/build.ts", "--always"], {
    log,
    minutes: 30,
    cwd: checkout,
  });
  const seconds = ofEndedChildren() - before;
  rmSync(checkout, { recursive: true, force: true });
  return status === 0 ? seconds : undefined;
}

const used = () => ofEndedChildren() + ofRunningChildren();

/**
 * Reads the processor time of all children at intervals, and divides the difference equally among the files that ran then. Only
 * one layer runs at a time, so each file is charged for its own layer alone.
 */
export function meter(account) {
  const files = new Map();
  const layers = new Map();
  let last = used();
  const read = () => {
    const now = used();
    const more = Math.max(0, now - last);
    last = Math.max(last, now);
    const layer = account.layers.find(({ from, closed }) => from !== undefined && !closed);
    const name = layer?.name ?? "between";
    layers.set(name, (layers.get(name) ?? 0) + more);
    const running = layer?.running.size ? [...layer.running] : [`${name}: starting and ending`];
    for (const file of running) files.set(file, (files.get(file) ?? 0) + more / running.length);
  };
  const timer = setInterval(read, SAMPLE_MS);
  return {
    end() {
      clearInterval(timer);
      read();
      const dearest = [...files].toSorted(([, a], [, b]) => b - a).slice(0, DEAREST);
      return { layers: [...layers], dearest, total: [...layers.values()].reduce((sum, seconds) => sum + seconds, 0) };
    },
  };
}

const row = ([name, seconds]) => `  ${seconds.toFixed(1).padStart(7)} s  ${name}`;

export function costLines({ layers, dearest, total }, build) {
  const builds = build && total / build;
  return [
    "processor time by layer:",
    ...layers.map(row),
    `the ${DEAREST} dearest files:`,
    ...dearest.map(row),
    `the tests: ${total.toFixed(0)} s of processor time`,
    build === undefined
      ? `a build: not measured; the history has no ${BEFORE}, or it could not be built`
      : `a build of a fresh checkout of ${BEFORE}: ${build.toFixed(1)} s; the tests take ${builds.toFixed(1)} of them, ${MOST_BUILDS} at the most`,
  ];
}
