import { join } from "node:path";
import { defineConfig } from "vitest/config";

const inNode = (name: string) => join(import.meta.dirname, `../in-node/${name}.ts`);

/** Lets the clock wait for modules that the product loads late. */
const countedImports = {
  name: "counted-imports",
  enforce: "pre" as const,
  transform: (code: string) => code.replaceAll(/\b(await|return) (import\("[^"]+"\))/g, "$1 counted($2)"),
};

/** The recording's games run in Node as the layer's tests do, one file after the other, each in a fresh process. */
export default defineConfig({
  plugins: [countedImports],
  resolve: { alias: { "cloudflare:workers": inNode("workers"), "cloudflare:test": inNode("testing") } },
  test: {
    include: ["test/worker/record/plays/*.play.ts"],
    setupFiles: ["test/worker/record/chance-and-clock.ts", "test/worker/setup.ts"],
    pool: "forks",
    maxWorkers: 1,
    fsModuleCache: false,
    silent: "passed-only",
    testTimeout: 600_000,
  },
});
