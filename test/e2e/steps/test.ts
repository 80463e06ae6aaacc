import { test as base } from "@playwright/test";
import { aDevice, giveBack, prepareDevices } from "./devices";

export * from "@playwright/test";

/**
 * A test's page belongs to a device. Pages that a test opened are emptied for the next test or closed: a page left open would
 * play and ask on.
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
