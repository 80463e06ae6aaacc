import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { chunkOf, cssOf, reachable, sourceOf, type Chunk } from "./chunks.ts";

/** A page's limits, in kB of gzip; `entry` is the source file that its script begins with. */
type Budget = {
  readonly page: string;
  readonly entry: string;
  readonly inAllKb?: number;
  readonly atOnceKb?: number;
  /** What only its entry brings, once what the page is for is done: it counts apart, not "in all". */
  readonly later?: { readonly entry: string; readonly kb: number };
  /** A page with its own limit for all that crosses the line before it is whole: markup, styles, scripts, fonts. */
  readonly opened?: { readonly file: string; readonly kb: number };
};
type Weight = Readonly<Record<"atOnce" | "inAll" | "later" | "css" | "opened", number>>;

/**
 * Prints what each page weighs and fails the build when one is over its budget. "In all" follows dynamic imports too: with
 * "later" it is all the script a pupil can ever download.
 */
export function pageWeight(budgets: readonly Budget[]): Plugin {
  return {
    name: "bilye:page-weight",
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const over: string[] = [];
      for (const budget of budgets) {
        const weight = weigh(bundle, budget);
        console.log(line(budget, weight));
        if (budget.atOnceKb && weight.atOnce > budget.atOnceKb * 1000) over.push(`${budget.page} (JS at once)`);
        if (budget.inAllKb && weight.inAll > budget.inAllKb * 1000) over.push(`${budget.page} (JS in all)`);
        if (budget.later && weight.later > budget.later.kb * 1000) over.push(`${budget.page} (JS later)`);
        if (budget.opened && weight.opened > budget.opened.kb * 1000) over.push(`${budget.opened.file} (all of it)`);
      }
      if (over.length > 0) throw new Error(`Over budget: ${over.join(", ")}. See the lines above.`);
    },
  };
}

function line({ page, atOnceKb, inAllKb, later, opened }: Budget, weight: Weight): string {
  return [
    page.padEnd(22),
    `JS at once ${kb(weight.atOnce, atOnceKb)}`,
    `JS in all ${kb(weight.inAll, inAllKb)}`,
    ...(later ? [`JS later ${kb(weight.later, later.kb)}`] : []),
    `CSS at once ${kb(weight.css)}`,
    ...(opened ? [`${opened.file} with all it loads ${kb(weight.opened, opened.kb)}`] : []),
    "(gzip)",
  ].join("  ");
}

const kb = (bytes: number, limit?: number) =>
  `${(bytes / 1000).toFixed(1)} kB${limit ? ` of ${limit}` : ""}`.padStart(15);

function weigh(bundle: Rolldown.OutputBundle, { entry, later, opened }: Budget): Weight {
  const start = chunkOf(bundle, entry);
  const atOnce = reachable(bundle, start, ({ imports }) => imports);
  const laterFile = later && chunkOf(bundle, later.entry).fileName;
  const everything = reachable(bundle, start, loads);
  const inAll = reachable(bundle, start, (chunk) => loads(chunk).filter((name) => name !== laterFile));
  return {
    atOnce: sum([...atOnce].map(({ code }) => code)),
    inAll: sum([...inAll].map(({ code }) => code)),
    later: sum([...everything].filter((chunk) => !inAll.has(chunk)).map(({ code }) => code)),
    css: sum([...cssOf(atOnce)].map((name) => sourceOf(bundle[name]))),
    opened: opened ? sum(openedBy(bundle, opened.file).map((name) => contentOf(bundle[name]))) : 0,
  };
}

/** A page's markup, what that names, and what its scripts import. */
function openedBy(bundle: Rolldown.OutputBundle, file: string): string[] {
  const named = [...sourceOf(bundle[file]).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name]) => name!);
  if (named.length === 0) throw new Error(`${file} is not there or loads nothing`);
  const scripts = named.flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === "chunk" ? [...reachable(bundle, chunk, ({ imports }) => imports)] : [];
  });
  return [...new Set([file, ...named, ...scripts.map(({ fileName }) => fileName), ...cssOf(new Set(scripts))])];
}

const loads = ({ imports, dynamicImports }: Chunk) => [...imports, ...dynamicImports];

const contentOf = (file: Rolldown.OutputBundle[string] | undefined) =>
  file?.type === "chunk" ? file.code : (file?.source ?? "");

const sum = (sources: readonly (string | Uint8Array)[]) =>
  sources.reduce((total, source) => total + gzipSync(source, { level: 9 }).byteLength, 0);
