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

/** A chunk and all that it loads, directly or not: each after what it loads, so that its styles win over theirs. */
export function reachable(
  bundle: Rolldown.OutputBundle,
  from: Chunk,
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<Chunk> {
  const met = new Set<Chunk>();
  const inOrder = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (met.has(chunk)) return;
    met.add(chunk);
    for (const name of next(chunk)) {
      const file = bundle[name];
      if (file?.type === "chunk") visit(file);
    }
    inOrder.add(chunk);
  };
  visit(from);
  return inOrder;
}

export const cssOf = (chunks: ReadonlySet<Chunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));

export const sourceOf = (file: Rolldown.OutputBundle[string] | undefined): string =>
  file?.type === "asset" ? String(file.source) : "";
