import { vi } from "vitest";

/**
 * Looks again and again until the check passes. The limit is only for a check that never passes: a slow machine is no fault.
 */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, 60_000);
