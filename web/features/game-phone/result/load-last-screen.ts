import { lazy } from "react";

const load = () => import("../after/last-screen");

export const LastScreen = lazy(async () => ({ default: (await load()).LastScreen }));

/**
 * Loads the last screen while the class still looks at an answer, so that a network failure at the end costs nobody the result.
 */
export const loadLastScreen = (): unknown => load().catch(() => {});
