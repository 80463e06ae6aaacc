import type { Plugin, Rolldown } from "vite";
import { chunkOf, reachable } from "../chunks.ts";
import { tooNewInScript, tooNewInStyle } from "./newer-features.ts";

/**
 * Fails the build if something in it is newer than the oldest browsers (`browsers.ts`), in our code or a dependency's. `bare`:
 * entries of the pages without `newer-methods`.
 */
export function supportedBrowsers({ bare }: { readonly bare: readonly string[] }): Plugin {
  return {
    name: "bilye:supported-browsers",
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const withoutMethods = new Set(
        bare.flatMap((entry) => [
          ...reachable(bundle, chunkOf(bundle, entry), ({ imports, dynamicImports }) => [
            ...imports,
            ...dynamicImports,
          ]),
        ]),
      );
      const faults = Object.values(bundle).flatMap((file) =>
        tooNew(file, !withoutMethods.has(file as never)).map((name) => `${file.fileName}: ${name}`),
      );
      if (faults.length > 0) throw new Error(`Too new for the oldest browsers:\n${faults.join("\n")}`);
    },
  };
}

/** Scripts with the PDF library: its build for old browsers brings along what they lack, and `open-pdf.ts` says what it cannot. */
const BRINGS_ITS_OWN = /\/(?:open-pdf|pdf-worker)-[^/]*\.js$/;

function tooNew(file: Rolldown.OutputBundle[string], hasNewerMethods: boolean): string[] {
  const source = file.type === "chunk" ? file.code : String(file.source);
  if (BRINGS_ITS_OWN.test(file.fileName)) return [];
  if (file.fileName.endsWith(".js")) return tooNewInScript(source, hasNewerMethods);
  return file.fileName.endsWith(".css") ? tooNewInStyle(source) : [];
}
