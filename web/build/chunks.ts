import type { Rolldown } from "vite";

export type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The chunk that a source file begins. */
export function chunkOf(bundle: Rolldown.OutputBundle, entry: string): Chunk {
  const chunk = Object.values(bundle).find(
    (file): file is Chunk => file.type === "chunk" && file.facadeModuleId?.endsWith(entry) === true,
  );
  if (!chunk) throw new Error(`No chunk for ${entry}`);
  return chunk;
}

/** A chunk and all that it loads, directly or not. */
export function reachable(
  bundle: Rolldown.OutputBundle,
  from: Chunk,
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<Chunk> {
  const seen = new Set<Chunk>([from]);
  for (const chunk of seen) {
    for (const name of next(chunk)) {
      const file = bundle[name];
      if (file?.type === "chunk") seen.add(file);
    }
  }
  return seen;
}

export const cssOf = (chunks: ReadonlySet<Chunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));

export const sourceOf = (file: Rolldown.OutputBundle[string] | undefined): string =>
  file?.type === "asset" ? String(file.source) : "";
