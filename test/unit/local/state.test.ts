import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimState, openState } from "../../../worker/local/state";

function aState() {
  const root = mkdtempSync(join(tmpdir(), "bilye-state-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return openState(root);
}

/** Starts an idle process under this name; `exit` tells the signal that ended it. */
function aProcess(name: string) {
  const it = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", name]);
  const exit = once(it, "exit") as Promise<[code: number | null, signal: string]>;
  onTestFinished(() => void it.kill("SIGKILL"));
  return {
    pid: it.pid!,
    async endedBy() {
      it.kill("SIGTERM");
      return (await exit)[1];
    },
  };
}
/** The id of a process that has already ended. */
const ended = async () => {
  const it = spawn(process.execPath, ["-e", ""]);
  await once(it, "exit");
  return it.pid!;
};

test("[F2] the state of a run that was killed is claimed, and the runtime it left behind is ended", async () => {
  const state = aState();
  const leftBehind = aProcess("workerd");
  const pid = await ended();
  writeFileSync(state.runFile, JSON.stringify({ server: pid, runtime: leftBehind.pid, launchers: [pid] }));
  const claim = claimState(state)!;
  expect(await leftBehind.endedBy()).toBe("SIGKILL");
  claim.note(4711);
  expect(JSON.parse(readFileSync(state.runFile, "utf8"))).toMatchObject({ server: process.pid, runtime: 4711 });
});

test.each(["backup", "restore"])("a state that a %s works with is not claimed", (script) => {
  const state = aState();
  const { pid } = aProcess(`worker/local/${script}.ts`);
  writeFileSync(state.runFile, JSON.stringify({ server: pid, launchers: [process.pid] }));
  expect(claimState(state)).toBeNull();
});

test("a state that another run serves is not claimed, unless that run's launcher is gone", async () => {
  const state = aState();
  const other = aProcess("worker/local/serve.ts");
  const run = (launcher: number) =>
    writeFileSync(state.runFile, JSON.stringify({ server: other.pid, launchers: [launcher] }));
  run(process.pid);
  expect(claimState(state)).toBeNull();
  run(await ended());
  expect(claimState(state)).not.toBeNull();
  expect(await other.endedBy()).toBe("SIGKILL");
});

test("a process that merely has the number of an old run is not ended", async () => {
  const state = aState();
  const anybody = aProcess("an editor");
  writeFileSync(state.runFile, JSON.stringify({ server: anybody.pid, runtime: anybody.pid, launchers: [] }));
  expect(claimState(state)).not.toBeNull();
  expect(await anybody.endedBy()).toBe("SIGTERM");
});

test.runIf(process.platform !== "win32")("a new folder is its user's alone, one that was there stays as it is", () => {
  const state = aState();
  const { root } = openState(join(state.root, "a", "b"));
  expect(statSync(root).mode & 0o777).toBe(0o700);
  chmodSync(root, 0o750);
  openState(root);
  expect(statSync(root).mode & 0o777).toBe(0o750);
});
