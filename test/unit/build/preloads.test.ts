import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { preloads } from "../../../web/build/light/preload-app";

const chunk = (name: string, imports: readonly string[]) => ({
  type: "chunk",
  fileName: `${name}.js`,
  facadeModuleId: `/web/${name}.tsx`,
  imports: imports.map((other) => `${other}.js`),
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
});

test("a page loads a part's styles after those of the parts inside it: one that refines a button wins", () => {
  const parts = {
    start: ["live", "kit"],
    live: ["kit"],
    kit: ["base"],
    base: ["kit"],
  };
  const bundle = Object.fromEntries(
    Object.entries(parts).map(([name, imports]) => [`${name}.js`, chunk(name, imports)]),
  ) as unknown as Rolldown.OutputBundle;
  const links = preloads(bundle, "start.tsx", '<link href="/base.css">').join("");
  expect([...links.matchAll(/(\w+)\.css/g)].map(([, name]) => name)).toEqual(["kit", "live", "start"]);
});
