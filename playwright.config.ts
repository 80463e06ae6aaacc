import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 8791);

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results",
  // Two cores, one server: more workers only wait for each other.
  workers: 1,
  forbidOnly: true,
  // A second try tells a race from a fault; a test that needed it is counted apart. Where something lands there is none.
  retries: process.env.CI ? 0 : 1,
  reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/report.json" }]],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    // What a test changes on the wire must reach the page; `offline.spec.ts` allows them.
    serviceWorkers: "block",
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
  },
  webServer: {
    command: "node worker/local/start.mjs",
    url: `http://localhost:${port}/api/health`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: { PORT: String(port), STATE_DIR: process.env.E2E_STATE_DIR ?? ".wrangler/e2e" },
  },
});
