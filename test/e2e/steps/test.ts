import { test as base } from "@playwright/test";
import { aDevice, giveBack, prepareDevices } from "./devices";

export * from "@playwright/test";

/**
 * Gives a test's pages devices, and afterwards empties those for the next test or closes them: a page left open would go on
 * playing and polling.
 */
export const test = base.extend<{ devices: void }>({
  devices: [
    async ({ browser, baseURL, javaScriptEnabled, serviceWorkers }, use, info) => {
      prepareDevices({ baseURL, javaScriptEnabled, serviceWorkers });
      await use();
      await giveBack(browser, { isFine: info.status === info.expectedStatus });
    },
    { auto: true },
  ],
  page: async ({ browser }, use) => use((await aDevice(browser)).page),
  context: async ({ page }, use) => use(page.context()),
});
