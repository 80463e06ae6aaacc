import { expect, test } from "../steps/test";
import { faultsOf } from "../steps/steps";

/** The content of the pages before any script runs: for search engines, messengers and slow phones. */

const pages = [
  ["/", "Soruyu sorun, bilyeler yuvarlansın — Bilye", "Sınıfın canlı bilgi oyunu"],
  ["/presentation", "Tanıtım — Bilye", "Bilye nasıl oynanır?"],
  ["/about", "Hakkında — Bilye", "Bilye, sınıfta herkesin"],
  ["/terms", "Kullanım koşulları — Bilye", "Bilye’yi kullanırken"],
  ["/privacy", "Gizlilik — Bilye", "KVKK aydınlatma metni"],
  ["/accessibility", "Erişilebilirlik bildirimi — Bilye", "Bilye’de erişilebilirlik"],
  ["/student/join", "Oyuna katıl — Bilye", "Tahtadaki oyun kodunu"],
  ["/odev/ABC2345", "Ödev — Bilye", "Öğretmeninin verdiği ödev"],
  ["/teacher/dashboard", "Bilye", "Sınıfın canlı bilgi oyunu"],
] as const;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, title, description] of pages) {
    test(`${address} has a description, in its tab and where it is linked`, async ({ page, request }) => {
      const faults = faultsOf(page);
      await page.goto(address);
      await expect(page).toHaveTitle(title);
      const content = (name: string) => page.locator(`meta[${name}]`).getAttribute("content");
      expect(await content('name="description"')).toContain(description);
      expect(await content('property="og:title"')).toBe(title);
      expect(await content('property="og:description"')).toContain(description);
      const picture = new URL((await content('property="og:image"'))!);
      expect((await request.get(picture.pathname)).headers()["content-type"]).toBe("image/png");
      expect(faults).toEqual([]);
    });
  }

  test("the first page is there whole, and its code leads to the game", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Soruyu sorun/);
    await expect(page.getByRole("heading", { name: "Bir derste üç adım" })).toBeVisible();
    await page.getByLabel("Oyun kodu").fill("482 913");
    await page.getByLabel("Oyun kodu").press("Enter");
    await expect(page).toHaveURL("/student/join?code=482+913");
  });
});

test("text typed into the first page before its script came is not lost", async ({ page }) => {
  const faults = faultsOf(page);
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const code = page.getByLabel("Oyun kodu");
  await code.fill("482913");
  script.resolve();
  // A space within the code comes with the script.
  await expect(async () => {
    await code.press("End");
    await code.press("1");
    await code.press("Backspace");
    expect(await code.inputValue()).toBe("482 913");
  }).toPass();
  // The next page asks the server about this code, which belongs to no game: look at the faults before that.
  expect(faults).toEqual([]);
  await page.getByRole("button", { name: "Katıl" }).click();
  await expect(page).toHaveURL("/student/join?code=482913");
});

test("the site can be installed", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address!)).json();
  expect(manifest).toMatchObject({ short_name: "Bilye", lang: "tr", start_url: "/", display: "standalone" });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain("User-agent: *");
});

test("the presentation is led with the keys", async ({ page }) => {
  await page.goto("/presentation");
  const shown = page.getByRole("heading", { level: 2 });
  await expect(shown).toHaveText("Kod tahtada");
  for (const [key, title, place] of [
    ["ArrowRight", "Herkesin bir bilyesi var", 2],
    ["Space", "Süre işlerken kimin cevapladığı görünür", 3],
    ["PageDown", "Kaç kişi bildi, kim bilemedi değil", 4],
    ["ArrowLeft", "Süre işlerken kimin cevapladığı görünür", 3],
    ["End", "Rapor ders bitmeden hazır", 6],
    ["ArrowRight", "Rapor ders bitmeden hazır", 6],
    ["Home", "Kod tahtada", 1],
    ["ArrowLeft", "Kod tahtada", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(shown).toHaveText(title);
    await expect(page.getByRole("status").filter({ hasText: `${place} / 6` })).toContainText(title);
  }
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});
