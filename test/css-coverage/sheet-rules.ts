/** A rule of a style sheet as it was built: where it stands, and a key that a copy of it in another sheet has as well. */
export type SheetRule = {
  readonly key: string;
  readonly selector: string;
  /** The conditions around it, as in `@media (max-width:719px)`. */
  readonly when: string;
  readonly start: number;
  readonly end: number;
};

/** Rules of a minified style sheet. Steps of animations, typefaces and properties are none. */
export function rulesOf(css: string): readonly SheetRule[] {
  const rules: SheetRule[] = [];
  const open: { readonly head: string; readonly start: number }[] = [];
  let from = 0;
  for (const { 0: sign, index } of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === "{") {
      const head = css.slice(from, index);
      const start = from + /^(?:\s|\/\*[\s\S]*?\*\/)*/.exec(head)![0].length;
      open.push({ head: css.slice(start, index).trim(), start });
    }
    if (sign === "}") {
      const { head, start } = open.pop()!;
      const around = open.map((one) => one.head);
      if (!head.startsWith("@") && !around.some((one) => one.startsWith("@keyframes"))) {
        const when = around.join(" ");
        const end = index + 1;
        rules.push({ key: `${when}|${css.slice(start, end)}`, selector: head, when, start, end });
      }
    }
    if ("{};".includes(sign)) from = index + 1;
  }
  return rules;
}
