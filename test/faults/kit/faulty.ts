import { readFileSync } from "node:fs";
import { serve } from "./served";

type Fault = { readonly code: string; readonly relay?: number } & (
  | { readonly does: "dies" }
  /** At the head's next request for this relay's table. */
  | { readonly does: "at close"; readonly dies: readonly ("head" | "relay")[]; readonly silentMs?: number }
);

/** The built product, in which rooms die or fall silent on command, and count how often they begin. */
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
    /** Number of this game's rooms that have died so far. */
    deaths: async (code: string) => (await counted(code)).deaths,
    /** Number of times the room of this game has begun: once more after each sleep. */
    begun: async (code: string) => (await counted(code)).begun,
  };
}
