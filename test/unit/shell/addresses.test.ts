import { expect, test } from "vitest";
import { appAddresses } from "../../../web/build/pages/site-files";
import { routes } from "#shell/router.tsx";

type Route = { readonly path?: string; readonly index?: boolean; readonly children?: readonly Route[] };

/** Every address of the router, from the top down. */
const addresses = (list: readonly Route[], above = ""): string[] =>
  list.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return [...(path === undefined ? [] : [here]), ...addresses(children ?? [], here)];
  });

const isRewritten = (address: string) =>
  appAddresses.some((known) => (known.endsWith("*") ? address.startsWith(known.slice(0, -1)) : address === known));

/** Pages that have a file of their own. */
const pages = [
  "/about",
  "/terms",
  "/privacy",
  "/accessibility",
  "/presentation",
  "/student/join",
  "/student/game/:code",
  "/odev/:code",
];

test("[F35] every address of the app is led to the app's page, so that a missing file can be a plain 404", () => {
  const known = addresses(routes as readonly Route[]).filter((address) => address !== "/*");
  expect(known).toContain("/teacher/games/:code/statistics");
  // The address above the sign-in pages opens no page itself.
  expect(known.filter((address) => !isRewritten(address) && !pages.includes(address))).toEqual(["/auth"]);
});

test("a failure at the very root ends on our own page, not on the router's", () => {
  expect(routes.map(({ ErrorBoundary }) => ErrorBoundary?.name)).toEqual(["RouteError"]);
});
