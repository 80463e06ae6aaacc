import { readFileSync } from "node:fs";
import { serve } from "./served";

type Fault = { readonly code: string; readonly relay?: number } & (
  | { readonly does: "dies" }
  /** When the head next asks this relay how everybody stands. */
  | { readonly does: "at close"; readonly dies: readonly ("head" | "relay")[]; readonly silentMs?: number }
);

/** The built product, in which the rooms of a large game die or fall silent when they are told. */
export async function startFaulty(env: Readonly<Record<string, string>>) {
  const served = await serve({ env, meter: readFileSync("test/faults/kit/faulty-worker.js", "utf8") });
  const address = `http://localhost:${served.port}/api/fault`;
  return {
    ...served,
    async fault(fault: Fault) {
      const reply = await fetch(address, { method: "POST", body: JSON.stringify(fault) });
      if (!reply.ok) throw new Error(`no fault: ${reply.status}`);
    },
    /** How many rooms of this game have died so far. */
    async deaths(code: string) {
      const reply = await fetch(`${address}?code=${code}`);
      return ((await reply.json()) as { deaths: number }).deaths;
    },
  };
}
