import { afterAll, vi } from "vitest";

// One process runs many files, one after the other: undo what each has changed.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
