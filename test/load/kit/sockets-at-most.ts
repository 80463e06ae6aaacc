import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const LIMITS = "/proc/self/limits";

/** Files for each socket: the local runtime holds an end of it on either side. */
const FILES_A_SOCKET = 2;
const FILES_BESIDES = 300;

/** Number of players, at most this many, that can have a socket, by the number of files that a process may have open. */
export function playersWithSocket(wanted: number): number {
  const files = openFilesAtMost(FILES_A_SOCKET * wanted + FILES_BESIDES);
  return Math.min(wanted, Math.floor((files - FILES_BESIDES) / FILES_A_SOCKET));
}

/**
 * Number of files, including sockets, that processes started from here may have open. Node has already raised its own limit as
 * far as it may; if that is not enough, this raises the limit of this process, which its children inherit.
 */
function openFilesAtMost(wanted: number): number {
  if (allowed() < wanted) spawnSync("prlimit", ["--pid", String(process.pid), `--nofile=${wanted}:${wanted}`]);
  return allowed();
}

function allowed(): number {
  const limit = existsSync(LIMITS)
    ? /^Max open files\s+(\S+)/m.exec(readFileSync(LIMITS, "utf8"))?.[1]
    : spawnSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }).stdout.trim();
  return limit === "unlimited" ? Infinity : Number(limit);
}
