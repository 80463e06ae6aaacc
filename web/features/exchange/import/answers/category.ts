/** The last part of a category's path. A slash inside a name is written twice. */
export const lastCategory = (path: string): string =>
  path.replaceAll("//", "\0").split("/").at(-1)!.replaceAll("\0", "/").trim();
