import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const LIMITS = "/proc/self/limits";

/**
 * How many files, sockets among them, a process started from here may have open. Node has raised its own limit as far as it may
 * by itself; where that is not enough, the bound is lifted for this process, and so for all that it starts.
 */
export function openFilesAtMost(wanted: number): number {
  if (allowed() < wanted) spawnSync("prlimit", ["--pid", String(process.pid), `--nofile=${wanted}:${wanted}`]);
  return allowed();
}

function allowed(): number {
  const limit = existsSync(LIMITS)
    ? /^Max open files\s+(\S+)/m.exec(readFileSync(LIMITS, "utf8"))?.[1]
    : spawnSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }).stdout.trim();
  return limit === "unlimited" ? Infinity : Number(limit);
}
