import type { Plugin } from "vite";
import { keepWorkerOptions } from "../../worker/local/worker-options.ts";

/** Last of all, when the Worker stands beside its pages: a start on this machine then needs no wrangler. */
export const localOptions = (): Plugin => ({
  name: "bilye:local-options",
  buildApp: { order: "post", handler: async () => keepWorkerOptions("dist/bilye") },
});
