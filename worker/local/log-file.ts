import { existsSync, openSync, renameSync, statSync, writeSync } from "node:fs";

const MOST_BYTES = 50 * 1024 * 1024;

/**
 * Writes lines behind those of a file, each with its time. One that finds no room is lost: the product goes on, and so does
 * the log once there is room.
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

/** Begins a new file where the old one has grown large; of the older ones the last is kept, as `….1`. */
export function makeRoomInLog(path: string, mostBytes = MOST_BYTES): void {
  if (existsSync(path) && statSync(path).size > mostBytes) renameSync(path, `${path}.1`);
}

/** This machine's own time, as the first field of what is JSON. */
function timed(line: string, at: Date): string {
  const time = at.toLocaleString("sv-SE");
  return line.startsWith('{"') ? `{"time":"${time}",${line.slice(1)}` : `${time} ${line}`;
}
