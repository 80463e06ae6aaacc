import type { Plugin } from "vite";

/** What is published has no door for React's developer tools: nobody uses it there, and a pupil's phone would load it. */
export function withoutDevtools(): Plugin {
  return {
    name: "bilye:without-devtools",
    config: (_, { command }) =>
      command === "build" ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } } : undefined,
  };
}
