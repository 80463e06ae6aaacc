import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { formulaFonts } from "../formulas.ts";
import { chunkOf, cssOf, reachable } from "../chunks.ts";

const formulaPart = "web/question-text/formula-part.tsx";

type Part = {
  readonly pages: readonly string[];
  readonly entry: string;
  /** Parts listed here are loaded when needed, not cached ahead. */
  readonly list?: string;
  /** A source file that this part does without, together with everything only that file imports. */
  readonly without?: string;
};

/**
 * Writes the service worker with the file names that each part needs. With OFFLINE=off in the build's environment it writes one
 * that removes itself and everything it cached.
 */
export function offline(parts: Readonly<Record<string, Part>>): Plugin {
  const isOff = process.env.OFFLINE === "off";
  return {
    name: "bilye:offline",
    config: (_, { command }) => ({ define: { __OFFLINE__: JSON.stringify(command === "build" && !isOff) } }),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        const source = isOff ? script("no-service-worker") : withParts(bundle, parts);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

const script = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../offline/${name}.js`, import.meta.url)), "utf8");

function withParts(bundle: Rolldown.OutputBundle, parts: Readonly<Record<string, Part>>): string {
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, [...part.pages, ...filesOf(bundle, part)]]),
  );
  const list = JSON.stringify(files);
  // The build's name would change with every build; this name changes only with the contents.
  const pages = Object.values(bundle).map((file) =>
    file.fileName.endsWith(".html") && "source" in file ? String(file.source) : "",
  );
  const build = createHash("sha256").update(list).update(pages.join("\0")).digest("hex").slice(0, 12);
  return script("service-worker")
    .replace("__BUILD__", build)
    .replace('"__PARTS__"', () => JSON.stringify(list));
}

/** Every script and style that an entry can load, with the typeface and the icon. */
function filesOf(bundle: Rolldown.OutputBundle, { entry, list, without }: Part): string[] {
  const listing = list && chunkOf(bundle, list).fileName;
  const left = without && chunkOf(bundle, without).fileName;
  const chunks = reachable(bundle, chunkOf(bundle, entry), ({ fileName, imports, dynamicImports }) =>
    [...imports, ...(fileName === listing ? [] : dynamicImports)].filter((name) => name !== left),
  );
  const formulas = chunkOf(bundle, formulaPart);
  const fonts = Object.keys(bundle).filter(
    (name) => /\.(?:woff2|svg)$|\/typeface-/.test(name) && (chunks.has(formulas) || !name.startsWith(formulaFonts)),
  );
  return [...new Set([...[...chunks].map(({ fileName }) => fileName), ...cssOf(chunks), ...fonts])].map(
    (name) => `/${name}`,
  );
}
