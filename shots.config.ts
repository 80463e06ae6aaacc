import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

/** `npm run shots`: pictures of every screen, into `shots/`. `npm run shots -- -g phone` takes only the phone's. */
export default defineConfig({
  ...usual,
  testDir: "test/e2e/shots",
  testMatch: "*.shots.ts",
  reporter: "list",
  timeout: 900_000,
});
