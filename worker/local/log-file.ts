import { openSync, writeSync } from "node:fs";

/** Writes lines behind those of a file. One that finds no room is lost: the product goes on, and so does the log once there is room. */
export function logFile(path: string): (line: string) => void {
  const file = openSync(path, "a");
  return (line) => {
    try {
      writeSync(file, `${line}\n`);
    } catch {
      return;
    }
  };
}
