// Stryker's own runner for vitest starts a worker for each mutant, about one a second. The rules are pure: here their tests are
// loaded once, and a mutant costs only the tests that reach it. A mutant's remains (a module's memory) must not pass for the
// work of the next: a failing test must pass again without the mutant, or everything is loaded again.
import { relative, resolve } from "node:path";
import { Script } from "node:vm";
import { PluginKind, commonTokens, declareClassPlugin, tokens } from "@stryker-mutator/api/plugin";
import { configureGlobal } from "fast-check";
import { createServer } from "vite";
import { expect, vi } from "vitest";
import { finish, noted, onTestFinished, test } from "./noted-tests.mjs";

globalThis.asVitest = { expect, onTestFinished, test, vi };
const asVitest = {
  name: "as-vitest",
  enforce: "pre",
  resolveId: (id) => (id === "vitest" ? "\0vitest" : null),
  load: (id) => (id === "\0vitest" ? "export const { expect, onTestFinished, test, vi } = globalThis.asVitest;" : null),
};
const stryker = (globalThis.__stryker__ = {});

class InProcess {
  static inject = tokens(commonTokens.options);
  #files;
  #server;
  #tests = new Map();

  constructor({ testFiles }) {
    this.#files = testFiles.map((file) => resolve(file));
  }

  /** Tells Stryker to need no new process: a mutant is active while tests run, not while modules are loaded. */
  capabilities = () => ({ reloadEnvironment: true });

  async init() {
    // Use the same random games every time, and do not search for the shortest one that fails.
    configureGlobal({ seed: 1, endOnFailure: true });
    this.#server = await createServer({
      configFile: false,
      appType: "custom",
      logLevel: "error",
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [asVitest],
      ssr: { noExternal: ["vitest"] },
    });
    await this.#load();
  }

  dispose = () => this.#server?.close();

  async #load() {
    const { runner } = this.#server.environments.ssr;
    runner.clearCache();
    const known = this.#tests;
    this.#tests = new Map();
    for (const file of this.#files) {
      await runner.import(file);
      for (const [i, { name, run }] of noted.splice(0).entries()) {
        const id = `${relative("", file)}#${i} ${name}`;
        this.#tests.set(id, { id, name, file, run, ms: known.get(id)?.ms });
      }
    }
  }

  async dryRun() {
    const tests = [];
    for (const test of this.#tests.values()) {
      stryker.currentTestId = test.id;
      const failureMessage = await failureOf(test, 600_000);
      const { id, name, file: fileName, ms: timeSpentMs = 0 } = test;
      const base = { id, name, fileName, timeSpentMs };
      tests.push(failureMessage === null ? { ...base, status: 0 } : { ...base, status: 1, failureMessage });
    }
    stryker.currentTestId = undefined;
    return { status: "complete", tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter }) {
    const ids = testFilter ?? [...this.#tests.keys()];
    const ran = await this.#run(ids, activeMutant.id);
    if (ran.status !== "killed" || (await failureOf(this.#tests.get(ran.killedBy[0]))) === null) return ran;
    await this.#load();
    return this.#run(ids, activeMutant.id);
  }

  /** The quickest first. */
  async #run(ids, mutant) {
    const tests = ids.map((id) => this.#tests.get(id)).toSorted((a, b) => (a.ms ?? 0) - (b.ms ?? 0));
    let nrOfTests = 0;
    stryker.activeMutant = mutant;
    try {
      for (const test of tests) {
        nrOfTests += 1;
        const failure = await failureOf(test);
        if (failure === endless) return { status: "timeout", reason: failure };
        if (failure !== null) return { status: "killed", killedBy: [test.id], failureMessage: failure, nrOfTests };
      }
      return { status: "survived", nrOfTests };
    } finally {
      stryker.activeMutant = undefined;
    }
  }
}

const endless = "it has no end";
/** Uncaught errors: a test during which one happens has failed. Without a listener they would end the process. */
const unheard = [];
process.on("uncaughtException", (error) => unheard.push(error));
const call = new Script("globalThis.testToRun()");

/**
 * The error of a test; null if it passes. An endless test is stopped here, because another process would have to load
 * everything again.
 */
async function failureOf(test, timeout = Math.ceil(2000 + 3 * (test.ms ?? 3000))) {
  globalThis.testToRun = test.run;
  unheard.length = 0;
  const begun = performance.now();
  try {
    await call.runInThisContext({ timeout });
    // Wait a turn, because errors in listeners are reported after the test.
    await new Promise(setImmediate);
    if (unheard.length > 0) throw unheard[0];
    test.ms ??= performance.now() - begun;
    return null;
  } catch (error) {
    return error?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? endless : String(error?.message ?? error);
  } finally {
    await finish();
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", InProcess)];
