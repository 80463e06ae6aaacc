import { expect, test } from "vitest";
import { pageHeaders, securityText } from "../../../web/build/pages/site-files";

const policy = (key: string) => pageHeaders({ TURNSTILE_SITE_KEY: key })["content-security-policy"]!.split("; ");

test("pages may load Turnstile only where the deployment has a key for it", () => {
  expect(policy("").join()).not.toContain("cloudflare");
  expect(policy("0x1")).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://challenges.cloudflare.com",
      "frame-src https://challenges.cloudflare.com",
    ]),
  );
});

test("security.txt names the contact, and expires within a year of the build", () => {
  expect(securityText("kvkk@okul.example", new Date("2026-12-31T23:00:00Z"))).toBe(
    "Contact: mailto:kvkk@okul.example\nExpires: 2027-12-01T00:00:00Z\nPreferred-Languages: tr, en\n",
  );
});
