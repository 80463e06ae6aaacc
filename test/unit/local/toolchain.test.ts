import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { isAlive } from "../../../worker/local/toolchain.mjs";

/** Starts a process that runs one command by `quietly`, as a start runs npm; the command ignores every signal it can. */
function aCaller(ending: "SIGKILL" | "SIGTERM") {
  const stubborn = `for (const one of ["SIGINT", "SIGTERM"]) process.on(one, () => setTimeout(() => process.exit(7), 300));
    console.log(process.pid); setInterval(() => {}, 1000)`;
  const script = `import { onInterrupt, quietly } from "./worker/local/toolchain.mjs";
    onInterrupt(() => process.exit(99));
    const { status } = await quietly(process.execPath, ["-e", ${JSON.stringify(stubborn)}], { ending: "${ending}", stdio: "inherit" });
    process.exit(status);`;
  const caller = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true, // a group of its own, as a terminal makes one: Ctrl-C reaches all of it
  });
  onTestFinished(() => {
    try {
      process.kill(-caller.pid!, "SIGKILL");
    } catch {
      // The group is gone already.
    }
  });
  return caller;
}

test.each(["SIGKILL", "SIGTERM"] as const)(
  "an interrupted process goes after the command that it runs, and has the status of an interruption: %s",
  async (ending) => {
    const caller = aCaller(ending);
    const [said] = (await once(caller.stdout, "data")) as [Buffer];
    const command = Number(said.toString());
    process.kill(-caller.pid!, "SIGINT");
    const [status] = (await once(caller, "exit")) as [number];
    expect([status, isAlive(command)]).toEqual([130, false]);
  },
);
