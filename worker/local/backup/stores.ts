import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boundedBucket } from "#db/bounded-bucket";
import { BackupFault } from "./backup-file.ts";
import type { Store } from "./copies.ts";
import { databaseOnly, watchRuntimes } from "../runtime.ts";
import { claimState, openState, type Claim, type State } from "../state.ts";

/** Works with the tables and pictures of a run on this machine, which must not be running. */
export async function inFolder<T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  const state = openState(folder);
  const claim = claimed(state, folder);
  const unwatch = watchRuntimes((pid) => claim.note(pid));
  const runtime = databaseOnly(state);
  try {
    return await work({
      db: await runtime.getD1Database("DB", "bilye"),
      bucket: await runtime.getR2Bucket("MEDIA", "bilye"),
    });
  } finally {
    await runtime.dispose();
    unwatch();
    claim.release();
  }
}

/** Removes a folder that a killed run left, and ends its runtime first: that would write into it meanwhile. */
export function clear(folder: string): void {
  if (!existsSync(folder)) return;
  claimed(openState(folder), folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

function claimed(state: State, folder: string): Claim {
  const claim = claimState(state);
  if (claim) return claim;
  throw new BackupFault(`"${folder}" klasörünü bir Bilye ya da başka bir yedek kullanıyor. Önce onu durdurun.`);
}

/** Time that the deployment's R2 has for one picture, by a school's own line. */
const PICTURE_MS = 2 * 60_000;

/** Works with those of the deployment that wrangler.toml names, by wrangler's own sign-in. */
export async function inDeployment<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "bilye-store-"));
  const configPath = join(folder, "wrangler.toml");
  writeFileSync(configPath, onlyStores(readFileSync("wrangler.toml", "utf8")));
  const { getPlatformProxy } = createRequire(import.meta.url)("wrangler") as typeof import("wrangler");
  const proxy = await getPlatformProxy<{ DB: Store["db"]; MEDIA: Store["bucket"] }>({ configPath, persist: false });
  try {
    return await work({ db: proxy.env.DB, bucket: boundedBucket(proxy.env.MEDIA, PICTURE_MS) });
  } finally {
    await proxy.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The configuration's lines about the account, the database and the bucket, which are to be the deployment's own. */
export function onlyStores(config: string): string {
  const [top = "", ...sections] = config.split(/^(?=\[)/m);
  const account = /^account_id\s*=.*$/m.exec(top) ?? [];
  const stores = sections.filter((section) => /^\[\[(?:d1_databases|r2_buckets)\]\]/.test(section));
  return [`name = "bilye-backup"`, ...account, ...stores.map((section) => `${section.trimEnd()}\nremote = true`)].join(
    "\n",
  );
}
