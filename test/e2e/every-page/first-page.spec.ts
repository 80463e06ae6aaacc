import { expect, test, type Page } from "../steps/test";
import { aTeacher, aVisitor } from "../steps/steps";

/** The first page: it plays by itself, without the app and without the server. */

const sample = (page: Page) => page.getByRole("region", { name: "Örnek soru" });
const verdict = (page: Page) => sample(page).getByRole("status");

test("the sample questions are played with the keys alone", async ({ page }) => {
  await page.goto("/");
  await sample(page).getByRole("button").first().focus();
  await page.keyboard.press("c");
  await expect(verdict(page)).toContainText("Doğru! Bilyeniz yuvarlandı.");
  await expect(verdict(page)).toContainText("bir uzaklığı gösterir");
  await expect(verdict(page)).toContainText("Örnek sınıfta bilen 6 / 15.");
  await expect(sample(page).getByRole("button", { name: "Zaman" })).toContainText("7 kişi");
  // The focus stays on the page's first answered tile: Tab leads on.
  await sample(page).getByRole("button", { name: "Sıradaki soru" }).focus();
  await page.keyboard.press("Enter");
  await expect(sample(page).getByRole("heading", { name: /Karışımı/ })).toBeFocused();
  await expect(verdict(page)).toBeEmpty();
  await page.keyboard.press("Tab");
  await page.keyboard.press("1");
  await expect(verdict(page)).toContainText("Bu sefer olmadı. Doğru cevap: Yanlış.");
  await sample(page).getByRole("button", { name: "Sıradaki soru" }).press("Enter");
  const proton = sample(page).getByRole("button", { name: "Proton" });
  await proton.press("Space");
  await expect(proton).toHaveAttribute("aria-pressed", "true");
  await sample(page).getByRole("button", { name: "Nötron" }).press("Enter");
  await sample(page).getByRole("button", { name: "Gönder" }).press("Enter");
  await expect(verdict(page)).toContainText("Doğru!");
  await expect(sample(page).getByRole("button", { name: "Sıradaki soru" })).toHaveCount(0);
});

test("a sample question is played by touch, and its explanation comes into view", async ({ browser }) => {
  const { page } = await aVisitor(browser, { width: 390, height: 844 });
  await page.goto("/");
  await sample(page).getByRole("button", { name: /Zaman/ }).tap();
  await expect(verdict(page)).toContainText("Bu sefer olmadı. Doğru cevap: Uzaklık.");
  await expect(sample(page).getByRole("link", { name: "Sınıfınızla deneyin" })).toBeInViewport();
  // An answer is final.
  await sample(page)
    .getByRole("button", { name: /Uzaklık/ })
    .tap({ force: true });
  await expect(verdict(page)).toContainText("Bu sefer olmadı.");
  await sample(page).getByRole("button", { name: "Sıradaki soru" }).tap();
  await sample(page)
    .getByRole("button", { name: /^B: Yanlış/ })
    .tap();
  await expect(verdict(page)).toContainText("Doğru!");
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`nothing moves while the first page opens, and it loads less than 60 kB, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const addresses = new Map<string, string>();
    const weights = new Map<string, number>();
    network.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url));
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      weights.set(addresses.get(requestId) ?? "", encodedDataLength),
    );
    // The typeface comes late, as on a slow line.
    const typeface = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await typeface.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    typeface.resolve();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("load");
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
    // Pictures further down and the icon of the tab are no part of what one sees first.
    const shown = [...weights].filter(([address]) => !/favicon|\.webp|manifest/.test(address));
    expect(shown.length).toBe(3);
    expect(shown.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(60_000);
    const early = await page.evaluate(() =>
      [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map(({ src }) => src),
    );
    expect(early).toEqual([]);
  });
}

test("who is signed in finds the way to their page", async ({ browser }) => {
  const { page } = await aTeacher(browser);
  await page.goto("/");
  const own = page.getByRole("banner").getByRole("link", { name: "Ana sayfama git" });
  await expect(own).toBeVisible();
  await own.click();
  await expect(page).toHaveURL("/teacher/dashboard");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the first sample question tells its answer", async ({ page }) => {
    await page.goto("/");
    await page.getByText("Cevabı gör").click();
    await expect(page.getByText("bir uzaklığı gösterir")).toBeVisible();
  });
});
