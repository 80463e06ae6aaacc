import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { watchRuntimes } from "../../../worker/local/runtime.ts";
import { withLock } from "../../../worker/local/toolchain.mjs";
import { freePort } from "../../free-port.mjs";

export type Server = {
  readonly port: number;
  /** Processor seconds used so far and resident memory, of the runtime alone. */
  usage(): { cpuSeconds: number; megabytes: number };
  stop(): Promise<void>;
};

export type Product = Server & {
  readonly stateDir: string;
  /** All output so far. */
  output(): string;
  /** Kills every process of the product at once, as a power failure does: nothing is closed or written any more. */
  kill(): Promise<void>;
};
type Wanted = {
  /** The port of an earlier run, for phones that already know the address. */
  readonly port?: number;
  /** The state to continue with; it is kept when the product stops. By default a fresh one, which is deleted. */
  readonly stateDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another checkout, whose product is compared with this one. */
  readonly checkout?: string | undefined;
};

/** Products that are still running, for example because an error came first. */
const running = new Set<ChildProcess>();
export const stopLeftOvers = () => Promise.all([...running].map(ended));

/** Serves the built product, as `npm start` does. */
export async function startProduct(wanted: Wanted = {}): Promise<Product> {
  const port = wanted.port ?? (await freePort());
  const stateDir = wanted.stateDir ?? mkdtempSync(join(tmpdir(), "bilye-state-"));
  const server = spawn(process.execPath, [resolve(wanted.checkout ?? ".", "worker/local/start.mjs")], {
    env: { ...process.env, BILYE_DEMO: "small", ...wanted.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(server);
  server.once("exit", () => running.delete(server));
  let output = "";
  await new Promise<void>((done, fail) => {
    server.stdout.on("data", (text: Buffer) => {
      output += text.toString();
      if (output.includes("Ctrl+C")) done();
    });
    server.stderr.on("data", (text: Buffer) => {
      output += text.toString();
      process.stderr.write(text);
    });
    server.once("exit", (code) => fail(new Error(`the product did not start (${code}): ${output}`)));
  });
  const run = JSON.parse(readFileSync(join(stateDir, "run.json"), "utf8")) as { server: number; runtime: number };
  return {
    port,
    stateDir,
    output: () => output,
    usage: () => usageOf(run.runtime),
    async kill() {
      for (const pid of [run.runtime, run.server]) process.kill(pid, "SIGKILL");
      if (server.exitCode === null) await once(server, "exit");
    },
    async stop() {
      await ended(server);
      if (!wanted.stateDir) rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** Builds the product, unless the existing build is from exactly these sources. Allows one build at a time in a checkout. */
export function buildProduct(): Promise<void> {
  return withLock(() => {
    const { status } = spawnSync(process.execPath, ["worker/local/build.ts"], { stdio: "inherit" });
    if (status !== 0) throw new Error("the product could not be built");
  });
}

export type BareRoom = "BareRoom" | "RowRoom" | "BatchRoom";

/** Serves bare rooms in the same runtime, directly at the port like the product, without assets, stored state or a proxy. */
export async function startBare(className: BareRoom = "BareRoom"): Promise<Server> {
  const port = await freePort();
  let pid = 0;
  watchRuntimes((started) => (pid ||= started));
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.NONE),
      workers: [
        {
          name: "bare",
          modules: true,
          scriptPath: resolve("test/load/kit/workers/bare-rooms.js"),
          compatibilityDate: "2026-10-01",
          compatibilityFlags: ["no_web_socket_compression"],
          durableObjects: {
            ROOM: { className, useSQLite: true },
            HALL: { className: "BareHall", useSQLite: true },
            RELAY: { className: "BareRelay", useSQLite: true },
          },
          unsafeDirectSockets: [{ host: "127.0.0.1", port }],
        },
      ],
    }),
  );
  await runtime.ready;
  return { port, usage: () => usageOf(pid), stop: () => runtime.dispose() };
}

async function ended(server: ChildProcess) {
  if (server.exitCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
}

export function usageOf(pid: number) {
  const TICKS_PER_SECOND = 100;
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return {
    cpuSeconds: (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND,
    megabytes: Number(kilobytes) / 1024,
  };
}
