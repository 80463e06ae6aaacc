/** Replaces Moodle's `\(…\)` and, for a formula on its own line, `\[…\]` with our dollars. */
export const withDollars = (text: string): string =>
  text
    .replaceAll(/\\\(([^$]{1,500}?)\\\)/g, (_, tex: string) => `$${tex.trim()}$${linesOf(tex)}`)
    .replaceAll(/\\\[([^$]{1,500}?)\\\]/g, (_, tex: string) => `$$${tex.trim()}$$${linesOf(tex)}`);

/** Line feeds at the ends of a formula, kept behind it: the places of the lines below are counted. */
const linesOf = (tex: string): string => tex.replace(tex.trim(), "").replace(/[^\n]+/g, "");
