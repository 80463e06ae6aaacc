// What start and test share before anything is installed. Only Node's own modules.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node that package.json pins; the system's own where there is no such package for this machine. */
export function node() {
  const pinned = join(projectRoot, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  return existsSync(pinned) ? pinned : process.execPath;
}

const stamp = join(projectRoot, "node_modules", ".bilye-installed");

/** `npm ci`, once for each lockfile; no package may run anything. Quiet unless it fails. */
export function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(projectRoot, "package-lock.json")))
    .digest("hex");
  if (readOr(stamp, "") === wanted) return;
  process.stderr.write("Paketler kuruluyor, bir iki dakika sürebilir…\n");
  const { status, stdout, stderr, error } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: projectRoot,
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, NODE_ENV: "development" },
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ""}${stderr ?? ""}Paketler kurulamadı${error ? `: ${error.message}` : "."}\n`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** One install or build at a time in a checkout; a lock whose owner is gone is taken over. */
export async function withLock(work) {
  const lock = join(projectRoot, ".wrangler", "prepare.lock");
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) {
    if (!isAlive(Number(readOr(lock, "0")))) rmSync(lock, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const release = () => rmSync(lock, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

export function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function readOr(file, otherwise) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return otherwise;
  }
}
