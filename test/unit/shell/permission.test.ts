import { expect, test } from "vitest";
import { routes } from "#shell/router.tsx";
import { headersFile, pageHeaders } from "../../../web/build/pages/site-files";
import { cameraPage } from "#protocol/security-headers";

const rules = headersFile(pageHeaders({}), ["/assets/a.js"]).split(/\n(?=\/)/);
const policies = (rule: string) => rule.match(/ permissions-policy: .*/g) ?? [];

test("the page that reads cards may use the camera, and no other", () => {
  expect(
    rules.filter((rule) => policies(rule).join().includes("camera=(self)")).map((rule) => rule.split("\n")[0]),
  ).toEqual([cameraPage]);
  expect(policies(rules[0]!)).toEqual([
    " permissions-policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ]);
});

test("the camera page's own policy replaces the general one, and allows nothing else", () => {
  expect(rules.find((rule) => rule.startsWith(cameraPage))).toBe(
    [
      cameraPage,
      "  ! permissions-policy",
      "  permissions-policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    ].join("\n"),
  );
});

test("the camera page is an address of the app", () => {
  expect(JSON.stringify(routes)).toContain(`"path":"${cameraPage.slice(1)}"`);
});
