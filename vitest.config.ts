import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ownBindings } from "./test/worker/in-node/bindings.ts";
import { vitestWorkers } from "./test/runner/workers.mjs";

// No look-up of the platform's own hosts when the runtime starts.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

// The binding below counts; this only satisfies the check that the secret is set.
process.env.JWT_SECRET ??= ownBindings.JWT_SECRET;

// Products that tests start have the accounts and sets of a first start alone.
process.env.BILYE_DEMO ??= "small";

const likeTheProduct = {
  // A limit for tests that hang; a loaded machine must not turn work into a failure.
  testTimeout: 400_000,
  setupFiles: ["test/worker/setup.ts"],
  // A fresh start for each file took longer than most files; `setup.ts` empties it between them.
  isolate: false,
};

/**
 * A tenth of the time of the layer's calls was hashing. The price of a hash is checked in `test/unit/auth`, and paid by every
 * password in a browser.
 */
const withCheapPasswords: Plugin = {
  name: "cheap-passwords",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/worker/auth/passwords.ts")) return undefined;
    const cheap = code.replace("const cost = { logN: 14,", "const cost = { logN: 4,");
    if (cheap === code) throw new Error("the line with the cost of a password hash was not found");
    return cheap;
  },
};

/** Each file serves the product for itself. */
const served = {
  // Loading the platform's tools took as long as a start, and the state of a first start is made once in a process.
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 300_000,
  setupFiles: ["test/faults/kit/calls.ts", "test/faults/kit/leftovers.ts"],
  // These games wait for their clocks, not for a processor.
  maxConcurrency: 20,
};

const projectPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const testsNamed = (names: readonly string[]) => names.map((name) => `test/worker/${name}.test.ts`);

/**
 * Tests of the runtime itself: its sockets, an object that sleeps or dies, its storage, a part of it that is away, and what it
 * makes of a reply. All other tests of the layer are about the Worker's own code, and run in Node over SQLite.
 */
const inTheRuntime = testsNamed([
  "objects/*",
  "homework/homework-faults",
  "large-games/relay-{asleep,faults,lost}",
  "game-room/!(room-model)",
  "sets/{link-cards,media}",
  "whole-api/{app,database-hangs,described-calls,migrations,query-plans}",
]);
/** A share of these runs in the runtime, the whole in Node: they try many cases, or compare the two. */
const inBoth = testsNamed(["hostile/*", "game-room/room-model", "whole-api/{access-matrix,platform}"]);

/** Count rows as SQLite reports them, watch limiters, and cut calls off between two trips: the runtime keeps all of it to itself. */
const inNodeAlone = testsNamed(["work/*", "faults/*", "whole-api/call-limits"]);

const inRuntime = (name: string, include: string[]) => ({
  plugins: [
    withCheapPasswords,
    cloudflareTest(async () => ({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: { ...ownBindings, TEST_MIGRATIONS: await readD1Migrations("./migrations") },
        // Everything the worker sends to the outside ends here: no test can reach the network.
        outboundService: () => new Response("blocked by the test set-up", { status: 599 }),
      },
    })),
  ],
  test: { name, ...likeTheProduct, include, exclude: inNodeAlone },
});

/**
 * Starts the files that wait most first, so that others fill their waiting; the many short files at the end leave no worker
 * idle.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turns = ["slow-faults", "faults", "worker", "worker-in-node", "unit"];
    const turn = ({ project }: TestSpecification) => turns.indexOf(project.name);
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array that sorts here
    const bySize = await super.sort(files);
    return bySize.toSorted((a, b) => turn(a) - turn(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // The Workers pool cannot read Vitest 5's on-disk module cache from inside workerd.
    fsModuleCache: false,
    silent: "passed-only",
    // A limit for tests that hang: a busy machine takes several times as long.
    expect: { poll: { timeout: 60_000 } },
    // Two workers left half of the time of two cores unused: many tests wait for a clock, or for a process of their own.
    maxWorkers: vitestWorkers(),
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/unit/**/*.test.{ts,tsx}"],
          // Some hash passwords or play thousands of games: how long that takes is the machine's business.
          testTimeout: 400_000,
          setupFiles: ["test/unit/setup.ts"],
          // Loading the same modules for each of 300 files took two fifths of the layer.
          isolate: false,
        },
      },
      // Real processes, killed, cut off and starved: the quick ones are part of `npm test`, `npm run test:faults` is all.
      { plugins: [withCheapPasswords], test: { name: "faults", include: ["test/faults/*.test.ts"], ...served } },
      {
        plugins: [withCheapPasswords],
        test: { name: "slow-faults", include: ["test/faults/slow/*.test.ts"], ...served },
      },
      inRuntime("worker", [...inTheRuntime, ...inBoth]),
      // For a release: runs in the runtime what otherwise runs in Node.
      inRuntime("runtime", testsNamed(["**/*"])),
      {
        plugins: [withCheapPasswords],
        resolve: {
          alias: {
            "cloudflare:workers": projectPath("test/worker/in-node/workers.ts"),
            "cloudflare:test": projectPath("test/worker/in-node/testing.ts"),
          },
        },
        test: {
          name: "worker-in-node",
          ...likeTheProduct,
          include: testsNamed(["**/*"]),
          exclude: inTheRuntime,
        },
      },
    ],
  },
});
