import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { node } from "./toolchain.mjs";

/** Builds the product into dist/ unless what is there was built from these very sources. */
const sources = ["package-lock.json", "vite.config.ts", "wrangler.toml", ...filesIn("web"), ...filesIn("worker")];
const hash = createHash("sha256").update(process.env.VITE_WS_URL ?? "");
for (const file of sources.toSorted()) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
const wanted = hash.digest("hex");
const stamp = join("dist", ".built-from");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  process.stderr.write("Derleniyor…\n");
  const { status, stdout, stderr } = spawnSync(node(), ["node_modules/vite/bin/vite.js", "build"], {
    encoding: "utf8",
    // Whether a deployment has its secrets is not a build's business.
    env: {
      ...process.env,
      NODE_ENV: "production",
      JWT_SECRET: process.env.JWT_SECRET ?? "not-part-of-the-build",
      NO_COLOR: "1",
    },
  });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}Derleme başarısız oldu.\n`);
    process.exit(1);
  }
  if (process.argv.includes("--verbose")) process.stdout.write(stdout);
  writeFileSync(stamp, wanted);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(".wrangler"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join("worker", "local")));
}
