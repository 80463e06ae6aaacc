import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, closeSync, openSync } from "node:fs";
import { node } from "../../worker/local/toolchain.mjs";

/** Functions that end each running command. */
const endings = new Set();

/** Ends every running command, with all that it started. */
export function endAll() {
  for (const end of endings) end();
}

/**
 * Runs a Node command: its output goes to a file, its reporter's events to `hear`. Afterwards everything that it started has
 * ended: its process group, and the processes that `others` names, which may be in groups of their own.
 */
export async function run(args, { log, minutes, env, cwd, hear = () => {}, others = () => [] }) {
  const output = openSync(log, "a");
  const command = spawn(node(), args, {
    stdio: ["ignore", output, output, "ipc"],
    env: { ...process.env, ...env },
    cwd,
    detached: true,
  });
  closeSync(output);
  command.on("message", hear);
  const end = () => [-Number(command.pid), ...others()].forEach(kill);
  endings.add(end);
  const limit = setTimeout(() => {
    appendFileSync(log, `no end after ${minutes} minutes: stopped\n`);
    end();
  }, minutes * 60_000);
  const [status] = await once(command, "close");
  clearTimeout(limit);
  end();
  endings.delete(end);
  return status ?? 1;
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The group is gone already.
  }
}
