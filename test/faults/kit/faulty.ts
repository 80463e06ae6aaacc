import { readFileSync } from "node:fs";
import { serve } from "./served";

type Fault = { readonly code: string; readonly relay?: number } & (
  | { readonly does: "dies" }
  /** Dies when the coordinator next requests this relay's table. */
  | { readonly does: "at close"; readonly dies: readonly ("coordinator" | "relay")[]; readonly silentMs?: number }
);

/** Serves the built product with rooms that die or fall silent on command, and counts how often they start. */
export async function startFaulty(env: Readonly<Record<string, string>> = {}) {
  const served = await serve({ env, meter: readFileSync("test/faults/kit/faulty-worker.js", "utf8") });
  const address = `http://localhost:${served.port}/api/fault`;
  const counted = async (code: string) =>
    (await (await fetch(`${address}?code=${code}`)).json()) as { deaths: number; begun: number };
  return {
    ...served,
    async fault(fault: Fault) {
      const reply = await fetch(address, { method: "POST", body: JSON.stringify(fault) });
      if (!reply.ok) throw new Error(`no fault: ${reply.status}`);
    },
    /** Number of times that rooms of this game have died so far. */
    deaths: async (code: string) => (await counted(code)).deaths,
    /** Number of times that the room of this game has started: once more after each sleep. */
    begun: async (code: string) => (await counted(code)).begun,
  };
}
