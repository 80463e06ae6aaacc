import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare";
import { logFile } from "./log-file.ts";
import { bySmtp, smtpSender } from "./smtp.ts";
import type { State } from "./state.ts";
import { builtOptions, ownOptions } from "./settings/worker-options.ts";

const BUILD = "dist/bilye";
const optionalNames = ["JWT_SECRET_PREVIOUS", "TURNSTILE_SECRET_KEY", "TURNSTILE_VERIFY_URL", "HEALTH_SECRET"];

/**
 * Variables and secrets of the local run; the environment wins over wrangler.toml. Mails lead to `origin`, where people open the
 * product. Without a mail server they go to the inbox.
 */
export function localBindings(state: State, origin: string): Record<string, string> {
  const bindings: Record<string, string> = {
    ...(ownOptions(BUILD).workerOptions.bindings as Record<string, string>),
    APP_ORIGIN: origin,
    DEV_INBOX: process.env.SMTP_URL ? "off" : "on",
    MAX_CAPACITY: "10000",
    JWT_SECRET: state.secrets.JWT_SECRET,
  };
  for (const name of [...Object.keys(bindings), ...optionalNames]) {
    const value = process.env[name];
    if (value !== undefined) bindings[name] = value;
  }
  return bindings;
}

/** Starts only the database and R2: for migrations and demo data, before anybody can call. */
export function databaseOnly(state: State): Miniflare {
  const { d1Databases, r2Buckets } = ownOptions(BUILD).workerOptions;
  return new Miniflare(
    convertV4MiniflareOptions({
      ...shared(state),
      port: 0,
      workers: [
        {
          name: "bilye",
          modules: true,
          script: "export default { fetch: () => new Response(null, { status: 503 }) }",
          d1Databases,
          r2Buckets,
        },
      ],
    } as V4MiniflareOptions),
  );
}

type Served = {
  readonly host?: string;
  readonly port: number;
  /** Address that people open, if another process stands before the product. */
  readonly origin?: string;
  /**
   * Address of the product for phones of the same network, shown by a board that was opened at an address they cannot reach.
   */
  readonly fromPhones?: string | undefined;
  /** Folder of a build; an older one for playing an older version. */
  readonly dist?: string;
  /** Module around the built one, for measuring it. */
  readonly meter?: string;
  /** Port of the runtime's inspector, for profiles. */
  readonly inspectorPort?: number;
};

/**
 * Runs the built product in the platform's runtime, behind `door.js`. `run` acts as the platform's clock. Miniflare's own entry
 * blocks this process until the worker answers, while the worker waits for this process to read its log: a class that
 * reconnects all at once would stop both for good.
 */
export function product(state: State, served: Served) {
  const { host = "127.0.0.1", port, fromPhones = "", dist = BUILD, meter, inspectorPort } = served;
  const origin = served.origin ?? `http://localhost:${port}`;
  const smtp = smtpSender(process.env);
  const { workerOptions, main } = builtOptions(dist);
  const { modulesRules: _rules, rootPath, ...options } = workerOptions;
  if (!main || typeof rootPath !== "string") throw new Error(`${dist}/wrangler.json names no main module`);
  const { run_worker_first: workerFirst = [] } = options.assets as { run_worker_first?: string[] };
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...shared(state),
      port: 0, // Miniflare's own commands; nobody else is told of it
      ...(inspectorPort !== undefined && { inspectorPort }),
      workers: [
        {
          ...options,
          name: "bilye",
          bindings: { ...localBindings(state, origin), ORIGIN_FOR_PHONES: fromPhones, WORKER_FIRST: workerFirst },
          ...(smtp !== null && typeof smtp === "object" && { serviceBindings: { SMTP: bySmtp(smtp) } }),
          unsafeDirectSockets: [{ host, port, entrypoint: "Door" }],
          modulesRoot: rootPath,
          modules: [
            moduleBeside(main, "door.js", readFileSync(new URL("door.js", import.meta.url), "utf8")),
            moduleBeside(main, "product.js", allOf(meter ? "meter.js" : basename(main))),
            ...modulesOf(main),
            ...(meter ? [moduleBeside(main, "meter.js", meter)] : []),
          ],
        },
      ],
    }),
  );
  const ready = runtime.ready.then(async () => Number((await runtime.unsafeGetDirectURL("bilye", "Door")).port));
  const run = (cron: string) => runtime.dispatchFetch("http://localhost/api/", { headers: { "x-cron": cron } });
  return { runtime, ready, run };
}

const moduleBeside = (main: string, name: string, contents: string) => ({
  type: "ESModule" as const,
  path: join(dirname(main), name),
  contents,
});

const allOf = (main: string) => `export * from "./${main}"; export { default } from "./${main}";`;

/** Reports the pid of every runtime started from now on. Returns how to stop. */
export function watchRuntimes(seen: (pid: number) => void): () => void {
  const watch = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    child.once("spawn", () => {
      if (child.pid && child.spawnfile.includes("workerd")) seen(child.pid);
    });
  };
  subscribe("child_process", watch);
  return () => void unsubscribe("child_process", watch);
}

function shared(state: State) {
  const log = logFile(state.log);
  return {
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: ({ message }: { message: string }) => log(message),
    resourcePersistencePath: state.databases,
  };
}

/** Lists the entry first, then the chunks it imports. */
function modulesOf(main: string) {
  const folder = dirname(main);
  const chunks = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => join(folder, file))
    .filter((path) => path !== main);
  return [main, ...chunks].map((path) => ({ type: "ESModule" as const, path }));
}
