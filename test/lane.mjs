import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, closeSync, openSync } from "node:fs";
import { node } from "../worker/local/toolchain.mjs";

/** How to end each command that is running. */
const endings = new Set();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    for (const end of endings) end();
    process.exit(130);
  });
}

/**
 * Runs a command of Node's, its output into a file. Nothing of it is left afterwards: neither of its process group nor of
 * what `others` names, which it may have started in groups of their own.
 */
export async function run(args, { log, minutes, env, others = () => [] }) {
  const output = openSync(log, "a");
  const lane = spawn(node(), args, {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
    detached: true,
  });
  closeSync(output);
  const end = () => [-Number(lane.pid), ...others()].forEach(kill);
  endings.add(end);
  const limit = setTimeout(() => {
    appendFileSync(log, `no end after ${minutes} minutes: stopped\n`);
    end();
  }, minutes * 60_000);
  const [status] = await once(lane, "exit");
  clearTimeout(limit);
  end();
  endings.delete(end);
  return status ?? 1;
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}
