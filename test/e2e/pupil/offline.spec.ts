import { expect, test, type Page } from "../steps/test";
import { aGame, anHttpPupil, aPhone, twoQuestions } from "../steps/a-class";
import { aTeacher } from "../steps/steps";

/** Reloads without a network need the service worker. */
test.use({ serviceWorkers: "allow" });

const notice = (page: Page) => page.getByText("Çevrimdışı: bu cihazda kalan son hâli görüyorsunuz.");

/** Makes the page report that it is offline. Not every Chromium does that for a page that was loaded without a network. */
async function sayOffline(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const nothing = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { offline: true, ...nothing });
  return session;
}

/** Waits until the page's part of the site is on the device. */
async function isKept(page: Page, address: string) {
  await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test("a teacher reads sets and the last report without a network; nothing is left after signing out", async ({
  browser,
}) => {
  const { page, context } = await aTeacher(browser, { width: 1440, height: 900 });
  await page.goto("/teacher/question-sets");
  const game = await aGame(page, twoQuestions);
  const pupil = await anHttpPupil(page, game.code, "Işıl");
  await game.start();
  await pupil.answers("A");
  await game.end();
  await page.reload();
  await page.getByRole("link", { name: "Sınama" }).first().click();
  await expect(page.getByLabel("Soru metni")).toHaveValue("Soru bir?");
  const set = page.url();
  await page.goto(`/teacher/games/${game.code}/statistics`);
  await expect(page.getByText("Işıl").first()).toBeVisible();
  await isKept(page, "/app");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Işıl").first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto(set);
  await expect(page.getByLabel("Soru metni")).toHaveValue("Soru bir?");
  await page.goto("/teacher/question-sets");
  await expect(page.getByRole("link", { name: "Sınama" }).first()).toBeVisible();
  await expect(notice(page)).toBeVisible();

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Sınama" }).first()).toBeVisible();
  expect(await page.evaluate(() => caches.has("bilye-read"))).toBe(true);
  await page
    .getByRole("button", { name: /Elif|Yıldırım|hesap/i })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Çıkış yap" }).click();
  await expect.poll(() => page.evaluate(() => caches.has("bilye-read"))).toBe(false);
});

test("a phone that is reloaded without a network shows the game's request, says so, and is back with the network", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, twoQuestions);
  const phone = await aPhone(browser);
  await phone.join(game.code, "Mert");
  await isKept(phone.page, "/student/play");
  await phone.cut();
  await phone.page.reload();
  const said = await sayOffline(phone.page);
  await expect(phone.page.getByText("Çevrimdışısın. Bağlantı gelince oyunun sürecek.")).toBeVisible();
  await phone.mend();
  await said.detach();
  await expect(phone.page.getByText("Mert").first()).toBeVisible();
  await game.start();
  await expect(phone.tiles).toBeVisible();
  await game.close();
});
