import { afterAll, vi } from "vitest";

// One process runs many files, one after the other: each leaves it as it was.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
