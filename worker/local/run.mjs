// `node worker/local/run.mjs script.ts …`: runs a script on the project's own Node, on a machine that has nothing installed yet.
import { spawn } from "node:child_process";
import { install, node, projectRoot, stopOnErrors, withLock } from "./toolchain.mjs";

process.chdir(projectRoot);
stopOnErrors();
await withLock(install);
const script = spawn(node(), process.argv.slice(2), { stdio: "inherit" });
// A terminal sends Ctrl-C to the script itself; signals sent to this process alone are passed on.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => script.kill(signal));
script.once("close", (status) => process.exit(status ?? 1));
