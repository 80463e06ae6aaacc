/**
 * The oldest browsers in which everything works, Android's WebView with Chrome's number. The features that the build lowers or
 * refuses to ship (`newer-features.ts`) and the browsers that `test/old-browsers` starts follow from here.
 */
export const oldest = { chrome: 92, edge: 92, firefox: 102, safari: 15.4 } as const;
export type BrowserName = keyof typeof oldest;

/** In the build tools' words: `chrome92`, … */
export const targets: string[] = [...Object.entries(oldest), ["ios", oldest.safari]].map(
  ([name, version]) => `${name}${version}`,
);
