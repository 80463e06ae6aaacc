import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

export type Server = {
  readonly port: number;
  /** CPU seconds used so far and resident memory, of the runtime alone. */
  usage(): { cpuSeconds: number; megabytes: number };
  stop(): Promise<void>;
};

/** The built product, served as `npm start` serves it, on a fresh state. */
export async function startProduct(): Promise<Server & { readonly stateDir: string }> {
  const port = await freePort();
  const stateDir = mkdtempSync(join(tmpdir(), "bilye-bench-"));
  const server = spawn(process.execPath, ["worker/local/start.mjs"], {
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir, ROOM_CAPACITY: "10000" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((done, fail) => {
    server.stdout.on("data", (text: Buffer) => {
      if (text.includes("hazır")) done();
    });
    server.once("exit", (code) => fail(new Error(`the product did not start (${code})`)));
  });
  const { runtime } = JSON.parse(readFileSync(join(stateDir, "run.json"), "utf8")) as { runtime: number };
  return {
    port,
    stateDir,
    usage: () => usageOf(runtime),
    async stop() {
      await ended(server);
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** A bare room in the same runtime. */
export async function startFloor(): Promise<Server> {
  const port = await freePort();
  const before = new Set(runtimePids());
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      port,
      host: "127.0.0.1",
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.NONE),
      workers: [
        {
          name: "floor",
          modules: true,
          scriptPath: resolve("test/load/floor-worker.js"),
          compatibilityDate: "2026-10-01",
          compatibilityFlags: ["no_web_socket_compression"],
          durableObjects: { ROOM: { className: "BareRoom", useSQLite: true } },
        },
      ],
    }),
  );
  await runtime.ready;
  const pid = runtimePids().find((candidate) => !before.has(candidate));
  if (!pid) throw new Error("the floor's runtime was not found");
  return { port, usage: () => usageOf(pid), stop: () => runtime.dispose() };
}

async function ended(server: ChildProcess) {
  if (server.exitCode !== null) return;
  const gone = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await gone;
}

function runtimePids(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd\0serve");
      } catch {
        return false;
      }
    })
    .map(Number);
}

function usageOf(pid: number) {
  const TICKS_PER_SECOND = 100;
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return {
    cpuSeconds: (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND,
    megabytes: Number(kilobytes) / 1024,
  };
}

function freePort(): Promise<number> {
  const { promise, resolve: found } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => found(typeof address === "object" && address ? address.port : 0));
  });
  return promise;
}
