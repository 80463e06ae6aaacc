import type { Plugin } from "vite";

/** What React asks for and no browser has, or no page of ours needs: other runtimes, its developer tools, the tab's spinner. */
const absent = ["__REACT_DEVTOOLS_GLOBAL_HOOK__", "setImmediate", "process.emit", "navigation"];

/** Leaves out of React what would only run with these: a pupil's phone has less to load. */
export function leanReact(): Plugin {
  return {
    name: "bilye:lean-react",
    apply: "build",
    configEnvironment: (name) =>
      name === "client" ? { define: Object.fromEntries(absent.map((one) => [one, "undefined"])) } : undefined,
  };
}
