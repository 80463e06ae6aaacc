import type { Plugin } from "vite";

/** Serves pages under other addresses than their folders': maps a file below `web/` to a file of the site. */
export function pageAddresses(pages: Readonly<Record<string, string>>): Plugin {
  return {
    name: "bilye:page-addresses",
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        const [asked, query] = (request.url ?? "").split(/(?=\?)/);
        const path = asked === "/" ? "/home" : asked;
        const page = Object.entries(pages).find(([, file]) => path === `/${file}` || `${path}.html` === `/${file}`);
        if (page) {
          // The platform redirects an address that ends in .html, and the browser would show the page's folder.
          const bare = page[0].replace(/\.html$/, "");
          // Later middleware uses the original address, which vite keeps beside the current one.
          request.originalUrl = request.url = `/${bare}${query ?? ""}`;
        }
        next();
      });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        for (const [page, fileName] of Object.entries(pages)) {
          const file = bundle[page];
          if (file?.type !== "asset") throw new Error(`No page ${page}`);
          delete bundle[page];
          this.emitFile({ type: "asset", fileName, source: file.source });
        }
      },
    },
  };
}
