import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** What wrangler makes of its configuration for the local runtime. */
export type WorkerOptions = ReturnType<typeof import("wrangler").unstable_getMiniflareWorkerOptions>;

const SOURCE = "wrangler.toml";
const KEPT = "local-options.json";

type Kept = {
  readonly root: string;
  readonly source: string;
  readonly own: WorkerOptions;
  readonly built: WorkerOptions;
};

/** Loading wrangler takes a second of processor time: a build notes what it says, and a start reads that. */
export function keepWorkerOptions(dist: string): void {
  const [own, built] = [wranglersOptions(SOURCE), wranglersOptions(join(dist, "wrangler.json"))];
  const kept: Kept = { root: process.cwd(), source: readFileSync(SOURCE, "utf8"), own, built };
  writeFileSync(join(dist, KEPT), JSON.stringify(kept));
}

/** Of the sources' own configuration; asked without a build too. */
export const ownOptions = (dist: string): WorkerOptions => keptOptions(dist)?.own ?? wranglersOptions(SOURCE);

/** Of a build, today's or an older one's. */
export const builtOptions = (dist: string): WorkerOptions =>
  keptOptions(dist)?.built ?? wranglersOptions(join(dist, "wrangler.json"));

/** Null where the configuration has changed since, and of a version that kept none. A checkout may have been moved. */
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
  // Its warning about secrets that are not in a file is about `wrangler dev`: ours come from the state folder.
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
