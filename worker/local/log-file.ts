import { closeSync, fstatSync, openSync, renameSync, writeSync } from "node:fs";

const MOST_BYTES = 50 * 1024 * 1024;

type Options = { readonly now?: () => Date; readonly mostBytes?: number };

/**
 * Appends lines to a file, each with its time. Once the file is large a new one begins, and the old one is kept as `….1`: a machine
 * in a school runs for weeks. A line that finds no disk space is lost: the product goes on, and so does the log once there is space.
 */
export function logFile(path: string, { now = () => new Date(), mostBytes = MOST_BYTES }: Options = {}) {
  let file = openSync(path, "a");
  const makeRoom = () => {
    if (fstatSync(file).size <= mostBytes) return;
    renameSync(path, `${path}.1`);
    const old = file;
    file = openSync(path, "a");
    closeSync(old);
  };
  return (line: string): void => {
    asFarAsPossible(makeRoom);
    asFarAsPossible(() => writeSync(file, `${timed(line, now())}\n`));
  };
}

function asFarAsPossible(work: () => unknown): void {
  try {
    work();
  } catch {
    return;
  }
}

/** Adds this machine's local time, as the first field of a JSON line. */
function timed(line: string, at: Date): string {
  const time = at.toLocaleString("sv-SE");
  return line.startsWith('{"') ? `{"time":"${time}",${line.slice(1)}` : `${time} ${line}`;
}
