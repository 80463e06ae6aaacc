// `npm test`, on a machine that has nothing but Node 20 and npm: installs, finds a browser, runs every layer, adds up.
// `npm test -- unit worker` runs only the layers named. Only Node's own modules here: nothing may be installed yet.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, node, projectRoot, withLock } from "../worker/local/toolchain.mjs";

process.chdir(projectRoot);
const layers = ["unit", "worker", "faults", "e2e"];
/** Far more than the slowest machine needs; a layer that hangs ends here. */
const LONGEST = 45 * 60_000;
const wanted = process.argv.slice(2).filter((word) => layers.includes(word));
const chosen = wanted.length > 0 ? wanted : layers;
const scratch = mkdtempSync(join(tmpdir(), "bilye-test-"));

await withLock(install);
const { findBrowser } = await import("./browser.mjs");

const total = { passed: 0, failed: 0 };
for (const layer of chosen) {
  const { passed, failed } = layer === "e2e" ? await endToEnd() : await vitest(layer);
  process.stdout.write(`${layer}: ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
}
rmSync(scratch, { recursive: true, force: true });
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

async function vitest(project) {
  const report = join(scratch, `${project}.json`);
  const status = await run([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return counted(status, report, ({ numPassedTests, numTotalTests }) => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests, // one that was skipped has not passed
    flaky: 0,
  }));
}

/** Against the served build, as `npm start` serves it, with a state of its own. */
async function endToEnd() {
  const report = join(scratch, "e2e.json");
  const status = await run(["node_modules/@playwright/test/cli.js", "test"], {
    CHROMIUM_PATH: findBrowser(),
    E2E_PORT: String(await freePort()),
    E2E_STATE_DIR: join(scratch, "state"),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return counted(status, report, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped,
    flaky: stats.flaky,
  }));
}

/** A layer that ended badly, left no report or ran nothing has failed, whatever it counted. */
function counted(status, report, read) {
  const { passed, failed, flaky } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, flaky: 0 };
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed, flaky };
}

/** One layer, in a process group of its own, of which nothing is left afterwards, whatever it started. */
async function run(args, env = {}) {
  const layer = spawn(node(), args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    detached: true,
  });
  const endGroup = () => {
    try {
      process.kill(-layer.pid, "SIGKILL");
    } catch {
      // Nothing of it is left.
    }
  };
  const stop = () => {
    endGroup();
    process.exit(130);
  };
  const limit = setTimeout(() => {
    process.stdout.write(`no end after ${LONGEST / 60_000} minutes: stopped\n`);
    endGroup();
  }, LONGEST);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
  const [status] = await once(layer, "exit");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, stop);
  clearTimeout(limit);
  endGroup();
  return status ?? 1;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
