import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, vi } from "vitest";
import { closeSockets } from "./helpers/games/seat";
import { forgetBookmark } from "./helpers/http";

// Replace the built pages, which do not exist before a build, and come and go while one runs beside the tests.
const page = "<!doctype html><html><head><title>Bilye</title></head><body></body></html>";
const showPage = async () => new Response(page, { headers: { "content-type": "text/html" } });
env.ASSETS = { fetch: showPage } as unknown as Fetcher;
// Drop the log line of each call, which would be a message to the tests' runner.
console.info = () => {};

// One runtime serves many files, one after the other: each leaves it empty, with the real clock and no spies.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeSockets();
  forgetBookmark();
  // Reset now, not before the next file: rooms go on calling each other, and a call would load modules that are no longer
  // served.
  await reset();
});
