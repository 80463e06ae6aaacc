import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { chunkOf, cssOf, reachable, sourceOf, type Chunk } from "../chunks.ts";

/** A page's limits, in kB of gzip; `entry` is the source file that its script begins with. */
export type Budget = {
  readonly page: string;
  readonly entry: string;
  readonly inAllKb?: number;
  readonly atOnceKb?: number;
  /** Parts that are weighed separately and not "in all": the files that neither the page nor a part before this one needs. */
  readonly apart?: readonly Apart[];
  /** A page with its own limit for everything transferred until it is complete: markup, styles, scripts, fonts. */
  readonly opened?: { readonly file: string; readonly kb: number };
  /**
   * Limits for the parts that the script `by` imports dynamically, styles included: `kb` for the files of a single part
   * (`otherKb` for some parts by name), `sharedKb` for those that several parts share. Files of `apart` are not counted here.
   */
  readonly listed?: {
    readonly by: string;
    readonly kb: number;
    readonly otherKb?: Readonly<Record<string, number>>;
    readonly sharedKb: number;
  };
};
type Apart = { readonly name: string; readonly entry: string; readonly kb: number };
type Weight = { readonly name: string; readonly bytes: number; readonly kb?: number | undefined };

/**
 * Prints the weight of each page and fails the build if one is over its budget. "In all" follows dynamic imports too: together
 * with the parts that are weighed separately, it is everything that a pupil can ever download.
 */
export function pageWeight(budgets: readonly Budget[]): Plugin {
  return {
    name: "bilye:page-weight",
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const over: string[] = [];
      for (const budget of budgets) {
        const weights = weigh(bundle, budget);
        console.log(line(budget, weights));
        over.push(...weights.filter(isOver).map(({ name }) => `${budget.page} (${name})`));
      }
      if (over.length > 0) throw new Error(`Over budget: ${over.join(", ")}. See the lines above.`);
    },
  };
}

export const isOver = ({ bytes, kb }: Weight): boolean => kb !== undefined && bytes > kb * 1000;

const line = ({ page }: Budget, weights: readonly Weight[]): string =>
  [page.padEnd(22), ...weights.map(({ name, bytes, kb }) => `${name} ${inKb(bytes, kb)}`), "(gzip)"].join("  ");

const inKb = (bytes: number, limit?: number) =>
  `${(bytes / 1000).toFixed(1)} kB${limit === undefined ? "" : ` of ${limit}`}`.padStart(15);

export function weigh(bundle: Rolldown.OutputBundle, budget: Budget): Weight[] {
  const { entry, atOnceKb, inAllKb, apart = [], opened, listed } = budget;
  const start = chunkOf(bundle, entry);
  const aside = [...apart.map((part) => part.entry), ...(listed ? [listed.by] : [])].map((one) => chunkOf(bundle, one));
  const loads = ({ imports, dynamicImports }: Chunk) =>
    [...imports, ...dynamicImports].filter((name) => !aside.some(({ fileName }) => fileName === name));
  const atOnce = reachable(bundle, start, ({ imports }) => imports);
  const inAll = reachable(bundle, start, loads);
  const only = (from: Chunk) => new Set([...reachable(bundle, from, loads)].filter((chunk) => !inAll.has(chunk)));
  const before = new Set<Chunk>();
  const weighApart = ({ name, entry, kb }: Apart): Weight => {
    const own = new Set([...only(chunkOf(bundle, entry))].filter((chunk) => !before.has(chunk)));
    for (const chunk of own) before.add(chunk);
    return { name, bytes: scripts(own), kb };
  };
  return [
    { name: "JS at once", bytes: scripts(atOnce), kb: atOnceKb },
    { name: "JS in all", bytes: scripts(inAll), kb: inAllKb },
    ...apart.map(weighApart),
    { name: "CSS at once", bytes: styles(bundle, atOnce) },
    ...(opened
      ? [{ name: `${opened.file} with all it loads`, bytes: openedBy(bundle, opened.file), kb: opened.kb }]
      : []),
    ...(listed ? weighListed(bundle, listed, only, before) : []),
  ];
}

/** Weighs the listed parts. Files that several parts share are weighed once, because a phone downloads them only once. */
function weighListed(
  bundle: Rolldown.OutputBundle,
  { by, kb, otherKb = {}, sharedKb }: NonNullable<Budget["listed"]>,
  only: (chunk: Chunk) => Set<Chunk>,
  apart: ReadonlySet<Chunk>,
): Weight[] {
  const parts = chunksListed(bundle, by).map((chunk) => ({
    name: folderOf(chunk),
    chunks: new Set([...only(chunk)].filter((one) => !apart.has(one))),
  }));
  const isShared = (chunk: Chunk) => parts.filter(({ chunks }) => chunks.has(chunk)).length > 1;
  const weight = (chunks: ReadonlySet<Chunk>) => scripts(chunks) + styles(bundle, chunks);
  const all = new Set(parts.flatMap(({ chunks }) => [...chunks]));
  return [
    ...parts.map(({ name, chunks }) => {
      const own = new Set([...chunks].filter((chunk) => !isShared(chunk)));
      return { name: `only for ${name}`, bytes: weight(own), kb: otherKb[name] ?? kb };
    }),
    { name: "for several kinds", bytes: weight(new Set([...all].filter(isShared))), kb: sharedKb },
  ];
}

function chunksListed(bundle: Rolldown.OutputBundle, by: string): Chunk[] {
  return chunkOf(bundle, by).dynamicImports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === "chunk" ? [file] : [];
  });
}

/** Names a part by its folder: "multi" for `web/kinds/multi/phone.tsx`. */
const folderOf = ({ facadeModuleId, fileName }: Chunk) => facadeModuleId?.split("/").at(-2) ?? fileName;

/**
 * Weighs a page's markup, the files that it names, and everything that its scripts import, but for the styles that it holds and the
 * pictures that it loads only when they are nearly in view.
 */
function openedBy(bundle: Rolldown.OutputBundle, file: string): number {
  const html = sourceOf(bundle[file]);
  const atOnce = html.replace(/<img[^>]* loading="lazy"[^>]*>/g, "");
  const named = [...atOnce.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name]) => name!);
  const inlined = new Set([...html.matchAll(/rel="inlined"[^>]* href="\/([^"]+)"/g)].map(([, name]) => name!));
  if (named.length === 0) throw new Error(`${file} is missing or loads nothing`);
  const loaded = named.flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === "chunk" ? [...reachable(bundle, chunk, ({ imports }) => imports)] : [];
  });
  const files = new Set([file, ...named, ...loaded.map(({ fileName }) => fileName), ...cssOf(new Set(loaded))]);
  return sum([...files].filter((name) => !inlined.has(name)).map((name) => contentOf(bundle[name])));
}

const scripts = (chunks: ReadonlySet<Chunk>) => sum([...chunks].map(({ code }) => code));
const styles = (bundle: Rolldown.OutputBundle, chunks: ReadonlySet<Chunk>) =>
  sum([...cssOf(chunks)].map((name) => sourceOf(bundle[name])));

const contentOf = (file: Rolldown.OutputBundle[string] | undefined) =>
  file?.type === "chunk" ? file.code : (file?.source ?? "");

const sum = (sources: readonly (string | Uint8Array)[]) =>
  sources.reduce((total, source) => total + gzipSync(source, { level: 9 }).byteLength, 0);
