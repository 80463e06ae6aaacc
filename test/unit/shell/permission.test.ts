import { expect, test } from "vitest";
import { routes } from "#shell/router.tsx";
import { headersFile, pageHeaders } from "../../../web/build/pages/site-files";
import { cameraPages } from "#protocol/security-headers";

const rules = headersFile(pageHeaders({}), ["/assets/a.js"]).split(/\n(?=\/)/);
const policies = (rule: string) => rule.match(/ permissions-policy: .*/g) ?? [];

test("the two pages that read cards may use the camera, and no other", () => {
  expect(
    rules.filter((rule) => policies(rule).join().includes("camera=(self)")).map((rule) => rule.split("\n")[0]),
  ).toEqual(cameraPages);
  expect(policies(rules[0]!)).toEqual([
    " permissions-policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ]);
});

test.each(cameraPages)("the policy of %s replaces the general one, and allows nothing else", (page) => {
  expect(rules.find((rule) => rule.startsWith(page))).toBe(
    [
      page,
      "  ! permissions-policy",
      "  permissions-policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    ].join("\n"),
  );
});

test.each(cameraPages)("%s is an address of the app", (page) => {
  expect(JSON.stringify(routes)).toContain(`"path":"${page.slice(1)}"`);
});

/** The address as Cloudflare matches it: a placeholder stands for one part. */
const ruleOf = (page: string) => new RegExp(`^${page.replaceAll(/:\w+/g, "[^/]+")}$`);

test("no other address of the app matches a rule that lets the camera in", () => {
  const addresses = pathsOf(routes, "");
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((path) => cameraPages.some((page) => ruleOf(page).test(path))).toSorted()).toEqual(
    cameraPages.map((page) => page.replace(":code", "482913")),
  );
});

type Routed = { readonly path?: string; readonly children?: readonly Routed[] };

/** Every address of the router, with something in place of its parameters. */
function pathsOf(tree: readonly Routed[], before: string): string[] {
  return tree.flatMap(({ path = "", children }) => {
    const at = path === "" ? before : `${before}/${path.replace(/^\//, "")}`;
    return [...(path === "" ? [] : [at.replaceAll(/:\w+/g, "482913")]), ...pathsOf(children ?? [], at)];
  });
}
