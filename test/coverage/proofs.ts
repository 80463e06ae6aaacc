import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor, type ESTree } from "vite";

/** One test, and what it proves: the words in brackets at the beginning of its name. */
export type Proof = { readonly file: string; readonly title: string; readonly tags: readonly string[] };

const BRACKETS = /\[(?<tag>[^\]]+)\] ?/g;
/** `test.skip` and its like prove nothing. */
const RUNS = new Set(["each", "for", "concurrent", "skipIf", "runIf"]);

/** Recognizes a call of `test` in every form: `test(…)`, `test.concurrent.each(…)(…)`. */
function isTest(callee: ESTree.Expression): boolean {
  if (callee.type === "Identifier") return callee.name === "test" || callee.name === "it";
  if (callee.type === "CallExpression") return isTest(callee.callee);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
  return RUNS.has(callee.property.name) && isTest(callee.object);
}

/**
 * The tagged tests of a file. A regular expression would find the names, but the file is parsed, because a test in a comment, a
 * skipped one and words that only look like a name are no proof. Vite brings the parser; TypeScript 7 has none for scripts.
 */
export function proofsIn(file: string, text: string): Proof[] {
  const found: Proof[] = [];
  const note = (name: string) => {
    const tags = Array.from(name.matchAll(BRACKETS), ({ groups }) => groups!["tag"]!);
    if (tags.length > 0) found.push({ file, title: name.replace(BRACKETS, ""), tags });
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (!isTest(callee)) return;
      if (name?.type === "Literal" && typeof name.value === "string") note(name.value);
      if (name?.type === "TemplateLiteral") note(text.slice(name.start + 1, name.end - 1));
    },
  }).visit(program);
  return found;
}

/** Every tagged test there is, by file. Paths are below `test/`. */
export const allProofs = (): Proof[] =>
  globSync("test/{unit,worker,faults,e2e}/**/*.{test,spec}.{ts,tsx}")
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(path, "utf8");
      // Skip the slow parsing for files in which no name begins with a bracket.
      return /["`]\[\w[\w .,]*\]/.test(text) ? proofsIn(path.replace(/^test\//, ""), text) : [];
    });
