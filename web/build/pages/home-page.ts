import { rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { targets } from "../browsers/browsers.ts";
import { className } from "../light/class-names.ts";
import { widthsInEm } from "../widths-in-em.ts";

/**
 * Writes the first page: its markup, the styles that this markup needs, in the page itself, and a script of its own. They are built
 * apart from the app, whose shared files would bring the styles and scripts of a hundred screens along.
 */
export function homePage(): Plugin {
  let files: Home["files"] = new Map();
  const page = async (html: string) => {
    const { markup, css, script, ...made } = await makeHome();
    ({ files } = made);
    const head = [
      `<style>${css}</style>`,
      `<link rel="preload" as="font" type="font/woff2" href="${/url\((?<font>\/assets\/[^)]+\.woff2)\)/.exec(css)!.groups!["font"]}" crossorigin />`,
      `<script type="module" crossorigin src="/${script}"></script>`,
    ];
    return html.replace("<!-- home -->", () => markup).replace("<!-- home files -->", () => head.join("\n    "));
  };
  return {
    name: "bilye:home-page",
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const name = (request.url ?? "").replace(/^\/|\?.*$/g, "");
        const source = files.get(name);
        if (source === undefined) return next();
        if (name.endsWith(".js")) response.setHeader("content-type", "text/javascript");
        return response.end(source);
      });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { filename }) => (filename.endsWith("pages/home/page.html") ? page(html) : undefined),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        for (const [fileName, source] of files) {
          if (!(fileName in bundle)) this.emitFile({ type: "asset", fileName, source });
        }
      },
    },
  };
}

type Home = {
  readonly markup: string;
  readonly css: string;
  /** Name of the script among the files. */
  readonly script: string;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
};

async function makeHome(): Promise<Home> {
  const [written, lively] = await Promise.all([
    outputOf("web/pages/home/markup.tsx", true),
    outputOf("web/pages/home/main.ts", false),
  ]);
  const css = written
    .filter(isStyle)
    .map(({ source }) => String(source))
    .join("");
  const [script] = lively.filter((file) => file.type === "chunk");
  const assets = written.filter((file) => file.type === "asset" && !isStyle(file));
  return {
    // Nothing may move while the page opens: a typeface that comes late waits for the next page.
    css: css.replace(/font-display:\s*swap/, "font-display:optional"),
    markup: await rendered(written.find((file) => file.type === "chunk")!.code),
    script: script!.fileName,
    files: new Map([
      [script!.fileName, script!.code],
      ...assets.map(({ fileName, source }) => [fileName, source] as const),
    ]),
  };
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;
const isStyle = (file: Output): file is Rolldown.OutputAsset => file.type === "asset" && file.fileName.endsWith(".css");

/** Builds one entry alone; for Node, its styles and pictures are written as well. */
async function outputOf(entry: string, isForNode: boolean): Promise<readonly Output[]> {
  const result = await build({
    configFile: false,
    root: "web",
    logLevel: "error",
    publicDir: false,
    plugins: [widthsInEm(), react()],
    define: { __BUILD_ID__: '""', __OFFLINE__: "false" },
    css: { modules: { generateScopedName: className } },
    build: {
      write: false,
      ssr: isForNode,
      emitAssets: true,
      cssMinify: true,
      target: isForNode ? "esnext" : targets,
      cssTarget: targets,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(entry),
        output: { entryFileNames: "assets/home-[hash].js", assetFileNames: "assets/[name]-[hash][extname]" },
      },
    },
  });
  return (Array.isArray(result) ? result[0]! : (result as Rolldown.RolldownOutput)).output;
}

/** Runs the written module where it finds its packages. */
async function rendered(code: string): Promise<string> {
  const file = resolve(`node_modules/.home-${process.pid}.mjs`);
  await writeFile(file, code);
  try {
    const { homeMarkup } = (await import(pathToFileURL(file).href)) as { readonly homeMarkup: () => string };
    return homeMarkup();
  } finally {
    await rm(file);
  }
}
