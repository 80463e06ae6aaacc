import { trustingArguments } from "./certificate.ts";
import { chromium, devices, type Browser } from "@playwright/test";

/** Starts Chromium for the measurements. */
export const aBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", ...trustingArguments()],
  });

/** A phone with nothing in its cache. */
export const aPhoneIn = (browser: Browser) =>
  browser.newContext({
    ...devices["Pixel 5"],
    viewport: { width: 390, height: 844 },
    locale: "tr-TR",
    // The driver waits for a mark by a script in the page, which the page's policy would block.
    bypassCSP: true,
  });
