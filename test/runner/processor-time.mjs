import { existsSync, readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** True on Linux, the only system that tells how much a process and its children have used. */
export const isCounted = existsSync("/proc/self/stat");

/** Processor seconds of the children that this process has waited for, with all of theirs. */
export const ofEndedChildren = () => {
  const { childTicks } = statOf("self");
  return childTicks / TICKS_PER_SECOND;
};

/** Processor seconds of everything that this process has started and that still runs. */
export function ofRunningChildren() {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter(Boolean);
  const sum = (pid) =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((ticks, child) => ticks + child.ticks + child.childTicks + sum(child.pid), 0);
  return sum(process.pid) / TICKS_PER_SECOND;
}

function statOf(pid) {
  try {
    const [before, after] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=[A-Z] )/);
    const fields = after.split(" ").map(Number);
    return {
      pid: Number(before.split(" ")[0]),
      parent: fields[1],
      ticks: fields[11] + fields[12],
      childTicks: fields[13] + fields[14],
    };
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}
