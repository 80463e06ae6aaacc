import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const LIMITS = "/proc/self/limits";

/** Share of phones behind a filter: one in a hundred. */
const CALLERS = 0.01;
/** Files for each socket: the local runtime holds an end of it on either side. */
const FILES_A_SOCKET = 2;
const FILES_BESIDES = 300;

/**
 * Splits the phones of a large game into sockets and callers over HTTP, by the number of files that a process may have open.
 */
export function socketsAndCallers(players: number) {
  const files = openFilesAtMost(FILES_A_SOCKET * players + FILES_BESIDES);
  const most = Math.floor((files - FILES_BESIDES) / FILES_A_SOCKET);
  const callers = Math.max(Math.round(players * CALLERS), players - most);
  return { files, most, sockets: players - callers, callers };
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
