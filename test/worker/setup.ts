import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, vi } from "vitest";
import { closeSockets } from "./helpers/games/seat";

// The built pages are not there before a build, and come and go while one runs beside the tests.
const page = "<!doctype html><html><head><title>Bilye</title></head><body></body></html>";
const showPage = async () => new Response(page, { headers: { "content-type": "text/html" } });
env.ASSETS = { fetch: showPage } as unknown as Fetcher;
// The line of each call would be a message to the tests' runner.
console.info = () => {};

// One runtime serves many files, one after the other: each leaves it empty, with the true clock and nobody listening in.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeSockets();
  // Here and not before the next file: rooms go on calling each other, and a call loads what nobody is there to give any more.
  await reset();
});
