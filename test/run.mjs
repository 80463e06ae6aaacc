// `npm test`, on a machine that has nothing but Node and npm: installs, finds a browser, runs every layer, adds up.
// `npm test -- quick`, `-- cost`, `-- unit worker`, `-- a part of a file's path or of a test's name`: see docs/tests.md.
// Only Node's own modules here: nothing may be installed yet.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, INTERRUPTED, onInterrupt, projectRoot, withLock } from "../worker/local/toolchain.mjs";
import { Account } from "./runner/account.mjs";
import { closing, headOf } from "./runner/closing.mjs";
import { buildOf, costLines, isCounted, meter } from "./runner/cost.mjs";
import { runParts } from "./runner/lanes.mjs";
import { planOf, Unknown } from "./runner/plan.mjs";
import { endAll } from "./runner/processes.mjs";
import { removeFolder, temporaryIn } from "./runner/temporary.mjs";
import { liveScreen } from "./runner/screen.mjs";

process.chdir(projectRoot);
process.on("uncaughtException", (error) => stop(whyStopped(error)));
const scratch = mkdtempSync(join(tmpdir(), "bilye-test-"));
Object.assign(process.env, temporaryIn(scratch));
let keepsScratch = false;
process.on("exit", () => {
  endAll();
  removeFolder(join(scratch, "tmp"));
  if (!keepsScratch) removeFolder(scratch);
});

const [first, ...rest] = process.argv.slice(2);
const isMeasured = first === "cost";
const parts = planOf(isMeasured ? rest : process.argv.slice(2));
if (isMeasured && !isCounted) stop("Only Linux reports the processor time of ended processes: measure the cost there.");
await withLock(install);
onInterrupt(() => stop("Interrupted; everything that the run started has ended.", INTERRUPTED));
const needsBrowser = parts.some(({ layer }) => layer === "e2e");
const browser = needsBrowser ? await (await import("./browser.mjs")).findBrowser() : undefined;

const account = new Account(parts.map(({ layer }) => layer));
const screen = liveScreen(account);
account.onBad = (test) => screen.say(headOf(test));
const costs = isMeasured ? await measured() : [];
if (!isMeasured) await runParts(parts, { account, scratch, browser });
screen.end();
keepsScratch = account.total.failed > 0;
process.stdout.write(`${[...costs, ...closing(account)].join("\n")}\n`);
process.exit(account.total.failed === 0 ? 0 : 1);

/**
 * Runs one layer after the other, so that each file is charged for its own layer alone; then measures a build, to compare the
 * sum with.
 */
async function measured() {
  const used = meter(account);
  for (const part of parts) await runParts([part], { account, scratch, browser });
  const cost = used.end();
  screen.say("building a fresh checkout, to compare the tests with");
  return costLines(cost, await buildOf({ scratch, log: join(scratch, "build.log") }));
}

function stop(why, status = 1) {
  process.stderr.write(`${why}\n`);
  if (status === 1) process.stdout.write("0 passed, 1 failed\n");
  process.exit(status);
}

function whyStopped(error) {
  if (error instanceof Unknown) return error.message;
  if (error.code === "ENOSPC") return "The disk is full: make room, then run the tests again.";
  return `The tests could not run: ${error.message}`;
}
