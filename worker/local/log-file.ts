import { existsSync, openSync, renameSync, statSync, writeSync } from "node:fs";

const MOST_BYTES = 50 * 1024 * 1024;

/**
 * Appends lines to a file, each with its time. A line that finds no disk space is lost: the product goes on, and so does the
 * log once there is space.
 */
export function logFile(path: string, now: () => Date = () => new Date()): (line: string) => void {
  const file = openSync(path, "a");
  return (line) => {
    try {
      writeSync(file, `${timed(line, now())}\n`);
    } catch {
      return;
    }
  };
}

/** Starts a new file once the old one is large; keeps the last old one as `….1`. */
export function makeRoomInLog(path: string, mostBytes = MOST_BYTES): void {
  if (existsSync(path) && statSync(path).size > mostBytes) renameSync(path, `${path}.1`);
}

/** Adds this machine's local time, as the first field of a JSON line. */
function timed(line: string, at: Date): string {
  const time = at.toLocaleString("sv-SE");
  return line.startsWith('{"') ? `{"time":"${time}",${line.slice(1)}` : `${time} ${line}`;
}
