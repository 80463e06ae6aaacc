import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const seen = new Map<string, string>();

/**
 * A module's class in the page: its own name, and a few letters that the whole module shares, which compresses well. They
 * follow from the sheet's content: a sheet that moves to another folder keeps its classes.
 */
export function className(name: string, path: string): string {
  const sheet = readFileSync(path.replace(/\?.*$/, ""), "utf8");
  const scoped = `${name}-${lettersOf(sheet)}`;
  const other = seen.get(scoped);
  if (other !== undefined && other !== sheet)
    throw new Error(`${path} and another style sheet would share the class ${scoped}: change a byte of one of them`);
  seen.set(scoped, sheet);
  return scoped;
}

/** Three letters and digits of a sheet's hash. */
const lettersOf = (sheet: string): string =>
  (createHash("sha256").update(sheet).digest().readUInt32BE() % 36 ** 3).toString(36).padStart(3, "0");
