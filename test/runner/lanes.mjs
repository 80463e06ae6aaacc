import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.mjs";
import { browserWorkers } from "./workers.mjs";
import { run } from "./processes.mjs";

/** Time limit of a layer: far more than a slow machine with one core needs. */
const MINUTES = 80;
const reporter = (name) => join(import.meta.dirname, `${name}-reporter.mjs`);

/**
 * Runs the parts of a plan side by side: the layers without a browser in one Vitest, the browser tests in Playwright. Each
 * often waits, for a clock or a browser, and leaves that time to the other.
 */
export const runParts = (parts, context) =>
  Promise.all([
    types(
      parts.find(({ layer }) => layer === "types"),
      context,
    ),
    vitest(
      parts.filter(({ layer }) => ["unit", "worker", "faults"].includes(layer)),
      context,
    ),
    browsers(
      parts.find(({ layer }) => layer === "e2e"),
      context,
    ),
  ]);

async function types(part, { account, scratch }) {
  if (!part) return;
  const log = join(scratch, "types.log");
  const file = "tsconfig.json";
  account.take({ event: "plan", layer: "types", files: 1 });
  account.take({ event: "begin", layer: "types", file });
  const began = Date.now();
  const status = await run(["node_modules/typescript/bin/tsc", "-b"], { log, minutes: MINUTES });
  const faults = status === 0 ? [] : [{ message: readFileSync(log, "utf8").trim() }];
  const ended = status === 0 ? "passed" : "failed";
  account.take({ event: "end", layer: "types", file, ms: Date.now() - began });
  account.take({ event: "test", layer: "types", file, title: "types agree", ended, ms: Date.now() - began, faults });
  account.close("types", { endedBadly: status !== 0, log });
}

async function vitest(parts, { account, scratch }) {
  if (parts.length === 0) return;
  const log = join(scratch, "vitest.log");
  const { name } = parts[0];
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    `--reporter=${reporter("vitest")}`,
    ...(name ? ["-t", name] : []),
    // One file of the layer "worker" may belong to its project in Node, to that in the runtime, or to both.
    ...parts.flatMap(({ layer, files = [`test/${layer}/`] }) => [
      "--project",
      layer === "worker" ? "worker*" : layer,
      ...files,
    ]),
  ];
  const status = await run(args, {
    log,
    minutes: MINUTES,
    env: { WRANGLER_LOG: "error" },
    hear: (event) => account.take(event),
  });
  // Charge a failure that belongs to no test, for example an error between two tests, to the first layer.
  const isTold = parts.some(({ layer }) => account.layer(layer).failed > 0);
  for (const [i, { layer }] of parts.entries())
    account.close(layer, { endedBadly: status !== 0 && !isTold && i === 0, log });
}

/** Runs the browser tests against the served build, as `npm start` serves it, with states of their own. */
async function browsers(part, { account, scratch, browser }) {
  if (!part) return;
  const log = join(scratch, "e2e.log");
  const states = join(scratch, "states");
  const args = [
    "node_modules/@playwright/test/cli.js",
    "test",
    `--reporter=${reporter("playwright")}`,
    ...(part.name ? ["-g", part.name] : []),
    ...(part.files ?? []),
  ];
  const status = await run(args, {
    log,
    minutes: MINUTES,
    others: () => servedFrom(states),
    hear: (event) => account.take(event),
    env: {
      CHROMIUM_PATH: browser,
      // Two ports per worker: each browser worker serves its own product, and some tests serve another one with other settings.
      E2E_PORT: String(await freePort(2 * browserWorkers())),
      ...(part.files && { E2E_WORKERS: String(part.files.length) }),
      E2E_STATE_DIR: states,
      E2E_RESULTS_DIR: join(scratch, "e2e"),
    },
  });
  account.close("e2e", { endedBadly: status !== 0, log });
}

/** The processes that serve from these folders; empty once they have ended properly. */
function servedFrom(states) {
  const folders = existsSync(states) ? readdirSync(states) : [];
  const runs = folders.map((folder) => join(states, folder, "run.json")).filter((file) => existsSync(file));
  return runs.flatMap((file) => {
    const { server, runtime, launchers } = JSON.parse(readFileSync(file, "utf8"));
    return [launchers[0], server, runtime].filter((pid) => pid > 0);
  });
}
