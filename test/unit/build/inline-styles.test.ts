import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { inlineStyle, inlineStyles } from "../../../web/build/light/inline-styles";

const sheets: Record<string, string> = {
  "assets/base.css": "@font-face{font-family:G;src:url(/g.woff2)}@font-face{font-family:Y;src:local(Arial)}p{margin:0}",
  "assets/form.css": ".form{color:red}",
};
const bundle = Object.fromEntries(
  Object.entries(sheets).map(([fileName, source]) => [fileName, { type: "asset", fileName, source }]),
) as unknown as Rolldown.OutputBundle;
const linked = Object.keys(sheets).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);

test("a page holds its styles; of their files none is loaded, but the typeface, after everything else", () => {
  const { handler } = inlineStyles("join.html").transformIndexHtml as {
    handler: (html: string, of: { bundle: Rolldown.OutputBundle; filename: string }) => string;
  };
  const html = handler(`<head>${linked.join("")}</head><body></body>`, { bundle, filename: "/web/join.html" });
  expect(html).toContain("<style>@font-face{font-family:Y;src:local(Arial)}p{margin:0}\n.form{color:red}</style>");
  expect(inlineStyle(html)).toMatch(/^'sha256-.+'$/);
  expect(html.slice(html.indexOf("<body>"))).toMatch(
    /<link rel="stylesheet" crossorigin href="\/assets\/typeface-\w{8}\.css"><link rel="inlined" crossorigin href="\/assets\/base\.css"><link rel="inlined" crossorigin href="\/assets\/form\.css">/,
  );
  expect(html.match(/stylesheet/g)).toHaveLength(1);
});
