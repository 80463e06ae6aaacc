// Tools that start and test share before anything is installed. Uses only Node's own modules.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { whyNotInstalled, whyNotPrepared } from "./prepare-faults.mjs";
import { progress } from "./progress.mjs";

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Finds the Node that package.json pins; the system's own if there is no such package for this machine. */
export function node() {
  const pinned = join(projectRoot, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Exit status of an interrupted command, and of this process then. */
export const INTERRUPTED = 130;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
let commands = 0;

/**
 * Runs `work` at a signal, unless a command of `quietly` is running: that one ends first. Answers a function that stops
 * listening.
 */
export function onInterrupt(work) {
  const heard = () => void (commands === 0 && work());
  for (const signal of SIGNALS) process.on(signal, heard);
  return () => SIGNALS.forEach((signal) => process.off(signal, heard));
}

/** Ends this process with one sentence; also used for uncaught errors. */
export function stop(why, status = 1) {
  process.stderr.write(`${why}\n`);
  process.exit(status);
}
export const stopOnErrors = () => void process.on("uncaughtException", (error) => stop(whyNotPrepared(error)));

const modules = join(projectRoot, "node_modules");
const stamp = join(modules, ".bilye-installed");

/** Runs `npm ci` once for each lockfile; no package may run scripts. Shows progress, and npm's output only if it fails. */
export async function install() {
  const lockfile = readFileSync(join(projectRoot, "package-lock.json"), "utf8");
  const wanted = createHash("sha256").update(lockfile).digest("hex");
  if (readOr(stamp, "") === wanted) return;
  if (!isInstalled(lockfile)) {
    const waiting = progress("Paketler kuruluyor");
    waiting.step("bir iki dakika sürebilir");
    // Log level "warn": npm counts files it had no disk space for as installed, and only warns.
    const { status, said } = await quietly(
      "npm",
      ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=warn"],
      {
        shell: process.platform === "win32",
        env: { ...process.env, NODE_ENV: "development" },
        ending: "SIGKILL", // by any other signal npm goes on for half a minute, into the next start
      },
    );
    waiting.clear();
    const isWhole = status === 0 && !said.includes("TAR_ENTRY_ERROR") && isInstalled(lockfile);
    if (!isWhole) {
      rmSync(modules, { recursive: true, force: true, maxRetries: 3 });
      if (status === INTERRUPTED) stop("Kurulum durduruldu; yarım kalan paketler silindi.", INTERRUPTED);
      stop(whyNotInstalled(said));
    }
  }
  writeFileSync(stamp, wanted);
}

/** Somebody has run `npm ci` by hand: compares npm's own note of what it installed. Only optional packages may be missing. */
function isInstalled(lockfile) {
  const installed = readOr(join(modules, ".package-lock.json"), "");
  if (installed === "") return false;
  const [wanted, there] = [lockfile, installed].map((text) => JSON.parse(text).packages);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    return path === "" || there[path]?.version === version || (optional === true && there[path] === undefined);
  });
}

/**
 * Runs a command while this process goes on, so that progress can be shown. The command never outlives this process: a signal
 * ends the command (by `ending`), and once it has ended the answer is the status INTERRUPTED.
 */
export async function quietly(command, args, { ending = "SIGTERM", ...options } = {}) {
  const child = spawn(command, args, { cwd: projectRoot, stdio: ["ignore", "pipe", "pipe"], ...options });
  commands += 1;
  let isInterrupted = false;
  const end = () => child.kill(ending);
  const interrupt = () => {
    isInterrupted = true;
    end();
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
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
  for (const signal of SIGNALS) process.off(signal, interrupt);
  commands -= 1;
  return { status: isInterrupted ? INTERRUPTED : status, said };
}

/** Allows one install or build at a time in a checkout; takes over a lock whose owner is gone. */
export async function withLock(work) {
  const lock = join(projectRoot, ".wrangler", "prepare.lock");
  mkdirSync(dirname(lock), { recursive: true });
  const deaf = onInterrupt(() => stop("Başlamadan durduruldu.", INTERRUPTED));
  for (let isTold = false; !taken(lock);) {
    if (!isAlive(Number(readOr(lock, "0")))) rmSync(lock, { force: true });
    else {
      if (!isTold) process.stderr.write("Bu klasörde başka bir kurulum ya da derleme sürüyor; bitmesi bekleniyor.\n");
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const release = () => rmSync(lock, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    deaf();
    process.off("exit", release);
    release();
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    rmSync(lock, { force: true }); // on a full disk the lock was made, but it is empty
    throw error;
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
