import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { className } from "./class-names.ts";

const imported = /^import (?<name>\w+) from "(?<sheet>[^"]+\.module\.css)";$/m;
/** A class by a name that is known when it is used: `styles[tone]`. */
const computed = /\bstyles\[(?<name>[^[\]]+)\]!?/g;
/** Any other use of the object than for one class. */
const other = /\bstyles\b(?!\.[a-zA-Z]\w*|\[[^[\]]+\]|\s+from ")/;
const web = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Writes the classes of a style sheet where they are used, so that the object that would name them all is gone from the
 * script. A sheet whose object somebody hands on keeps it.
 */
export function inlinedClasses(): Plugin[] {
  const sheets = plainSheets();
  const sheetOf = (id: string, code: string) => pathOf(imported.exec(code)?.groups?.["sheet"] ?? "", dirname(id));
  return [
    {
      name: "bilye:inlined-classes",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: /\/web\/.*\.tsx$/, code: imported },
        handler(code, id) {
          const sheet = sheetOf(id, code);
          return sheets.has(sheet) ? { code: withClasses(code, sheet), map: null } : undefined;
        },
      },
    },
    {
      name: "bilye:plain-sheets",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (_, id) => (sheets.has(id) ? { code: "", map: null, moduleSideEffects: "no-treeshake" } : undefined),
      },
    },
  ];
}

/** An import as `package.json` and a relative one are resolved. */
const pathOf = (sheet: string, folder: string): string =>
  sheet.startsWith("#") ? join(web, sheet.slice(1)) : join(folder, sheet);

/** The sheets of which only single classes are taken. */
function plainSheets(): ReadonlySet<string> {
  const all = new Set<string>();
  const others = new Set<string>();
  for (const path of readdirSync(web, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(path)) continue;
    const code = readFileSync(join(web, path), "utf8");
    for (const [, sheet] of code.matchAll(/"([^"]+\.module\.css)"/g)) {
      const { name, sheet: first } = imported.exec(code)?.groups ?? {};
      // Of several sheets in one file the first alone is written out.
      const isPlain = path.endsWith(".tsx") && name === "styles" && sheet === first && !other.test(code);
      (isPlain ? all : others).add(pathOf(sheet!, join(web, dirname(path))));
    }
  }
  return new Set([...all].filter((sheet) => !others.has(sheet)));
}

/** A class that the sheet does not have is none, as in the object; by a computed name it is one without a rule. */
export function withClasses(code: string, sheet: string): string {
  const known = new Set([...readFileSync(sheet, "utf8").matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name));
  return code
    .replace(/\bstyles\.([a-zA-Z]\w*)/g, (_, name: string) =>
      known.has(name) ? `"${className(name, sheet)}"` : "undefined",
    )
    .replace(computed, (_, name: string) => `\`\${${name}}${className("", sheet)}\``)
    .replace(imported, 'import "$<sheet>";');
}
