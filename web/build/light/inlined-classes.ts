import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { className } from "./class-names.ts";

const imported = /^import (?<name>\w+) from "(?<sheet>[^"]+\.module\.css)";$/m;
/** A class whose name is computed at run time: `styles[tone]`. */
const computed = /\bstyles\[(?<name>[^[\]]+)\]!?/g;
/** Any use of the object other than for one class. */
const other = /\bstyles\b(?!\.[a-zA-Z]\w*|\[[^[\]]+\]|\s+from ")/;
const web = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Writes the class names of a style sheet where they are used, so that the script does not need the object that lists them. A
 * sheet whose object is passed on keeps it.
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

/** Resolves a relative import, or one through `package.json`. */
const pathOf = (sheet: string, folder: string): string =>
  sheet.startsWith("#") ? join(web, sheet.slice(1)) : join(folder, sheet);

/** The sheets from which only single classes are used. */
function plainSheets(): ReadonlySet<string> {
  const all = new Set<string>();
  const others = new Set<string>();
  for (const path of readdirSync(web, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(path)) continue;
    const code = readFileSync(join(web, path), "utf8");
    for (const [, sheet] of code.matchAll(/"([^"]+\.module\.css)"/g)) {
      const { name, sheet: first } = imported.exec(code)?.groups ?? {};
      // If a file has several sheets, only the first is inlined.
      const isPlain = path.endsWith(".tsx") && name === "styles" && sheet === first && !other.test(code);
      (isPlain ? all : others).add(pathOf(sheet!, join(web, dirname(path))));
    }
  }
  return new Set([...all].filter((sheet) => !others.has(sheet)));
}

/** A class that the sheet lacks is undefined, as in the object; a computed name gives a class without a rule. */
export function withClasses(code: string, sheet: string): string {
  const known = new Set([...readFileSync(sheet, "utf8").matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name));
  return code
    .replace(/\bstyles\.([a-zA-Z]\w*)/g, (_, name: string) =>
      known.has(name) ? `"${className(name, sheet)}"` : "undefined",
    )
    .replace(computed, (_, name: string) => `\`\${${name}}${className("", sheet)}\``)
    .replace(imported, 'import "$<sheet>";');
}
