import { createHash } from "node:crypto";
import { relative } from "node:path";

const seen = new Map<string, string>();

/** A module's class in the page: its own name, and the same few letters for the whole module, which compresses well. */
export function className(name: string, path: string): string {
  const module = relative(process.cwd(), path.replace(/\?.*$/, ""));
  const scoped = `${name}-${createHash("sha256").update(module).digest("hex").slice(0, 4)}`;
  const other = seen.get(scoped);
  if (other !== undefined && other !== module)
    throw new Error(`${module} and ${other} would share the class ${scoped}`);
  seen.set(scoped, module);
  return scoped;
}
