import { test as base } from "@playwright/test";

export * from "@playwright/test";

/** Closes what a test opened: a page that is left goes on to play, to ask and to look for a connection beside all that follow. */
export const test = base.extend<{ nothingLeft: void }>({
  nothingLeft: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
