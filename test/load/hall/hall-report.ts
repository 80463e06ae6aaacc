import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { seedHall } from "./hall-results.ts";
import { startProduct, type Product } from "../kit/servers.ts";

/**
 * `npm run bench -- report [players] [questions]`: the report of a finished large game. Measures its first page before anything
 * has been computed, and afterwards; a page in the middle, a search; all pages, as a file of all players reads them; and the
 * export of the teacher's data. The runtime's memory includes the database, the parts and garbage; an isolate has 128 MB, so
 * the run also finds the smallest heap in which the same report can be made.
 */
const LIMIT_MB = 96;
const HEAPS = [16, 24, 32, 48, 64, LIMIT_MB];

export async function reportOfAHall(players = 10_000, questions = 50): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), "bilye-report-"));
  try {
    await (await startProduct({ stateDir })).stop();
    const copies = mkdtempSync(join(stateDir, "copies-"));
    const code = await seedHall(stateDir, copies, { players, questions });
    const product = await startProduct({ stateDir });
    try {
      await measure(product, `/game/${code}/statistics`);
    } finally {
      await product.stop();
    }
    return await fits(copies, join(stateDir, "report-heap"));
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}

/** Makes the first page of the report by the product's own functions, in a process with a limited heap. */
async function fits(copies: string, outDir: string): Promise<boolean> {
  const built = { ssr: "test/load/kit/workers/report-heap.js", outDir, minify: false, emptyOutDir: true };
  await build({ configFile: false, logLevel: "error", build: built });
  const script = join(outDir, "report-heap.js");
  const enough = HEAPS.find((megabytes) => {
    const run = spawnSync(process.execPath, [`--max-old-space-size=${megabytes}`, script, copies], { stdio: "pipe" });
    return run.status === 0;
  });
  process.stdout.write(
    enough ? `\nthe report is made in a heap of ${enough} MB\n` : `\nit needs more than ${LIMIT_MB} MB\n`,
  );
  return enough !== undefined;
}

async function measure(product: Product, path: string): Promise<void> {
  const api = `http://localhost:${product.port}/api`;
  const token = await signIn(api);
  const ask = (of: string) => fetch(api + of, { headers: { authorization: `Bearer ${token}` } });
  // Make the runtime load what it needs for itself before anything is measured.
  await (await ask("/game/teacher")).text();
  const step = async (name: string, paths: readonly string[]) => {
    const before = product.usage();
    let most = before.megabytes;
    let bytes = 0;
    const from = performance.now();
    for (const one of paths) {
      const watching = setInterval(() => (most = Math.max(most, product.usage().megabytes)), 50);
      const response = await ask(one);
      if (!response.ok) throw new Error(`${one}: ${response.status} ${await response.text()}`);
      bytes += (await response.arrayBuffer()).byteLength;
      clearInterval(watching);
    }
    const ms = performance.now() - from;
    const cpu = product.usage().cpuSeconds - before.cpuSeconds;
    const grown = most - before.megabytes;
    process.stdout.write(
      `| ${name} | ${ms.toFixed(0)} | ${(cpu * 1000).toFixed(0)} | ${(bytes / 1e6).toFixed(2)} | ${grown.toFixed(0)} |\n`,
    );
  };
  process.stdout.write(
    "| what | ms | ms of CPU | MB sent | runtime grew by MB |\n| --- | ---: | ---: | ---: | ---: |\n",
  );
  await step("first page, nothing worked out yet", [path]);
  await step("first page again", [path]);
  await step("a page in the middle", [`${path}?page=51`]);
  await step("a search", [`${path}?q=zeynep%2012`]);
  await step("who may need support", [`${path}?only=support`]);
  const { paged } = (await (await ask(path)).json()) as { paged: { total: number } };
  const pages = Array.from({ length: Math.ceil(paged.total / 200) }, (_, i) => `${path}?page_size=200&page=${i + 1}`);
  await step("all players, for a file", pages);
  await step("all data of the teacher", ["/user/export"]);
}

async function signIn(api: string): Promise<string> {
  const response = await fetch(`${api}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ogretmen@ornek.test", password: "bilye-demo-2026" }),
  });
  return ((await response.json()) as { token: string }).token;
}
