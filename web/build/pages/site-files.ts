import type { Plugin, Rolldown } from "vite";
import { cameraPages, securityHeaders, withCamera, type HeaderChoices } from "#protocol/security-headers";
import { sourceOf } from "../chunks.ts";
import { formulaFonts } from "../formulas.ts";
import { inlineStyle } from "../light/inline-styles.ts";

type Deployment = HeaderChoices & { readonly socketAddress?: string | undefined };

/** `build` names it: a page that finds another one in `version.json` is older than its server. */
type Build = { readonly build: string; readonly contact: string };

/** Files beside the pages: headers, rewrites, robots, whom to tell of a weakness, and the build's id for the version check. */
export function siteFiles({ build, contact, ...deployment }: Deployment & Build): Plugin {
  return {
    name: "bilye:site-files",
    config: () => ({ define: { __BUILD_ID__: JSON.stringify(build) } }),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        const files: Record<string, string> = {
          _headers: headersFile(pageHeaders(deployment), longLived(bundle), inlineStylesIn(bundle)),
          _redirects: rewrites,
          // The nearest 404 page for a script or picture that no longer exists.
          "assets/404.html": "<!doctype html><title>404</title>\n",
          "robots.txt": ["User-agent: *", ...privateParts.map((part) => `Disallow: ${part}`), ""].join("\n"),
          "version.json": `${JSON.stringify({ build })}\n`,
          ...(contact && { ".well-known/security.txt": securityText(contact, new Date()) }),
        };
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}

/** Addresses of the app that have no file of their own; `test/unit/shell/addresses.test.ts` compares them with the router. */
export const appAddresses = [
  "/auth/*",
  "/profile",
  "/settings",
  "/sinif",
  "/pair",
  "/link",
  "/library",
  // The Worker answers these two before static files are looked up: it adds their link cards.
  "/library/*",
  "/s/*",
  "/admin",
  "/admin/*",
  "/teacher",
  "/teacher/*",
  "/student",
  "/student/dashboard",
  "/student/history",
  "/student/classes/*",
  "/student/practice/*",
];

const rewrites = [
  // Password managers send people here.
  "/.well-known/change-password /profile 302",
  "/ /home 200",
  "/student/game/* /student/play 200",
  "/odev/* /odev 200",
  "/teacher/dashboard /teacher-dashboard 200",
  ...appAddresses.map((address) => `${address} /app 200`),
  "",
].join("\n");

/** RFC 9116; expires a year after the build, as nobody may read the mail of a deployment that is not updated any more. */
export const securityText = (contact: string, builtAt: Date): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${builtAt.getUTCFullYear() + 1}${builtAt.toISOString().slice(4, 8)}01T00:00:00Z`,
    "Preferred-Languages: tr, en",
    "",
  ].join("\n");

const privateParts = ["/api/", "/admin/", "/teacher/", "/student/game/"];

/**
 * The hashed files, biggest first. A rule for all of `/assets/*` would also apply to a name that no longer exists, and a
 * browser would keep its 404 for a year. Cloudflare reads 100 rules at most. The small files without a rule are cached for a
 * minute, so that a file fetched before its import (`web/browser/load-part.ts`) is not requested again at once, and then
 * revalidated with 304.
 */
function longLived(bundle: Rolldown.OutputBundle): string[] {
  return (
    Object.values(bundle)
      .filter(({ fileName }) => fileName.startsWith("assets/") && !fileName.startsWith(formulaFonts))
      // Pictures of example sets are fetched once, to be uploaded.
      .filter(({ fileName }) => !fileName.endsWith(".webp"))
      .toSorted((a, b) => size(b) - size(a))
      .slice(0, 88)
      .map(({ fileName }) => `/${fileName}`)
      .concat(`/${formulaFonts}/*`)
  );
}

/** Maps the paths of pages with inline styles to the names of those styles in their policy. */
function inlineStylesIn(bundle: Rolldown.OutputBundle): Record<string, string> {
  const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".html"));
  return Object.fromEntries(
    pages.flatMap((page) => {
      const style = inlineStyle(sourceOf(page));
      return style === null ? [] : addressesOf(`/${page.fileName.replace(/\.html$/, "")}`).map((path) => [path, style]);
    }),
  );
}

/** The platform looks up the requested address, not the rewritten one. */
const addressesOf = (page: string): string[] => [
  page,
  ...rewrites.split("\n").flatMap((line) => (line.split(" ")[1] === page ? [line.split(" ")[0]!] : [])),
];

const size = (file: Rolldown.OutputBundle[string]) => (file.type === "chunk" ? file.code : file.source).length;

/** Cloudflare's `_headers`: they apply to assets and pages; the Worker sets the same on its own replies. */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  longLivedPaths: readonly string[],
  inlineStyles: Readonly<Record<string, string>> = {},
): string {
  const policy = headers["content-security-policy"]!;
  return [
    "/*",
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...Object.entries(inlineStyles).flatMap(([path, style]) => [
      path,
      "  ! content-security-policy",
      `  content-security-policy: ${policy.replace("style-src 'self'", `style-src 'self' ${style}`)}`,
    ]),
    ...cameraPages.flatMap((page) => [
      page,
      "  ! permissions-policy",
      `  permissions-policy: ${withCamera(headers["permissions-policy"]!)}`,
    ]),
    "/assets/*",
    "  cache-control: public, max-age=60",
    ...longLivedPaths.flatMap((path) => [
      path,
      "  ! cache-control",
      "  cache-control: public, max-age=31536000, immutable",
    ]),
    "/version.json",
    "  cache-control: no-store",
    "",
  ].join("\n");
}

/** If the real-time channel has another address, the page must be allowed to connect to it. */
export function pageHeaders({ socketAddress, ...choice }: Deployment): Readonly<Record<string, string>> {
  const headers = securityHeaders(choice);
  if (!socketAddress) return headers;
  const { protocol, host } = new URL(socketAddress);
  const socket = `${protocol.replace("http", "ws")}//${host}`;
  const policy = headers["content-security-policy"].replace("connect-src 'self'", `connect-src 'self' ${socket}`);
  return { ...headers, "content-security-policy": policy };
}
