import { readFileSync } from "node:fs";

/** Licences that allow use and redistribution without conditions on our own code. */
const permissive = new Set(["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);

type Entry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean };
export type Package = { path: string; name: string; version: string; licence: string; ships: boolean };

/** Every package of the lockfile; those that ship are the ones the product's dependencies need. */
export function packages(): Package[] {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
  return Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(([path, { version = "", license = "unknown", dev, devOptional, optional }]) => ({
      path,
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license,
      ships: !dev && !devOptional && !optional,
    }));
}

/** Packages that ship under a licence that is not on the list. */
export const refused = (all: readonly Package[]): Package[] =>
  all.filter(({ ships, licence }) => ships && !permissive.has(licence));

if (import.meta.main) {
  const all = packages();
  for (const { name, version, licence } of all.filter(({ ships }) => ships))
    console.log(`${licence}\t${name} ${version}`);
  console.log("\nOnly for building and testing:");
  for (const [licence, some] of Map.groupBy(
    all.filter(({ ships }) => !ships),
    ({ licence }) => licence,
  )) {
    console.log(
      `${licence}\t${some.length} (${some
        .slice(0, 4)
        .map(({ name }) => name)
        .join(", ")}${some.length > 4 ? ", …" : ""})`,
    );
  }
  const wrong = refused(all);
  for (const { name, licence } of wrong)
    console.error(`${name} ships under a licence that is not on the list: ${licence}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
