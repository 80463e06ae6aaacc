import { cpus, loadavg } from "node:os";

/** Where and when: figures of a machine that had other work to do (load above its cores) are too slow, not the product. */
export function thisMachine(): string {
  const [{ model } = { model: "unknown" }] = cpus();
  const now = new Date().toISOString().slice(0, 16).replace("T", " ");
  return `${cpus().length} cores (${model.trim()}), load ${loadavg()[0]!.toFixed(1)}, ${now} UTC`;
}
