/** Globals that React asks for and no page of ours needs: of other runtimes, its developer tools, the tab's spinner. */
const absent = ["__REACT_DEVTOOLS_GLOBAL_HOOK__", "setImmediate", "process.emit", "navigation"];

/** Globals that React asks for and that every supported browser has. */
const present = {
  function: [
    "AbortController",
    "MessageChannel",
    "Object.is",
    "Promise",
    "WeakMap",
    "clearTimeout",
    "performance.now",
    "queueMicrotask",
    "setTimeout",
  ],
  object: ["document", "performance", "window"],
};

/** Values for the option `define`: React's fallbacks, which never run, stay out of the pages. */
export const knownGlobals: Record<string, string> = Object.fromEntries([
  ...absent.map((name) => [name, "undefined"]),
  ...Object.entries(present).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, JSON.stringify(type)])),
]);
