/** Moodle writes a formula as `\(…\)`, one on a line of its own as `\[…\]`; we write dollars. */
export const withDollars = (text: string): string =>
  text
    .replaceAll(/\\\(([^$]{1,500}?)\\\)/g, (_, tex: string) => `$${tex.trim()}$`)
    .replaceAll(/\\\[([^$]{1,500}?)\\\]/g, (_, tex: string) => `$$${tex.trim()}$$`);
