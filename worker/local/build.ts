import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stampOf } from "./build-stamp.ts";
import { whyNotBuilt } from "./prepare-faults.mjs";
import { progress } from "./progress.mjs";
import { wrongHere } from "./settings/setting-names.ts";
import { INTERRUPTED, node, quietly, stop, stopOnErrors } from "./toolchain.mjs";

/**
 * Builds the product into dist/, unless the build there is of these very sources. `npm run build` calls it with `--always` and
 * prints its sizes; everything that serves the product afterwards uses that build.
 */
const isAsked = process.argv.includes("--always");
stopOnErrors();
const wrong = wrongHere(process.env);
if (wrong.length > 0) stop(wrong.join("\n"));
const wanted = stampOf(".", process.env);
const stamp = join("dist", ".built-from");
/** Deletes an interrupted build, so that nothing looks like a finished one. */
const dropHalf = () => rmSync("dist", { recursive: true, force: true });

if (isAsked || !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  const waiting = isAsked ? null : progress("Derleniyor");
  waiting?.step("birkaç saniye sürer");
  rmSync(stamp, { force: true });
  process.once("exit", dropHalf);
  const { status, said } = await quietly(node(), ["node_modules/vite/bin/vite.js", "build"], {
    ...(isAsked && { stdio: "inherit" }),
    // A build does not depend on the deployment's secrets.
    env: {
      ...process.env,
      NODE_ENV: "production",
      // Makes equal sources build equal files, to the byte.
      BILYE_BUILD_ID: process.env.BILYE_BUILD_ID ?? wanted.slice(0, 12),
      JWT_SECRET: "not-part-of-the-build",
      ...(!isAsked && { NO_COLOR: "1" }),
    },
    ending: "SIGKILL",
  });
  waiting?.clear();
  // The start script prints the message for both.
  if (status === INTERRUPTED && !isAsked) process.exit(INTERRUPTED);
  if (status === INTERRUPTED) stop("Derleme durduruldu; yarım kalanı silindi.", INTERRUPTED);
  if (status !== 0) stop(whyNotBuilt(said));
  writeFileSync(stamp, wanted);
  process.off("exit", dropHalf);
}
