// `npm test`, on a machine that has nothing but Node 20 and npm: installs, finds a browser, runs every layer, adds up.
// `npm test -- unit worker` runs only the layers named. Only Node's own modules here: nothing may be installed yet.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, projectRoot, withLock } from "../worker/local/toolchain.mjs";
import { inPlaywright, inVitest, of } from "./counts.mjs";
import { freePort } from "./free-port.mjs";
import { run } from "./lane.mjs";

process.chdir(projectRoot);
const layers = ["unit", "worker", "faults", "e2e"];
/** Far more than a slow machine needs. */
const MINUTES = { vitest: 40, e2e: 40 };
const wanted = process.argv.slice(2).filter((word) => layers.includes(word));
const chosen = wanted.length > 0 ? wanted : layers;
const scratch = mkdtempSync(join(tmpdir(), "bilye-test-"));

await withLock(install);
const { findBrowser } = await import("./browser.mjs");
const browser = chosen.includes("e2e") ? findBrowser() : null;

// Much of it is waiting, for a clock or for a browser: the lanes go side by side, and use the time the other leaves.
const counted = await Promise.all([vitest(chosen.filter((layer) => layer !== "e2e")), browser ? endToEnd() : []]);
const total = { passed: 0, failed: 0 };
for (const { passed, failed } of counted.flat()) {
  total.passed += passed;
  total.failed += failed;
}
if (total.failed === 0) rmSync(scratch, { recursive: true, force: true });
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** All that runs without a browser, in one call. */
async function vitest(projects) {
  if (projects.length === 0) return [];
  const report = join(scratch, "vitest.json");
  const log = join(scratch, "vitest.log");
  const args = ["run", "--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`];
  const status = await run(
    ["node_modules/vitest/vitest.mjs", ...args, ...projects.flatMap((project) => ["--project", project])],
    { log, minutes: MINUTES.vitest, env: { WRANGLER_LOG: "error" } },
  );
  const tests = inVitest(report);
  // What no test tells of, an error between two of them for example, is laid to the first layer's account.
  const isUntold = status !== 0 && tests.every(({ ended }) => ended === "passed");
  return projects.map((project, i) => say(project, of(tests, project), isUntold && i === 0, log));
}

/** Against the served build, as `npm start` serves it, with states of their own. */
async function endToEnd() {
  const report = join(scratch, "e2e.json");
  const log = join(scratch, "e2e.log");
  const states = join(scratch, "states");
  const status = await run(["node_modules/@playwright/test/cli.js", "test"], {
    log,
    minutes: MINUTES.e2e,
    others: () => servedFrom(states),
    env: {
      CHROMIUM_PATH: browser,
      // Each of the two browser workers serves the product for itself, and once with other settings.
      E2E_PORT: String(await freePort(4)),
      E2E_STATE_DIR: states,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  return [say("e2e", of(inPlaywright(report), "e2e"), status !== 0, log)];
}

/** The processes that serve from these folders; none once they have ended as they should. */
function servedFrom(states) {
  const folders = existsSync(states) ? readdirSync(states) : [];
  const runs = folders.map((folder) => join(states, folder, "run.json")).filter((file) => existsSync(file));
  return runs.flatMap((file) => {
    const { server, runtime, launchers } = JSON.parse(readFileSync(file, "utf8"));
    return [launchers[0], server, runtime].filter((pid) => pid > 0);
  });
}

/** One line for a layer; one that ended badly, left no report or ran nothing has failed, whatever it counted. */
function say(layer, { passed, shaky, failures, seconds }, endedBadly, log) {
  const failed = failures.length === 0 && (endedBadly || passed === 0) ? 1 : failures.length;
  const figures = `${passed} passed, ${failed} failed, ${shaky.length} at a second try, ${seconds} s`;
  const named = [...failures, ...shaky.map((what) => `second try: ${what}`)].map((what) => `  ${what}`);
  const lines = [`${layer.padEnd(6)} ${figures}`, ...named, ...(failed > 0 ? [`  its whole output: ${log}`] : [])];
  process.stdout.write(`${lines.join("\n")}\n`);
  return { passed, failed };
}
