/** The last part of a category's path. Slashes inside a name are doubled. */
export const lastCategory = (path: string): string =>
  path.replaceAll("//", "\0").split("/").at(-1)!.replaceAll("\0", "/").trim();
