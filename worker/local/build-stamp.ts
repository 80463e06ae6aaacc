import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Environment variables that a build depends on. */
const settings = ["VITE_WS_URL", "OFFLINE", "OPERATOR_EMAIL"];

/** Fingerprint of everything a build is made from: changes with any byte, file name or setting. */
export function stampOf(root: string, env: Readonly<Record<string, string | undefined>> = {}): string {
  const single = ["package-lock.json", "vite.config.ts", "wrangler.toml"];
  const hash = createHash("sha256").update(JSON.stringify(settings.map((name) => env[name] ?? "")));
  for (const file of [...single, ...filesIn(root, "web"), ...filesIn(root, "worker")].toSorted()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Lists source files, without those that only this machine runs (`worker/local`) or left behind. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "x").length - 1))
    .filter((file) => !file.includes(".wrangler") && !file.startsWith(join("worker", "local")));
}
