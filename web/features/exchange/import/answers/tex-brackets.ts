/** Replaces Moodle's `\(…\)` and, for a formula on its own line, `\[…\]` with our dollars. */
export const withDollars = (text: string): string =>
  text
    .replaceAll(/\\\(([^$]{1,500}?)\\\)/g, (_, tex: string) => `$${tex.trim()}$`)
    .replaceAll(/\\\[([^$]{1,500}?)\\\]/g, (_, tex: string) => `$$${tex.trim()}$$`);
