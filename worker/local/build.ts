import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stampOf } from "./build-stamp.ts";
import { node } from "./toolchain.mjs";

/**
 * Builds the product into dist/ unless what is there was built from these very sources. `npm run build` asks for it
 * `--always`, and sees what it weighs; whatever serves the product afterwards takes that build.
 */
const isAsked = process.argv.includes("--always");
const wanted = stampOf(".", process.env);
const stamp = join("dist", ".built-from");

if (isAsked || !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  if (!isAsked) process.stderr.write("Derleniyor…\n");
  rmSync(stamp, { force: true });
  const { status, stdout, stderr } = spawnSync(node(), ["node_modules/vite/bin/vite.js", "build"], {
    encoding: "utf8",
    stdio: isAsked ? "inherit" : "pipe",
    // Whether a deployment has its secrets is not a build's business.
    env: {
      ...process.env,
      NODE_ENV: "production",
      JWT_SECRET: process.env.JWT_SECRET ?? "not-part-of-the-build",
      ...(!isAsked && { NO_COLOR: "1" }),
    },
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ""}${stderr ?? ""}Derleme başarısız oldu.\n`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
