import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimState, openState } from "../../../worker/local/state";

function aState() {
  const root = mkdtempSync(join(tmpdir(), "bilye-state-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return openState(root);
}

/** A process that does nothing, under this name. */
function aProcess(name: string) {
  const it = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", name]);
  onTestFinished(() => void it.kill("SIGKILL"));
  return it;
}
const ended = async () => {
  const it = spawn(process.execPath, ["-e", ""]);
  await once(it, "exit");
  return it.pid!;
};

test("[F2] the state of a run that was killed is claimed, and the runtime it left behind is ended", async () => {
  const state = aState();
  const leftBehind = aProcess("workerd");
  const hasEnded = once(leftBehind, "exit");
  const pid = await ended();
  writeFileSync(state.runFile, JSON.stringify({ server: pid, runtime: leftBehind.pid, launchers: [pid] }));
  const claim = claimState(state)!;
  expect(await hasEnded).toEqual([null, "SIGKILL"]);
  claim.note(4711);
  expect(JSON.parse(readFileSync(state.runFile, "utf8"))).toMatchObject({ server: process.pid, runtime: 4711 });
});

test("a state that another run serves is not claimed, nor is a process ended that only has its number", async () => {
  const state = aState();
  const other = aProcess("worker/local/serve.ts");
  const run = (server: number, runtime: number, launcher: number) =>
    writeFileSync(state.runFile, JSON.stringify({ server, runtime, launchers: [launcher] }));
  run(other.pid!, other.pid!, process.pid);
  expect(claimState(state)).toBeNull();
  const pid = await ended();
  run(pid, other.pid!, pid);
  expect(claimState(state)).not.toBeNull();
  expect(other.exitCode ?? other.signalCode).toBeNull();
  // Whose launcher is gone is wanted by nobody.
  const hasEnded = once(other, "exit");
  run(other.pid!, 0, pid);
  expect(claimState(state)).not.toBeNull();
  expect(await hasEnded).toEqual([null, "SIGKILL"]);
});
