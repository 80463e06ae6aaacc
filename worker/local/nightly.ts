import { existsSync, statSync, writeFileSync } from "node:fs";

const HOUR = 3_600_000;
const AFTER_MS = 20 * HOUR;

/**
 * Nightly job of a machine that is switched off at night: due on a first start, and 20 hours after its last complete run, which
 * the time of the file `swept` records.
 */
export async function sweepWhenDue(swept: string, now: number, sweep: () => Promise<{ ok: boolean }>): Promise<void> {
  // A clock that was set back must not delay it.
  if (existsSync(swept) && Math.abs(now - statSync(swept).mtimeMs) < AFTER_MS) return;
  const { ok } = await sweep();
  if (ok) writeFileSync(swept, "");
}
