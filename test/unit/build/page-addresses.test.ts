import { expect, test } from "vitest";
import { pageAddresses } from "../../../web/build/pages/page-addresses";

/** The address that the dev server's later middleware gets. */
function servedFor(url: string): string {
  const plugin = pageAddresses({ "pages/home/page.html": "home.html", "pages/play/join.html": "student/join.html" });
  const request = { url, originalUrl: url };
  const use = (middleware: (request: object, reply: null, next: () => void) => void) =>
    middleware(request, null, () => {});
  const configure = plugin.configureServer as unknown as (server: object) => void;
  configure({ middlewares: { use } });
  expect(request.originalUrl).toBe(request.url);
  return request.url;
}

test("the dev server serves pages at the site's addresses, without a redirect to their files", () => {
  expect(servedFor("/")).toBe("/pages/home/page");
  expect(servedFor("/?kod=123456")).toBe("/pages/home/page?kod=123456");
  expect(servedFor("/student/join")).toBe("/pages/play/join");
  expect(servedFor("/teacher/dashboard")).toBe("/teacher/dashboard");
});
