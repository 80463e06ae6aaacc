import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { installedBrowser } from "./test/browser.mjs";
import { browserWorkers } from "./test/runner/workers.mjs";

/**
 * Chromium features to turn off. First those that Playwright itself turns off, because a later flag of the same name replaces
 * its own; then those that nobody sees without a screen and that take more time than the page: a renderer kept ready for the
 * next page, and the two windows of suggestions that Chromium draws, in a process of their own, for the address bar of every
 * page.
 */
const withoutFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/**
 * As many tests at a time as the machine bears. Each has its own product, so none meets the accounts, games or limits of
 * another.
 */
const workers = browserWorkers();
const firstPort = Number(process.env.E2E_PORT ?? 8791);
const port = firstPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const states = process.env.E2E_STATE_DIR ?? ".wrangler/e2e";

export default defineConfig({
  testDir: "test/e2e",
  outputDir: process.env.E2E_RESULTS_DIR ?? "test-results",
  workers,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a race from a fault; a test that needed it is counted apart. CI gets no second try.
  retries: process.env.CI ? 0 : 1,
  // A limit for tests that hang, not for slow ones: a school's machine, or a busy one, takes several times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      // Without a language of the machine downloads lose every name that is not of ASCII.
      env: { LANG: "C.UTF-8", ...process.env },
      executablePath: process.env.CHROMIUM_PATH ?? installedBrowser(),
      args: [
        "--no-sandbox",
        // Letters as wide as a window shows them: the browser without one rounds them up to whole pixels.
        "--font-render-hinting=none",
        "--disable-gpu",
        // Nothing is drawn by a card here: a process for it takes more than it gives.
        "--in-process-gpu",
        // No page lives long enough to win back the time that optimising its scripts takes: a sixteenth of the processor time.
        "--js-flags=--no-opt --no-maglev",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The name of a school's own machine, for `plain-http.spec.ts`.
        "--host-resolver-rules=MAP bilye.test 127.0.0.1",
        `--disable-features=${withoutFeatures.join(",")}`,
      ],
    },
    // Changes that a test makes on the wire must reach the page; `offline.spec.ts` allows service workers.
    serviceWorkers: "block",
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
  },
  webServer: Array.from({ length: workers }, (_, i) => ({
    command: "node worker/local/start.mjs",
    url: `http://localhost:${firstPort + i}/api/health`,
    reuseExistingServer: false,
    // The time includes a build.
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: {
      PORT: String(firstPort + i),
      STATE_DIR: join(states, String(i)),
      BILYE_DEMO: process.env.BILYE_DEMO ?? "small",
    },
  })),
});
