const definition = /\\(?:[egx]?def|(?:re)?newcommand|providecommand|(?:future)?let|global|long)(?![a-z@])/i;

/**
 * Whether a formula defines signs of its own. No question needs that, and five hundred letters that name one long sign and repeat
 * it are megabytes of a page: a class's phones stand still over it.
 */
export const namesOwnSigns = (tex: string): boolean =>
  // Two backslashes begin a new line, whatever letters follow.
  definition.test(tex.replaceAll(String.raw`\\`, " "));
