import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, vi } from "vitest";
import { closeSockets } from "./helpers/seat";

// One runtime serves many files, one after the other: each finds it empty, with the true clock and nobody listening in.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeSockets();
});
