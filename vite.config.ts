import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { unstable_readConfig } from "wrangler";
import { apiDescription, withoutScript } from "./web/build/api-docs/api-description.ts";
import { targets } from "./web/build/browsers/browsers.ts";
import { className } from "./web/build/light/class-names.ts";
import { formulaFontName, formulaLibrary } from "./web/build/formulas.ts";
import { pdfLibrary } from "./web/build/pdf-library.ts";
import { licenceTexts } from "./web/build/licence-texts.ts";
import { inlineStyles } from "./web/build/light/inline-styles.ts";
import { knownGlobals } from "./web/build/light/known-globals.ts";
import { keptSheets } from "./web/build/light/kept-sheets.ts";
import { partLoader } from "./web/build/light/part-loader.ts";
import { homePage } from "./web/build/pages/home-page.ts";
import { offline } from "./web/build/pages/offline.ts";
import { pageAddresses } from "./web/build/pages/page-addresses.ts";
import { pageHead } from "./web/build/pages/page-head.ts";
import { pageWeight } from "./web/build/light/page-weight.ts";
import { preloadApp } from "./web/build/light/preload-app.ts";
import { publicPages } from "./web/build/pages/public-pages.ts";
import { sharedChunks } from "./web/build/light/shared-chunks.ts";
import { icons, oldBrowser, staticMarkup } from "./web/build/pages/static-markup.ts";
import { supportedBrowsers } from "./web/build/browsers/supported-browsers.ts";
import { widthsInEm } from "./web/build/widths-in-em.ts";
import { sitePages } from "./web/browser/addresses/site-pages.ts";
import { homeworkMarkup } from "./web/front-door/homework/markup.ts";
import { joinMarkup } from "./web/front-door/game/markup.ts";
import { connectingMarkup } from "./web/pages/play/connecting-markup.ts";
import { siteFiles } from "./web/build/pages/site-files.ts";
import { localOptions } from "./worker/local/settings/worker-options.ts";

// No look-up of the platform's own hosts, no usage data: dev and build work without a network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

/** The address people open: link cards need it in full. */
const { vars } = unstable_readConfig({ config: "wrangler.toml" });
const origin = String(vars["APP_ORIGIN"]);
const port = Number(process.env.PORT ?? 8080);
/** Variables that `npm run dev` adds to those of wrangler.toml; a build has none of them. */
const localVars: unknown = JSON.parse(process.env.BILYE_LOCAL_VARS ?? "null");

/** The path in full, because the build and the dev server start from different folders. */
const page = (name: string) => fileURLToPath(new URL(`./web/${name}.html`, import.meta.url));

/** Files that a script loads besides those that every page has loaded by then, which need not be named again. */
function besidesFirst(part: string, files: string[], { hostId }: { readonly hostId: string }): string[] {
  // Name no files for a game's extras: they are fetched ahead of their use, and their names would add bytes on every phone. Nor for
  // the part of an account, which few phones load.
  if (/\/(?:extra|account-part)-[^/]*$/.test(part)) return [];
  const [, host = ""] = /\/(main|frame)-[^/]*$/.exec(hostId) ?? [];
  const loaded =
    { main: "base", frame: "rolldown-runtime|react|router|base|kit|later" }[host] ?? "rolldown-runtime|react|base|kit";
  return files.filter((file) => !new RegExp(`/(?:${loaded})-[^/]*$`).test(file));
}

/** Scripts weighed for a game's phone and for homework's alike. */
const onBothPhones = [
  { name: "JS of dialogs and messages", entry: "web/answering/later/parts.ts", kb: 2.5 },
  { name: "JS after a game", entry: "web/answering/after/after-game.ts", kb: 3 },
  { name: "JS for formulas", entry: "web/question-text/formula-part.tsx", kb: 85 },
  { name: "JS of pictures", entry: "web/answering/picture/pictures.tsx", kb: 3 },
  { name: "of options", entry: "web/kinds/shared/options/phone/shown-picture.tsx", kb: 1 },
];
const onDevicesOfAccounts = { name: "JS of an account", entry: "web/front-door/account/account-part.ts", kb: 1.7 };
const otherKinds = { by: "web/kinds/other-phones.ts", kb: 6, otherKb: { spot: 8.3 }, sharedKb: 10.6 };

