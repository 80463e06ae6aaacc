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

function tooNew(file: Rolldown.OutputBundle[string], hasNewerMethods: boolean): string[] {
  const source = file.type === "chunk" ? file.code : String(file.source);
  if (file.fileName.endsWith(".js")) return tooNewInScript(source, hasNewerMethods);
  return file.fileName.endsWith(".css") ? tooNewInStyle(source) : [];
}
