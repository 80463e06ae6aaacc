import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { prepareDatabase } from "../../../worker/local/database";
import { product } from "../../../worker/local/runtime";
import { openState } from "../../../worker/local/state";
import { freePort } from "../../free-port.mjs";
import { buildProduct } from "../../load/kit/servers";

export type Served = Awaited<ReturnType<typeof serve>>;
type Wanted = {
  /** The port of an earlier run, for screens that already know the address. */
  readonly port?: number;
  /** The state to continue with. By default a fresh one, which is deleted when the test file ends. */
  readonly stateDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The build to serve, if it is another version's. */
  readonly dist?: string;
  /** A module wrapped around the built one. */
  readonly meter?: string;
};

let build: Promise<void> | undefined;
/** Builds the product once for all files that this process runs. */
export const built = () => (build ??= buildProduct());

const running = new Set<{ stop(): Promise<void> }>();
const folders = new Set<string>();

/**
 * Serves the built product in a runtime of its own, as `npm start` does, but without the two processes that look after it
 * there: with them a start is four times as expensive. The runtime stores everything on disk.
 */
export async function serve({ env = {}, dist, meter, ...wanted }: Wanted = {}) {
  await built();
  const port = wanted.port ?? (await freePort());
  const stateDir = wanted.stateDir ?? (await aFreshState());
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  const { runtime, ready, run } = product(openState(stateDir), {
    port,
    ...(dist !== undefined && { dist }),
    ...(meter !== undefined && { meter }),
  });
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  const served = {
    port,
    stateDir,
    /** Runs a cron job, as the platform's clock does. */
    run,
    /** Kills the runtime as a power failure does: nothing is closed or written any more. */
    async stop() {
      running.delete(served);
      await runtime.dispose();
    },
  };
  running.add(served);
  await ready;
  return served;
}

export async function stopServed() {
  await Promise.all([...running].map((served) => served.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

/** A folder that is deleted when the file ends. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bilye-faults-"));
  folders.add(folder);
  return folder;
}

/**
 * Path and content of each file of a state after its first start. It is made once, because making it takes longer than serving
 * it.
 */
let prepared: Promise<[path: string, content: Buffer][]> | undefined;

/** Makes a state folder in its state after a first start, with the demo accounts. */
export async function aFreshState(stateDir = aFolder()): Promise<string> {
  for (const [path, content] of await (prepared ??= prepare())) {
    mkdirSync(dirname(join(stateDir, path)), { recursive: true });
    writeFileSync(join(stateDir, path), content);
  }
  return stateDir;
}

async function prepare() {
  const stateDir = aFolder();
  await prepareDatabase(openState(stateDir), false);
  return readdirSync(stateDir, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(stateDir, path)).isFile())
    .map((path): [string, Buffer] => [path, readFileSync(join(stateDir, path))]);
}