export default defineConfig(({ command }) => ({
  root: "web",
  plugins: [
    // This plugin first: the others know these pages by their addresses.
    pageAddresses({
      "pages/play/join.html": "student/join.html",
      "pages/play/game.html": "student/play.html",
      "pages/homework/page.html": "odev.html",
      "pages/home/page.html": "home.html",
      "pages/api-docs/page.html": "api-docs.html",
    }),
    widthsInEm(),
    formulaLibrary(),
    pdfLibrary(),
    partLoader(),
    keptSheets(),
    react(),
    cloudflare({
      configPath: "../wrangler.toml",
      persistState: { path: process.env.STATE_DIR ?? "../.wrangler/state" },
      inspectorPort: false,
      ...(localVars
        ? {
            config: {
              vars: localVars as Record<string, string>,
              // The sources have no `_redirects`: every address gets the app's page. Sources in web/api are no calls.
              assets: {
                not_found_handling: "single-page-application",
                run_worker_first: ["!/api/*.ts", "!/api/*.tsx", "!/dev/catalogue"],
              },
            },
          }
        : {}),
    }),
    siteFiles({
      HSTS_SUBDOMAINS: String(vars["HSTS_SUBDOMAINS"]),
      TURNSTILE_SITE_KEY: String(vars["TURNSTILE_SITE_KEY"]),
      contact: process.env.OPERATOR_EMAIL ?? String(vars["OPERATOR_EMAIL"]),
      socketAddress: process.env.VITE_WS_URL,
      build: process.env.BILYE_BUILD_ID ?? "dev",
    }),
    apiDescription({ origin }),
    licenceTexts(),
    withoutScript("web/pages/api-docs/page.html"),
    staticMarkup({
      "app head": pageHead(sitePages.app, origin),
      "home head": pageHead(sitePages.home, origin),
      "join head": pageHead(sitePages.join, origin),
      "homework head": pageHead(sitePages.homework, origin),
      icons,
      "old browser": oldBrowser,
      "join form": joinMarkup,
      "homework form": homeworkMarkup,
      connecting: connectingMarkup,
    }),
    preloadApp({ page: "web/pages/play/game.html", entry: "web/features/game-phone/start.tsx" }),
    preloadApp({ page: "web/index.html", entry: "web/pages/app/app.tsx" }),
    inlineStyles("web/pages/play/join.html"),
    inlineStyles("web/pages/homework/page.html"),
    offline({
      game: {
        pages: ["/student/play", "/student/join"],
        entry: "web/pages/play/main.ts",
        list: "web/kinds/other-phones.ts",
        without: "web/question-text/formula-part.tsx",
      },
      homework: {
        pages: ["/odev"],
        entry: "web/pages/homework/main.ts",
        without: "web/question-text/formula-part.tsx",
      },
      // A PDF is read with a connection: its library is larger than the rest together.
      app: { pages: ["/app"], entry: "web/index.html", without: "web/features/exchange/import/pdf/open-pdf.ts" },
      // For homework that has formulas: no page of its own.
      formulas: { pages: [], entry: "web/question-text/formula-part.tsx" },
    }),
    supportedBrowsers({ bare: ["web/pages/play/main.ts", "web/pages/homework/main.ts"] }),
    publicPages({ origin }),
    homePage(),
    localOptions(),
    pageWeight([
      {
        page: "the app, and /",
        entry: "web/pages/app/app.tsx",
        atOnceKb: 137.3,
        opened: { file: "home.html", kb: 60 },
      },
      {
        page: "/student/join, /game",
        entry: "web/pages/play/main.ts",
        atOnceKb: 12,
        inAllKb: 96,
        apart: [
          ...onBothPhones,
          { name: "JS of the last screen", entry: "web/features/game-phone/after/last-screen.tsx", kb: 1.9 },
          { name: "JS without a connection", entry: "web/features/game-phone/lost/parts.ts", kb: 1.7 },
          { name: "JS after a result", entry: "web/features/game-phone/result/pages-after.ts", kb: 1.4 },
          { name: "JS of coming back", entry: "web/front-door/game/resume.ts", kb: 1 },
          onDevicesOfAccounts,
          { name: "JS of a code with letters", entry: "web/front-door/game/letters.ts", kb: 1 },
          { name: "JS by number", entry: "web/front-door/number/number-page.ts", kb: 3 },
          { name: "JS of teams", entry: "web/features/game-phone/teams/extra.ts", kb: 2.5 },
          { name: "JS of choosing a team", entry: "web/features/game-phone/teams/pick.tsx", kb: 2 },
          { name: "JS of net", entry: "web/features/game-phone/net/extra.ts", kb: 1.8 },
          { name: "JS of changing answers", entry: "web/features/game-phone/changes/extra.ts", kb: 2.4 },
          {
            name: "JS of changing answers sent by a bar",
            entry: "web/features/game-phone/changes/reopened.tsx",
            kb: 1.8,
          },
          { name: "JS of confidence", entry: "web/features/game-phone/confidence/extra.ts", kb: 1.5 },
          { name: "JS of reactions", entry: "web/features/game-phone/reactions/extra.ts", kb: 1.5 },
        ],
        listed: otherKinds,
        opened: { file: "student/join.html", kb: 16.5 },
      },
      {
        page: "/odev",
        entry: "web/pages/homework/main.ts",
        atOnceKb: 12,
        inAllKb: 95.4,
        apart: [
          ...onBothPhones,
          onDevicesOfAccounts,
          { name: "JS before a start", entry: "web/front-door/homework/steps.ts", kb: 3.9 },
          { name: "JS before and after the questions", entry: "web/features/homework/work/pages/parts.ts", kb: 3 },
          { name: "JS of a review", entry: "web/features/homework/work/pages/review.tsx", kb: 1 },
        ],
        listed: otherKinds,
        opened: { file: "odev.html", kb: 16.7 },
      },
    ]),
  ],
  css: { modules: { generateScopedName: className } },
  // Workers load parts of theirs only for the files that need them.
  worker: { format: "es", plugins: () => [pdfLibrary()] },
  server: { port, strictPort: true, host: "127.0.0.1" },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: besidesFirst },
  },
  environments: {
    client: {
      define: command === "build" ? knownGlobals : {},
      build: {
        sourcemap: false,
        target: targets,
        cssTarget: targets,
        rolldownOptions: {
          // Writes class names and other imported constants where they are used.
          optimization: { inlineConst: { mode: "all" } },
          transform: { assumptions: { setPublicClassFields: true } },
          input: {
            app: page("index"),
            join: page("pages/play/join"),
            play: page("pages/play/game"),
            homework: page("pages/homework/page"),
            "api-docs": page("pages/api-docs/page"),
            home: page("pages/home/page"),
          },
          output: {
            assetFileNames: ({ names }) => formulaFontName(names) ?? "assets/[name]-[hash][extname]",
            codeSplitting: {
              groups: sharedChunks(),
            },
          },
        },
      },
    },
  },
}));
