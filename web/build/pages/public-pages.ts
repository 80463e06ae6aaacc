import type { Plugin, Rolldown } from "vite";
import { sitePages } from "#browser/addresses/site-pages";
import { pageHead } from "./page-head.ts";
import { preloads } from "../light/preload-app.ts";

/**
 * Writes each public page as a file of its own, made from the app's page: with its title, description and link card, and with
 * preloads of its screen's script. The teacher's first page gets the preloads alone, or its script would be asked for only after the
 * app's have come. `_redirects` maps addresses to files. The first page is none of them: `home-page.ts` writes it.
 */
export function publicPages({ origin }: { readonly origin: string }): Plugin {
  return {
    name: "bilye:public-pages",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        const shell = shellIn(bundle);
        // The files for the app's addresses and for all others, which are served with status 404.
        for (const fileName of ["app.html", "404.html"]) this.emitFile({ type: "asset", fileName, source: shell });
        const withScreen = (page: string, screen: string) =>
          page.replace("</head>", () => `${preloads(bundle, screen, page).join("")}</head>`);
        this.emitFile({
          type: "asset",
          fileName: "teacher-dashboard.html",
          source: withScreen(shell, "web/features/home/teacher/dashboard.tsx"),
        });
        for (const name of ["presentation", "about", "terms", "privacy", "accessibility"] as const) {
          const source = withScreen(
            shell.replace(pageHead(sitePages.app, origin), () => pageHead(sitePages[name], origin)),
            `web/features/home/public/${name}.tsx`,
          );
          this.emitFile({ type: "asset", fileName: `${name}.html`, source });
        }
      },
    },
  };
}

function shellIn(bundle: Rolldown.OutputBundle): string {
  const page = bundle["index.html"];
  if (page?.type !== "asset") throw new Error("The app has no page");
  return String(page.source);
}
