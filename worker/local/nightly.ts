import { existsSync, statSync, writeFileSync } from "node:fs";

const HOUR = 3_600_000;
const AFTER_MS = 20 * HOUR;

/**
 * The nightly job of a machine that is switched off at night: due 20 hours after it last ran to its end, which the time of
 * the file `swept` says, and on a first start.
 */
export async function sweepWhenDue(swept: string, now: number, sweep: () => Promise<{ ok: boolean }>): Promise<void> {
  // A clock that was set back must not put it off.
  if (existsSync(swept) && Math.abs(now - statSync(swept).mtimeMs) < AFTER_MS) return;
  const { ok } = await sweep();
  if (ok) writeFileSync(swept, "");
}
