import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, vi } from "vitest";
import { closeSockets } from "./helpers/games/seat";

const page = "<!doctype html><html><head><title>Bilye</title></head><body></body></html>";

// One runtime serves many files, one after the other: each leaves it empty, with the true clock and nobody listening in.
// The built pages are not there before a build, and come and go while one runs beside the tests.
env.ASSETS = {
  fetch: async () => new Response(page, { headers: { "content-type": "text/html" } }),
} as unknown as Fetcher;
// A line a call, of which each would be a message to the test's runner.
console.info = () => {};
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeSockets();
  // Here and not before the next file: rooms go on calling each other, and a call loads what nobody is there to give any more.
  await reset();
});
