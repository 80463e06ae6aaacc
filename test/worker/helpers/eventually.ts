import { vi } from "vitest";

/** Repeats a check until it passes. The limit is only for one that never passes, not for a slow machine. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, 60_000);
