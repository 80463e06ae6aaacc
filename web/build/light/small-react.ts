import type { Plugin } from "vite";

/**
 * Features that React checks for and that no browser has or no page of ours needs: other runtimes, its developer tools, the
 * tab's spinner.
 */
const absent = ["__REACT_DEVTOOLS_GLOBAL_HOOK__", "setImmediate", "process.emit", "navigation"];

/** Features that React checks for and that every supported browser has, so that React's fallbacks never run. */
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
const membersPresent = /"(?:CompositionEvent|AnimationEvent|TransitionEvent)" in window|"oninput" in document/g;
/** React's variables for such checks, with their values. */
const answers: readonly (readonly [name: string, answer: string])[] = [
  ["canUseDOM", "true"],
  ["canUseCompositionEvent", "true"],
  ["isInputEventSupported", "true"],
  ["skipSelectionChangeEvent", "false"],
  ["documentMode", "null"],
];
/** Names of events with a vendor prefix. */
const prefixes = /function makePrefixMap\([\s\S]*?(?=var ANIMATION_END)/;
/** Names of keys in old browsers, and keys by number for browsers without names. */
const keyNames = /(normalizeKey|translateToKey) = \{[^}]*\}/g;
/** Styles with a vendor prefix, in a list separated by spaces. */
const prefixedStyles = / (?:Moz|ms|Web[kK]it)[A-Z]\w+/g;
const asked = new RegExp(
  `"(\\w+)" ([!=])== typeof (?:${present.map((name) => name.replaceAll(".", "\\.")).join("|")})(?![.\\w])`,
  "g",
);

/**
 * Shortens the creation of elements, which happens in a thousand places: a variable is shorter there than a property of an
 * object, and one function shorter than two that do the same.
 */
const elements = "\0elements";
const oneFunction = `import runtime from "react/jsx-runtime";
const { jsx, Fragment } = runtime;
export { jsx, jsx as jsxs, Fragment };`;

/**
 * Removes the parts of React that would run only with the absent features, or without the present ones, so that a pupil's phone
 * loads less.
 */
export function smallReact(): Plugin {
  return {
    name: "bilye:small-react",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configEnvironment: (name) =>
      name === "client" ? { define: Object.fromEntries(absent.map((one) => [one, "undefined"])) } : undefined,
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_, importer) => (importer === elements ? null : elements),
    },
    load: { filter: { id: new RegExp(`^${elements}$`) }, handler: () => ({ code: oneFunction, map: null }) },
    transform: {
      filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/ },
      handler: (code) => ({ code: withoutQuestions(code), map: null }),
    },
  };
}

/** `"function" === typeof queueMicrotask` is true, `"undefined" === typeof window` is not. */
export function withoutQuestions(code: string): string {
  const answered = code
    .replace(asked, (_, type: string, sign: string) => String((type === "undefined") === (sign === "!")))
    .replace(/"documentMode" in document/g, "false")
    .replace(/document\.documentMode/g, "undefined")
    .replace(membersPresent, "true")
    .replace(prefixes, "function getVendorPrefixedEventName(eventName) { return eventName; }\n")
    .replace(keyNames, "$1 = {}")
    .replace(prefixedStyles, "");
  return answers.reduce(
    (known, [name, answer]) => known.replace(new RegExp(`(?<![.\\w])${name}\\b(?! =[^=])`, "g"), answer),
    answered,
  );
}
