import { cpus, loadavg } from "node:os";

/** Describes the machine and its load. With a load above its cores, slow figures say nothing about the product. */
export function machineNow(): { machine: string; load: string } {
  const [{ model } = { model: "unknown" }] = cpus();
  return { machine: `${cpus().length} cores (${model.trim()})`, load: loadavg()[0]!.toFixed(1) };
}

/** Describes this machine, its load and the time. */
export function thisMachine(): string {
  const { machine, load } = machineNow();
  return `${machine}, load ${load}, ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
