import { expect, test } from "vitest";
import { pageHeaders } from "../../../web/build/pages/site-files";

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
