import type { Plugin } from "vite";
import { storeWorkerOptions } from "../../worker/local/worker-options.ts";

/** Runs last, when the Worker is beside its pages: a local start then needs no wrangler. */
export const localOptions = (): Plugin => ({
  name: "bilye:local-options",
  buildApp: { order: "post", handler: async () => storeWorkerOptions("dist/bilye") },
});
