import type { Plugin } from "vite";

/** What React asks for and no browser has, or no page of ours needs: other runtimes, its developer tools, the tab's spinner. */
const absent = ["__REACT_DEVTOOLS_GLOBAL_HOOK__", "setImmediate", "process.emit", "navigation"];

/** What React asks for and every browser has that can run the app: what it would do without never runs. */
const present = [
  "AbortController",
  "MessageChannel",
  "Object.is",
  "Promise",
  "WeakMap",
  "clearTimeout",
  "document",
  "performance",
  "performance.now",
  "queueMicrotask",
  "setTimeout",
  "window",
  "window.ErrorEvent",
  "window.document",
  "window.document.createElement",
];
const asked = new RegExp(
  `"(\\w+)" ([!=])== typeof (?:${present.map((name) => name.replaceAll(".", "\\.")).join("|")})(?![.\\w])`,
  "g",
);

/** Leaves out of React what would only run with these, or without those: a pupil's phone has less to load. */
export function leanReact(): Plugin {
  return {
    name: "bilye:lean-react",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configEnvironment: (name) =>
      name === "client" ? { define: Object.fromEntries(absent.map((one) => [one, "undefined"])) } : undefined,
    transform: {
      filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/ },
      handler: (code) => ({ code: withoutQuestions(code), map: null }),
    },
  };
}

/** `"function" === typeof queueMicrotask` is true, `"undefined" === typeof window` is not. */
export const withoutQuestions = (code: string): string =>
  code.replace(asked, (_, type: string, sign: string) => String((type === "undefined") === (sign === "!")));
