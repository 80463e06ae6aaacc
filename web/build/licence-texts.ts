import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { packages, type Package } from "./licences.ts";

/**
 * `/licences.txt`: what others made in the pages and in the Worker (the typeface, lists that were copied, packages), with the texts
 * that its licences require.
 */
export function licenceTexts(): Plugin {
  return {
    name: "bilye:licence-texts",
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licencesFile() });
    },
  };
}

export function licencesFile(): string {
  const shipped = packages().filter(({ ships }) => ships);
  const typeface = `Gabarito\nOFL-1.1\n\n${readFileSync("web/assets/gabarito-licence.txt", "utf8").trim()}`;
  const lists = readFileSync("web/assets/lists-licences.txt", "utf8").trim();
  return `${[typeface, lists, ...shipped.map(withWords)].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

const withWords = (one: Package): string =>
  [`${one.name} ${one.version}`, one.licence, "", wordsOf(one)].join("\n").trim();

/** Some packages only name their licence. */
function wordsOf({ path }: Package): string {
  const file = readdirSync(path).find((name) => /^licen[cs]e(?:\.\w+)?$/i.test(name));
  return file ? readFileSync(`${path}/${file}`, "utf8").trim() : "";
}
