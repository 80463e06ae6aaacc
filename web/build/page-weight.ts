import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { chunkOf, cssOf, reachable, sourceOf } from "./chunks.ts";

/** A page's limits, in kB of gzip; `entry` is the source file that its script begins with. */
type Budget = { readonly page: string; readonly entry: string; readonly inAllKb?: number; readonly atOnceKb?: number };
type Weight = { readonly atOnce: number; readonly inAll: number; readonly css: number };

/**
 * Prints what each page weighs and fails the build when one is over its budget. "In all" follows dynamic imports too: it is
 * all the script a pupil can ever download.
 */
export function pageWeight(budgets: readonly Budget[]): Plugin {
  return {
    name: "bilye:page-weight",
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const over: string[] = [];
      for (const budget of budgets) {
        const weight = weigh(bundle, budget.entry);
        console.log(line(budget, weight));
        if (budget.atOnceKb && weight.atOnce > budget.atOnceKb * 1000) over.push(`${budget.page} (JS at once)`);
        if (budget.inAllKb && weight.inAll > budget.inAllKb * 1000) over.push(`${budget.page} (JS in all)`);
      }
      if (over.length > 0) throw new Error(`Over budget: ${over.join(", ")}. See the lines above.`);
    },
  };
}

function line({ page, atOnceKb, inAllKb }: Budget, { atOnce, inAll, css }: Weight): string {
  return [
    page.padEnd(22),
    `JS at once ${kb(atOnce, atOnceKb)}`,
    `JS in all ${kb(inAll, inAllKb)}`,
    `CSS at once ${kb(css)}`,
    "(gzip)",
  ].join("  ");
}

const kb = (bytes: number, limit?: number) =>
  `${(bytes / 1000).toFixed(1)} kB${limit ? ` of ${limit}` : ""}`.padStart(15);

function weigh(bundle: Rolldown.OutputBundle, entry: string): Weight {
  const start = chunkOf(bundle, entry);
  const atOnce = reachable(bundle, start, ({ imports }) => imports);
  const inAll = reachable(bundle, start, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return {
    atOnce: sum([...atOnce].map(({ code }) => code)),
    inAll: sum([...inAll].map(({ code }) => code)),
    css: sum([...cssOf(atOnce)].map((name) => sourceOf(bundle[name]))),
  };
}

const sum = (sources: readonly (string | Uint8Array)[]) =>
  sources.reduce((total, source) => total + gzipSync(source, { level: 9 }).byteLength, 0);
