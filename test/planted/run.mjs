// `npm run test:planted`: plants each bug of this folder into the last commit, and says which tests notice it;
// `-- one-too-many half` only those with one of these words in their names.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findBrowser } from "../browser.mjs";
import { checkoutOf } from "../checkout.mjs";
import { freePort } from "../free-port.mjs";
import { testsIn, readBug } from "./bugs.mjs";

const folder = import.meta.dirname;
const words = process.argv.slice(2);
const bugs = readdirSync(folder)
  .filter((file) => file.endsWith(".patch") && (words.length === 0 || words.some((word) => file.includes(word))))
  .map((file) => ({ file: join(folder, file), ...readBug(file, readFileSync(join(folder, file), "utf8")) }));
if (bugs.length === 0) throw new Error(`No planted bug has ${words.join(" or ")} in its name`);

const root = checkoutOf("HEAD", tmpdir());
if (!root) throw new Error("The bugs are planted into the last commit: run this in a clone");
process.on("exit", () => rmSync(root, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));
const browser = bugs.some(({ tests }) => tests.some(({ layer }) => layer === "e2e")) ? await findBrowser() : "";

let missed = 0;
for (const bug of bugs) {
  const seen = await seenBy(bug);
  if (!seen.isCaught) missed += 1;
  process.stdout.write(`${bug.name}: ${seen.text}\n`);
}
process.stdout.write(missed === 0 ? `all ${bugs.length} are caught\n` : `${missed} not caught\n`);
process.exit(missed === 0 ? 0 : 1);

/** True if the tests pass without the bug and one of them fails with it. */
async function seenBy({ file, tests }) {
  const sound = await results(tests);
  if (sound.passed === 0 || sound.failed.length > 0)
    return { isCaught: false, text: `its tests do not pass without it: ${sound.failed[0] ?? sound.why}` };
  if (!isApplied(file)) return { isCaught: false, text: "the patch fits no more" };
  try {
    const { passed, failed, why } = await results(tests);
    if (failed.length === 0)
      return { isCaught: false, text: passed > 0 ? `${passed} tests pass with it` : `no test ran: ${why}` };
    return { isCaught: true, text: `caught: ${failed[0].replaceAll("|", "\\|")}` };
  } finally {
    isApplied(file, "--reverse");
  }
}

function isApplied(file, ...how) {
  return spawnSync("git", ["-C", root, "apply", ...how, resolve(file)], { stdio: "inherit" }).status === 0;
}

async function results(named) {
  const all = { passed: 0, failed: [], why: "" };
  for (const { layer, files, name } of named) {
    const { passed, failed, why } = await ran(layer, files, name);
    all.passed += passed;
    all.failed.push(...failed);
    all.why = why;
  }
  return all;
}

/**
 * Runs the checkout's Vitest or Playwright, with its packages; both write the outcome of each test. A file of the Worker's
 * layer runs in Node, in the runtime, or in both: the names of their projects begin alike.
 */
async function ran(layer, files, name) {
  const isBrowser = layer === "e2e";
  const report = join(root, "test-report.json");
  rmSync(report, { force: true });
  const tool = isBrowser ? "node_modules/@playwright/test/cli.js" : "node_modules/vitest/vitest.mjs";
  const args = isBrowser
    ? ["test", "--reporter=json", "--retries=0", ...(name ? ["-g", name] : []), ...files]
    : [
        "run",
        "--reporter=json",
        `--outputFile=${report}`,
        "--project",
        `${layer}*`,
        ...(name ? ["-t", name] : []),
        ...files,
      ];
  const command = spawn(process.execPath, ["worker/local/run.mjs", tool, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      CHROMIUM_PATH: browser,
      E2E_WORKERS: "1",
      E2E_PORT: isBrowser ? String(await freePort(4)) : "",
      WRANGLER_LOG: "error",
    },
  });
  let output = "";
  for (const stream of [command.stdout, command.stderr]) stream.on("data", (text) => (output += text));
  await once(command, "close");
  if (!existsSync(report)) return { passed: 0, failed: [], why: output.trim().split("\n").at(-1) };
  return testsIn(JSON.parse(readFileSync(report, "utf8")));
}
