import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer, type Plugin } from "vite";
import { docsMarkup, type ApiDocument } from "./page.ts";
import { pageHead } from "../pages/page-head.ts";

/**
 * The API's description, made from the schemas that parse and type its calls: `/api/openapi.json`, and the page `/api-docs`.
 * The Worker knows nothing of either.
 */
export function apiDescription({ origin }: { readonly origin: string }): Plugin {
  let made: Promise<ApiDocument> | undefined;
  const document = () => (made ??= apiDocument());
  return {
    name: "bilye:api-description",
    configureServer: ({ middlewares }) => {
      middlewares.use("/api/openapi.json", (_, reply) => {
        const answer = async () => {
          reply.setHeader("content-type", "application/json");
          reply.end(JSON.stringify(await document()));
        };
        void answer();
      });
    },
    transformIndexHtml: {
      order: "pre",
      handler: async (html) =>
        html.includes("<!-- api docs -->")
          ? html
              .replace("<!-- api docs head -->", () => pageHead(page, origin))
              .replace("<!-- api docs -->", docsMarkup(await document(), origin).replaceAll("$", "$$$$"))
          : html,
    },
    generateBundle: {
      order: "post",
      async handler() {
        if (this.environment.name !== "client") return;
        const source = `${JSON.stringify(await document())}\n`;
        this.emitFile({ type: "asset", fileName: "api/openapi.json", source });
      },
    },
  };
}

/** Removes the script and the links to parts that the bundler adds because other pages share them: this page needs none. */
export function withoutScript(page: string): Plugin {
  return {
    name: "bilye:without-script",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle, filename }) =>
        bundle && filename.endsWith(page)
          ? html.replace(/\s*<script [^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, "")
          : undefined,
    },
  };
}

const page = {
  title: "API belgesi",
  description: "Bilye’nin HTTP arayüzü: her çağrı, alanları, yanıtları ve örnekleriyle. Kendi betiklerinizi yazın.",
};

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function apiDocument(): Promise<ApiDocument> {
  const { version } = JSON.parse(readFileSync(file("../../../package.json"), "utf8")) as { version: string };
  const server = await createServer({
    configFile: false,
    root: file("../../.."),
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule(file("../../../worker/http/openapi/api-document.ts"));
    return (module as Described).apiDocument(version);
  } finally {
    await server.close();
  }
}
type Described = { readonly apiDocument: (version: string) => ApiDocument };
