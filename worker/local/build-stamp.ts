import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a build takes from the environment. */
const settings = ["VITE_WS_URL", "OFFLINE"];

/** One text for all that a build is made from: another one when a byte, a name or a setting of it changes. */
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

/** What only this machine runs (`worker/local`) or left behind is in no build. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "x").length - 1))
    .filter((file) => !file.includes(".wrangler") && !file.startsWith(join("worker", "local")));
}
