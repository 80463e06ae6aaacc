// `npm start` and `npm run dev`, on a machine that has nothing but Node 20 and npm: installs, builds what changed,
// then hands over to serve.ts on the project's own Node. Only Node's own modules here: nothing may be installed yet.
import { spawn } from "node:child_process";
import { install, node, projectRoot, quietly, withLock } from "./toolchain.mjs";

process.chdir(projectRoot);
const dev = process.argv.includes("--dev");

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const interrupted = () => process.exit(130);
for (const signal of signals) process.on(signal, interrupted);
await withLock(async () => {
  await install();
  if (dev) return;
  const { status } = await quietly(node(), ["worker/local/build.ts"], { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) process.exit(status ?? 1);
});
for (const signal of signals) process.off(signal, interrupted);

const server = spawn(node(), ["worker/local/serve.ts", ...(dev ? ["--dev"] : [])], {
  stdio: ["ignore", "inherit", "inherit", "ipc"], // the channel tells serve.ts at once when this process is gone
});
process.on("SIGINT", () => server.kill("SIGINT")); // the terminal tells serve.ts too; twice is harmless
process.on("SIGTERM", () => server.kill("SIGTERM"));
process.on("SIGHUP", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
