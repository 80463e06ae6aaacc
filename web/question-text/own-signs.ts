const definition = /\\(?:[egx]?def|(?:re)?newcommand|providecommand|(?:future)?let|global|long)(?![a-z@])/i;

/**
 * Tells if a formula defines macros. No question needs that, and five hundred letters that name one long macro and repeat it
 * expand to megabytes, which would freeze a class's phones.
 */
export const namesOwnSigns = (tex: string): boolean =>
  // Two backslashes begin a new line, whatever letters follow.
  definition.test(tex.replaceAll(String.raw`\\`, " "));
