// `npm start` and `npm run dev`, on a machine that has nothing but Node and npm: installs, builds what changed,
// then hands over to serve.ts on the project's own Node. Only Node's own modules here: nothing may be installed yet.
import { spawn } from "node:child_process";
import { install, INTERRUPTED, node, projectRoot, quietly, stop, stopOnErrors, withLock } from "./toolchain.mjs";

process.chdir(projectRoot);
const dev = process.argv.includes("--dev");

stopOnErrors();
await withLock(async () => {
  await install();
  if (dev) return;
  const { status } = await quietly(node(), ["worker/local/build.ts"], { stdio: ["ignore", "inherit", "inherit"] });
  if (status === INTERRUPTED) stop("Derleme durduruldu; yarım kalanı silindi.", INTERRUPTED);
  if (status !== 0) process.exit(status ?? 1);
});

const server = spawn(node(), ["worker/local/serve.ts", ...(dev ? ["--dev"] : [])], {
  stdio: ["ignore", "inherit", "inherit", "ipc"], // the channel tells serve.ts at once when this process is gone
});
let isTold = false;
process.on("SIGINT", tell);
process.on("SIGINT", () => server.kill("SIGINT")); // the terminal tells serve.ts too; twice is harmless
process.on("SIGTERM", () => server.kill("SIGTERM"));
process.on("SIGHUP", () => server.kill("SIGTERM"));
// On a busy machine serve.ts may be gone before Ctrl+C is heard here.
server.on("exit", (code) => {
  if (code === INTERRUPTED) tell();
  process.exit(code ?? 1);
});

function tell() {
  if (!isTold) process.stderr.write("Bilye durduruldu.\n");
  isTold = true;
}
