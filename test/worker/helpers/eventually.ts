import { vi } from "vitest";

/** Looks again and again until it is so. The bound is only for what never comes: a slow machine is no fault. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, 60_000);
