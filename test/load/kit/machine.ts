import { cpus, loadavg } from "node:os";

/** Figures of a machine that had other work to do (load above its cores) are too slow, not the product. */
export function machineNow(): { machine: string; load: string } {
  const [{ model } = { model: "unknown" }] = cpus();
  return { machine: `${cpus().length} cores (${model.trim()})`, load: loadavg()[0]!.toFixed(1) };
}

/** Describes this machine, its load and the time. */
export function thisMachine(): string {
  const { machine, load } = machineNow();
  return `${machine}, load ${load}, ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
