import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isAlive } from "../../worker/local/toolchain.mjs";
import { freePort } from "../free-port.mjs";
import { eventually } from "./kit/device";
import { aFolder, built } from "./kit/served";

test("[F2] Ctrl+C while the first database is made ends the start, in one sentence, and leaves no process and no claim", async () => {
  await built();
  const stateDir = aFolder();
  const runFile = join(stateDir, "run.json");
  const start = spawn(process.execPath, ["worker/local/start.mjs"], {
    env: { ...process.env, PORT: String(await freePort()), STATE_DIR: stateDir },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true, // a group of its own, as a terminal makes one: Ctrl+C reaches all of it
  });
  const kill = (signal: NodeJS.Signals) => process.kill(-start.pid!, signal);
  onTestFinished(() => {
    try {
      kill("SIGKILL");
    } catch {
      // The group is gone already.
    }
  });
  let said = "";
  for (const stream of [start.stdout, start.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  const processes = await eventually("a runtime makes the database", () => {
    const { server, runtime } = existsSync(runFile)
      ? (JSON.parse(readFileSync(runFile, "utf8") || "{}") as { server?: number; runtime?: number })
      : {};
    return server && runtime && existsSync(join(stateDir, "v3", "d1")) ? [server, runtime] : null;
  });
  kill("SIGINT");
  const [status] = (await once(start, "close")) as [number];
  expect(status).toBe(130);
  expect(said).toContain("Bilye durduruldu.\n");
  expect(said).not.toContain("Bilye hazır");
  await eventually("nobody of it is left", () => !processes.some(isAlive));
  expect(existsSync(runFile)).toBe(false);
});
