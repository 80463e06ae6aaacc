import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inlineStyle } from "../../../web/build/light/inline-styles";
import { headersFile, pageHeaders } from "../../../web/build/pages/site-files";
import { marbleArt, marbleSeed } from "#ui/marble/marble-art";
import { joinMarkup } from "#front-door/game/markup";

test.each([
  ["Zeynep K.", { glass: "#86DA6C", swirl: "#0E1446", core: "#C4203F", pattern: 5, turn: 120 }],
  ["Elif Su", { glass: "#FF9CCB", swirl: "#0B7A5B", core: "#0E1446", pattern: 0, turn: 180 }],
  ["Çınar", { glass: "#6FB6FF", swirl: "#C4203F", core: "#FFFFFF", pattern: 4, turn: 150 }],
])("%s grows the marble that the design drew for the name", (name, art) => {
  expect(marbleArt(marbleSeed(name))).toEqual(art);
});

test("every seed has a picture whose three colours differ", () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const { glass, swirl, core } = marbleArt(seed * 104_729);
    expect(new Set([glass, swirl, core]).size).toBe(3);
  }
});

// The style sheets of two pages must agree; neither compiler nor linter reads style sheets.
test("the highlight has an edge that a white band does not swallow, on the join page as elsewhere", () => {
  const [app, join] = ["ui/marble/marble.module.css", "front-door/game/marble.css"].map((file) => {
    const css = readFileSync(new URL(`../../../web/${file}`, import.meta.url), "utf8");
    return /[.-]shine (\{[^}]*\})/.exec(css)![1];
  });
  expect(app).toMatch(/fill: var\(--white\);\s+stroke: var\(--shade-2\);/);
  expect(join).toBe(app);
  const drawn = readFileSync(new URL("../../../web/ui/marble/glass.tsx", import.meta.url), "utf8");
  const [, shine] = /styles\.shine\}\s+d="([^"]+)"/.exec(drawn)!;
  expect(joinMarkup).toContain(`class="join-shine" d="${shine}"`);
});

test("a real-time address elsewhere is allowed by the page's policy, and nothing else is", () => {
  const plain = headersFile(pageHeaders({}), ["/assets/a.js"]);
  const elsewhere = headersFile(pageHeaders({ socketAddress: "wss://canli.bilye.example/ws" }), ["/assets/a.js"]);
  expect(elsewhere.replace(" wss://canli.bilye.example", "")).toBe(plain);
  expect(elsewhere).toContain("connect-src 'self' wss://canli.bilye.example;");
});

test("only files that exist are kept for a year, anything else below /assets for a minute", () => {
  const [, all, one] = headersFile(pageHeaders({}), ["/assets/a.js"]).split(/\n(?=\/assets\/)/);
  expect(all).toBe("/assets/*\n  cache-control: public, max-age=60");
  expect(one).toMatch(/^\/assets\/a\.js\n  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n/);
});

test("a page that bears its styles is allowed these and no others, and no other page is", () => {
  const style = inlineStyle("<head><style>a < b {}</style></head>")!;
  expect(style).toBe(`'sha256-${createHash("sha256").update("a < b {}").digest("base64")}'`);
  const [all, page] = headersFile(pageHeaders({}), [], { "/student/join": style }).split("/student/join\n");
  expect(all).toContain("style-src 'self';");
  expect(page).toContain("  ! content-security-policy\n");
  expect(page).toContain(`style-src 'self' ${style};`);
  expect(inlineStyle("<head></head>")).toBeNull();
});

// Neither compiler nor linter reads style sheets.
const sheets = globSync("web/**/*.css");

/** The properties that the animations and transitions of this style sheet change. */
function moving(css: string): string[] {
  const frames = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, steps]) =>
    [...steps!.matchAll(/([\w-]+): [^;]+;/g)].map(([, name]) => name!),
  );
  const transitions = [...css.matchAll(/transition:([^;]+);/g)].flatMap(([, list]) =>
    list!.split(/,(?![^(]*\))/).map((one) => one.trim().split(/\s/)[0]!),
  );
  return [...new Set([...frames, ...transitions])];
}

test("the style sheets are found, and so are their movements", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const css =
    "@keyframes a { from { color: red; } 50%, to { top: 0; } } b { transition: width 1s cubic-bezier(0, 1, 2, 3), left 2s; }";
  expect(moving(css)).toEqual(["color", "top", "width", "left"]);
});

test("nothing moves but transform and opacity", () => {
  const all = sheets.flatMap((sheet) => moving(readFileSync(sheet, "utf8")).map((name) => `${sheet}: ${name}`));
  expect(all.filter((one) => !/: (?:transform|opacity)$/.test(one))).toEqual([]);
});
