import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Options for the local runtime that wrangler derives from its configuration. */
type WorkerOptions = ReturnType<typeof import("wrangler").unstable_getMiniflareWorkerOptions>;

const SOURCE = "wrangler.toml";
const STORED = "local-options.json";

type StoredOptions = {
  readonly root: string;
  readonly source: string;
  readonly own: WorkerOptions;
  readonly built: WorkerOptions;
};

/** Stores wrangler's options with the build, and a start reads them: loading wrangler takes a second of processor time. */
function storeWorkerOptions(dist: string): void {
  const [own, built] = [wranglersOptions(SOURCE), wranglersOptions(join(dist, "wrangler.json"))];
  const stored: StoredOptions = { root: process.cwd(), source: readFileSync(SOURCE, "utf8"), own, built };
  writeFileSync(join(dist, STORED), JSON.stringify(stored));
}

/** Step of the build that runs last, when the Worker is beside its pages. */
export const localOptions = (): Plugin => ({
  name: "bilye:local-options",
  buildApp: { order: "post", handler: async () => storeWorkerOptions("dist/bilye") },
});

/** Options from the sources' configuration; available without a build too. */
export const ownOptions = (dist: string): WorkerOptions => storedOptions(dist)?.own ?? wranglersOptions(SOURCE);

/** Options of a build, today's or an older one. */
export const builtOptions = (dist: string): WorkerOptions =>
  storedOptions(dist)?.built ?? wranglersOptions(join(dist, "wrangler.json"));

/**
 * Reads stored options; null if the configuration has changed since, or the build stored none. Adjusts paths if the checkout
 * was moved.
 */
function storedOptions(dist: string): StoredOptions | null {
  const file = join(dist, STORED);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8");
  const stored = JSON.parse(text) as StoredOptions;
  if (stored.source !== readFileSync(SOURCE, "utf8")) return null;
  if (stored.root === process.cwd()) return stored;
  return JSON.parse(text.replaceAll(inJson(stored.root), inJson(process.cwd()))) as StoredOptions;
}

const inJson = (path: string): string => JSON.stringify(path).slice(1, -1);

/** Takes the variables from the file alone: wrangler adds what this process has of them, which a start would keep for ever. */
function wranglersOptions(file: string): WorkerOptions {
  // Silences wrangler's warning about secrets that are not in a file: it is about `wrangler dev`, and ours come from the state
  // folder.
  process.env.JWT_SECRET ??= "";
  try {
    const { unstable_getMiniflareWorkerOptions: optionsOf, unstable_readConfig: configOf } = createRequire(
      import.meta.url,
    )("wrangler") as typeof import("wrangler");
    const options = optionsOf(resolve(file));
    const bindings = configOf({ config: resolve(file) }).vars as Record<string, string>;
    return { ...options, workerOptions: { ...options.workerOptions, bindings } };
  } finally {
    if (process.env.JWT_SECRET === "") delete process.env.JWT_SECRET;
  }
}
