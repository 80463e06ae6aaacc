// What start and test share before anything is installed. Only Node's own modules.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { progress } from "./progress.mjs";

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node that package.json pins; the system's own where there is no such package for this machine. */
export function node() {
  const pinned = join(projectRoot, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  return existsSync(pinned) ? pinned : process.execPath;
}

const stamp = join(projectRoot, "node_modules", ".bilye-installed");

/** `npm ci`, once for each lockfile; no package may run anything. Says how far it is, and more only where it fails. */
export async function install() {
  const lockfile = readFileSync(join(projectRoot, "package-lock.json"), "utf8");
  const wanted = createHash("sha256").update(lockfile).digest("hex");
  if (readOr(stamp, "") === wanted) return;
  if (!isInstalled(lockfile)) {
    const waiting = progress("Paketler kuruluyor");
    waiting.step("bir iki dakika sürebilir");
    const { status, said } = await quietly("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      shell: process.platform === "win32",
      env: { ...process.env, NODE_ENV: "development" },
    });
    waiting.clear();
    if (status !== 0) {
      process.stderr.write(`${said.trim()}\n${NOT_INSTALLED}\n`);
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
}

const NOT_INSTALLED =
  "Paketler kurulamadı. İnternet bağlantısını ve diskteki yeri kontrol edip yeniden deneyin: npm ci";

/** Whether somebody has run `npm ci` by hand: npm notes what it has put where. Only optional packages may be missing. */
function isInstalled(lockfile) {
  const installed = readOr(join(projectRoot, "node_modules", ".package-lock.json"), "");
  if (installed === "") return false;
  const [wanted, there] = [lockfile, installed].map((text) => JSON.parse(text).packages);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    return path === "" || there[path]?.version === version || (optional === true && there[path] === undefined);
  });
}

/** Runs a command while this process goes on, so that somebody can be told how far it is; nothing of it is left after this process. */
export async function quietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: projectRoot, stdio: ["ignore", "pipe", "pipe"], ...options });
  const end = () => child.kill();
  process.once("exit", end);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  const status = await new Promise((resolve) => {
    child.once("error", (error) => {
      said += error.message;
      resolve(1);
    });
    child.once("close", resolve);
  });
  process.off("exit", end);
  return { status, said };
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
