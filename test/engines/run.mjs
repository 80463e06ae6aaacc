// `npm run test:engines`: plays a lesson, gives and does a homework and reads a result in real WebKit and real Firefox, against
// the served build. `-- webkit` takes only that one. Linux only; for a missing engine it prints what to install.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../free-port.mjs";
import { orEnded } from "./ended.mjs";
import { firefox } from "./firefox.mjs";
import { playThrough } from "./journey.mjs";
import { webkit } from "./webkit.mjs";

const known = [webkit, firefox];
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const unknown = wanted.filter((word) => !known.some(({ name }) => name.toLowerCase() === word));
if (unknown.length > 0) {
  process.stdout.write(`No engine is called ${unknown.join(", ")}: npm run test:engines -- [webkit] [firefox]\n`);
  process.exit(1);
}
const engines = known.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()));
const missing = engines.filter((engine) => !engine.isHere());
for (const { name, packages } of missing)
  process.stdout.write(
    `${name} is not on this machine: nothing was shown in it. On Debian: apt-get install ${packages}\n`,
  );
const here = engines.filter((engine) => !missing.includes(engine));
if (here.length === 0) process.exit(0);

const scratch = mkdtempSync(join(tmpdir(), "bilye-engines-"));
const running = new Set();
process.on("exit", () => {
  for (const child of running) killGroup(child);
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));

/** Starts a program in its own process group, so that it can be ended completely. */
function start(command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: { ...process.env, ...env },
  });
  running.add(child);
  child.said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      child.said += text;
    });
  child.once("error", ({ message }) => {
    child.said += message;
  });
  child.ended = new Promise((resolve) => {
    child.once("close", resolve);
  });
  return child;
}

async function stop(child) {
  running.delete(child);
  killGroup(child);
  await child.ended;
}

function killGroup(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group is gone already.
  }
}

const port = await freePort();
const server = start(process.execPath, ["worker/local/start.mjs"], {
  PORT: String(port),
  TMPDIR: scratch,
  STATE_DIR: join(scratch, "state"),
  BILYE_DEMO: "small",
});
await saidBy(server, /Bilye hazır/);

let failed = 0;
for (const engine of here) {
  const startedAt = Date.now();
  const tools = { start, stop, saidBy, scratch: mkdtempSync(join(scratch, `${engine.name}-`)) };
  try {
    const version = await playThrough(engine, tools, `http://localhost:${port}`);
    process.stdout.write(
      `${version}: a lesson, a homework and a result in ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
    );
  } catch (error) {
    failed += 1;
    process.stdout.write(`${engine.name}: failed\n${error.stack ?? error}\n`);
  }
}
await stop(server);
process.stdout.write(`${here.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Waits until a program has printed something; fails with all its output if it ends before. */
async function saidBy(child, what) {
  for (;;) {
    const found = what.exec(child.said);
    if (found) return found;
    await orEnded(child, delay(50));
  }
}
