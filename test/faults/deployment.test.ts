import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { missing, settingsOf } from "../../worker/local/deploy/deployment";

/** An address where nothing listens, so that any call for an account or to another host fails. */
const nowhere = "http://127.0.0.1:9";
const { CLOUDFLARE_API_TOKEN: _, CLOUDFLARE_API_KEY: __, ...ours } = process.env;
const alone = { ...ours, HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, npm_config_registry: nowhere };

test("a rehearsed deployment names missing settings, and would upload the bundle that is served here", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["worker/local/run.mjs", "worker/local/deploy/deploy.ts", "--dry-run"],
    { encoding: "utf8", env: alone, timeout: 240_000 },
  );
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  for (const sentence of missing(settingsOf("wrangler.toml"))) expect(stdout).toContain(`- ${sentence}\n`);
  const { main } = workerOptionsOf("dist/bilye/wrangler.json"); // the file that the local run takes it from
  const served = createHash("sha256").update(readFileSync(main!)).digest("hex");
  expect(stdout).toContain(`Yüklenecek: sha256:${served}\n`);
});
