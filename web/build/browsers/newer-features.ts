import { oldest, type BrowserName } from "./browsers.ts";

/** A feature that a script or a style may use, with the version of each browser that introduced it. */
type Feature = {
  readonly name: string;
  readonly pattern: RegExp;
  /** chrome, edge, firefox, safari; null for never. */
  readonly since: Readonly<Record<BrowserName, number | null>>;
  /** True if `web/browser/newer-methods.ts` provides it; the pupil's phone has none of that. */
  readonly isAdded?: true;
  /** Allowed in a chunk that also checks if the browser has it. */
  readonly unless?: RegExp;
};

type Rest = Pick<Feature, "isAdded" | "unless">;
const since = (chrome: number | null, firefox: number | null, safari: number | null) => ({
  chrome,
  edge: chrome,
  firefox,
  safari,
});
const feature = (name: string, pattern: RegExp, known: Feature["since"], rest: Rest = {}): Feature => ({
  name,
  pattern,
  since: known,
  ...rest,
});
const added: Rest = { isAdded: true };

const scriptFeatures: readonly Feature[] = [
  feature("toSorted", /\.toSorted\(/, since(110, 115, 16), added),
  feature("toReversed", /\.toReversed\(/, since(110, 115, 16), added),
  feature("toSpliced", /\.toSpliced\(/, since(110, 115, 16), added),
  feature("findLast", /\.findLast(?:Index)?\(/, since(97, 104, 15.4), added),
  feature("Object.hasOwn", /\bObject\.hasOwn\(/, since(93, 92, 15.4), added),
  feature("isWellFormed", /\.(?:is|to)WellFormed\(/, since(111, 119, 16.4), added),
  feature("URL.canParse", /\bURL\.canParse\(/, since(120, 115, 17), added),
  feature("URL.parse", /\bURL\.parse\(/, since(126, 126, 18)),
  feature("groupBy", /\b(?:Object|Map)\.groupBy\(/, since(117, 119, 17.4)),
  feature("Promise.withResolvers", /\bPromise\.withResolvers\(/, since(119, 121, 17.4)),
  feature("Promise.try", /\bPromise\.try\(/, since(128, 134, 18.2)),
  feature("Array.fromAsync", /\bArray\.fromAsync\(/, since(121, 115, 16.4)),
  feature("structuredClone", /\bstructuredClone\(/, since(98, 94, 15.4)),
  feature("AbortSignal.timeout", /\bAbortSignal\.timeout\(/, since(103, 100, 16)),
  feature("AbortSignal.any", /\bAbortSignal\.any\(/, since(116, 124, 17.4)),
  feature("throwIfAborted", /\.throwIfAborted\(/, since(100, 97, 15.4)),
  feature("checkVisibility", /\.checkVisibility\(/, since(105, 106, 17.4)),
  feature("requestIdleCallback", /\brequestIdleCallback\(/, since(47, 55, null), {
    unless: /requestIdleCallback\?\.|in window|typeof requestIdleCallback/,
  }),
  feature("Intl.Segmenter", /\bIntl\.Segmenter\(/, since(87, 125, 14.1), { unless: /typeof Intl\.Segmenter/ }),
  feature("CompressionStream", /\bnew (?:Dec|C)ompressionStream\(/, since(80, 113, 16.4), {
    unless: /typeof (?:Dec|C)ompressionStream/,
  }),
  feature("inert", /\binert:(?:!0|true)/, since(102, 112, 15.5)),
  feature("showPopover", /\.(?:show|hide|toggle)Popover\(/, since(114, 125, 17)),
  feature("lookbehind", /\(\?<[=!]/, since(62, 78, 16.4)),
  feature("the flag v", /[`"'],\s*[`"'](?!svg[`"'])[dgimsuy]*v[dgimsuy]*[`"']\)/, since(112, 116, 17)),
  // Not a question of age: plain http has neither.
  feature("crypto.randomUUID", /\bcrypto\.randomUUID\(/, since(null, null, null)),
  feature("crypto.subtle", /\bcrypto\.subtle\b/, since(null, null, null)),
];

const styleFeatures: readonly Feature[] = [
  feature(":has()", /:has\(/, since(105, 121, 15.4)),
  feature("color-mix()", /\bcolor-mix\(/, since(111, 113, 16.2)),
  feature("light-dark()", /\blight-dark\(/, since(123, 120, 17.5)),
  feature("oklch() and the like", /\b(?:ok)?l(?:ch|ab)\(/, since(111, 113, 15.4)),
  feature("dvh", /\d[dsl]v[hwib]\b/, since(108, 101, 15.4)),
  feature("overflow: clip", /\boverflow(?:-[xy])?:\s*clip\b/, since(90, 81, 16)),
  feature("@container", /@container\b/, since(105, 110, 16)),
  feature("cqw", /\d cq[wh]\b|\dcq[whib]\b/, since(105, 110, 16)),
  feature("@layer", /@layer\b/, since(99, 97, 15.4)),
  feature("@scope", /@scope\b/, since(118, 128, 17.4)),
  feature("@starting-style", /@starting-style\b/, since(117, 129, 17.5)),
  feature("subgrid", /\bsubgrid\b/, since(117, 71, 16)),
  feature("nesting", /(?:^|[{;}])\s*&/, since(120, 117, 17.2)),
  feature("individual transforms", /(?:^|[{;])\s*(?:translate|rotate|scale):/, since(104, 72, 14.1)),
  feature("range media queries", /@media[^{]*\([^):]*[<>]/, since(104, 63, 16.4)),
  feature("linear()", /[:,\s]linear\(/, since(113, 112, 17.2)),
];

/** True if one of the listed browsers lacks it. */
const isNew = ({ since }: Feature): boolean =>
  Object.entries(oldest).some(([name, version]) => (since[name as BrowserName] ?? Infinity) > version);

/** Names of the features in a script that are too new; `hasNewerMethods` if the script loads the replacements. */
export function tooNewInScript(code: string, hasNewerMethods: boolean): string[] {
  return scriptFeatures
    .filter(isNew)
    .filter((feature) => !(feature.isAdded && hasNewerMethods) && feature.pattern.test(code))
    .filter(({ unless }) => !unless?.test(code))
    .map(({ name }) => name);
}

/**
 * Names of the features in a style that are too new. A feature behind `@supports`, or after the same property with an older
 * value, is optional and allowed.
 */
export function tooNewInStyle(css: string): string[] {
  const rest = withoutExtras(css);
  return styleFeatures.filter((feature) => isNew(feature) && feature.pattern.test(rest)).map(({ name }) => name);
}

function withoutExtras(css: string): string {
  let rest = "";
  let depth = 0;
  for (const part of css.replace(/\/\*.*?\*\//gs, "").split(/(?<=[{};])/)) {
    if (depth > 0 || part.trimStart().startsWith("@supports")) {
      depth += (part.match(/\{/g)?.length ?? 0) - (part.match(/\}/g)?.length ?? 0);
    } else rest += part;
  }
  return rest.replace(/\{([^{}]*)\}/g, (_, body: string) => `{${firstOfEach(body)}}`);
}

function firstOfEach(declarations: string): string {
  const seen = new Set<string>();
  return declarations
    .split(";")
    .filter((declaration) => {
      const property = declaration.split(":")[0]!.trim();
      return !seen.has(property) && seen.add(property);
    })
    .join(";");
}
