import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** Options for the local runtime that wrangler derives from its configuration. */
export type WorkerOptions = ReturnType<typeof import("wrangler").unstable_getMiniflareWorkerOptions>;

const SOURCE = "wrangler.toml";
const KEPT = "local-options.json";

type Kept = {
  readonly root: string;
  readonly source: string;
  readonly own: WorkerOptions;
  readonly built: WorkerOptions;
};

/** Stores wrangler's options with the build, and a start reads them: loading wrangler takes a second of processor time. */
export function keepWorkerOptions(dist: string): void {
  const [own, built] = [wranglersOptions(SOURCE), wranglersOptions(join(dist, "wrangler.json"))];
  const kept: Kept = { root: process.cwd(), source: readFileSync(SOURCE, "utf8"), own, built };
  writeFileSync(join(dist, KEPT), JSON.stringify(kept));
}

/** Options from the sources' configuration; available without a build too. */
export const ownOptions = (dist: string): WorkerOptions => keptOptions(dist)?.own ?? wranglersOptions(SOURCE);

/** Options of a build, today's or an older one. */
export const builtOptions = (dist: string): WorkerOptions =>
  keptOptions(dist)?.built ?? wranglersOptions(join(dist, "wrangler.json"));

/**
 * Reads stored options; null if the configuration has changed since, or the build stored none. Adjusts paths if the checkout
 * was moved.
 */
function keptOptions(dist: string): Kept | null {
  const file = join(dist, KEPT);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8");
  const kept = JSON.parse(text) as Kept;
  if (kept.source !== readFileSync(SOURCE, "utf8")) return null;
  if (kept.root === process.cwd()) return kept;
  return JSON.parse(text.replaceAll(inJson(kept.root), inJson(process.cwd()))) as Kept;
}

const inJson = (path: string): string => JSON.stringify(path).slice(1, -1);

function wranglersOptions(file: string): WorkerOptions {
  // Silences wrangler's warning about secrets that are not in a file: it is about `wrangler dev`, and ours come from the state
  // folder.
  process.env.JWT_SECRET ??= "";
  try {
    const { unstable_getMiniflareWorkerOptions: optionsOf } = createRequire(import.meta.url)(
      "wrangler",
    ) as typeof import("wrangler");
    return optionsOf(resolve(file));
  } finally {
    if (process.env.JWT_SECRET === "") delete process.env.JWT_SECRET;
  }
}
