import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { prepareDatabase } from "../../../worker/local/database";
import { product } from "../../../worker/local/runtime";
import { openState } from "../../../worker/local/state";
import { freePort } from "../../free-port.mjs";
import { buildProduct } from "../../load/kit/servers";

type Fault = { readonly code: string; readonly relay?: number } & (
  | { readonly does: "dies" }
  /** When the head next asks this relay how everybody stands. */
  | { readonly does: "at close"; readonly dies: readonly ("head" | "relay")[]; readonly silentMs?: number }
);

/** The built product, in which the rooms of a large game die or fall silent when they are told. */
export async function startFaulty(settings: Readonly<Record<string, string>>) {
  await buildProduct();
  const stateDir = mkdtempSync(join(tmpdir(), "bilye-faulty-"));
  const state = openState(stateDir);
  await prepareDatabase(state, false);
  const port = await freePort();
  const before = { ...process.env };
  Object.assign(process.env, settings);
  const { runtime, ready } = product(state, {
    port,
    meter: readFileSync(resolve("test/faults/kit/faulty-worker.js"), "utf8"),
  });
  process.env = before;
  await ready;
  return {
    port,
    stateDir,
    async fault(fault: Fault) {
      const body = JSON.stringify(fault);
      const reply = await fetch(`http://localhost:${port}/api/fault`, { method: "POST", body });
      if (!reply.ok) throw new Error(`no fault: ${reply.status}`);
    },
    /** How many rooms of this game have died so far. */
    async deaths(code: string) {
      const reply = await fetch(`http://localhost:${port}/api/fault?code=${code}`);
      return ((await reply.json()) as { deaths: number }).deaths;
    },
    async stop() {
      await runtime.dispose();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
