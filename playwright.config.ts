import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { installedBrowser } from "./test/browser.mjs";
import { browserWorkers } from "./test/runner/workers.mjs";

/**
 * What Playwright itself turns off, as a later flag of the same name replaces its own; then what nobody sees without a
 * screen and takes more time than the page: a renderer kept ready for the next page, and the two windows of suggestions that
 * Chromium draws, in a process of their own, for the address bar of every page.
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

/** As many tests at a time as the machine bears, each beside a product of its own: none meets the accounts, games or limits of another. */
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
  // A second try tells a race from a fault; a test that needed it is counted apart. Where something lands there is none.
  retries: process.env.CI ? 0 : 1,
  // Against what hangs, not against what is slow: a school's machine, or one that does much else, takes several times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installedBrowser(),
      args: [
        "--no-sandbox",
        // Letters as wide as a window shows them: the browser without one rounds them up to whole pixels.
        "--font-render-hinting=none",
        "--disable-gpu",
        // Nothing is drawn by a card here: a process for it takes more than it gives.
        "--in-process-gpu",
        // No page lives long enough to win back what its scripts' optimising takes: a sixteenth of the processor time.
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
    // What a test changes on the wire must reach the page; `offline.spec.ts` allows them.
    serviceWorkers: "block",
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
  },
  webServer: Array.from({ length: workers }, (_, i) => ({
    command: "node worker/local/start.mjs",
    url: `http://localhost:${firstPort + i}/api/health`,
    reuseExistingServer: false,
    // A build is in it.
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: { PORT: String(firstPort + i), STATE_DIR: join(states, String(i)) },
  })),
});
