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

test("its own policy takes the place of the general one, and gives nothing else away", () => {
  expect(rules.find((rule) => rule.startsWith(cameraPage))).toBe(
    [
      cameraPage,
      "  ! permissions-policy",
      "  permissions-policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    ].join("\n"),
  );
});

test("it is an address of the app", () => {
  expect(JSON.stringify(routes)).toContain(`"path":"${cameraPage.slice(1)}"`);
});
