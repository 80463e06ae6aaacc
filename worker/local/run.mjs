// `node worker/local/run.mjs script.ts …`: runs a script on the project's own Node, on a machine that has nothing installed yet.
import { spawnSync } from "node:child_process";
import { install, node, projectRoot, withLock } from "./toolchain.mjs";

process.chdir(projectRoot);
await withLock(install);
const { status } = spawnSync(node(), process.argv.slice(2), { stdio: "inherit" });
process.exit(status ?? 1);
