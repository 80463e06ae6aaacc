import { expect, test, type Page } from "../steps/test";
import { aTeacher, faultsOf, tokenOf } from "../steps/steps";

/** Tests of an open page while a new build takes its scripts away. */

/** Takes away the scripts of one screen: until the page is reloaded, or for good. */
async function gone(page: Page, screen: RegExp, { forGood = false } = {}) {
  let isGone = true;
  await page.route(screen, (route) => (isGone ? route.fulfill({ status: 404, body: "" }) : route.continue()));
  page.on("domcontentloaded", () => (isGone = forGood));
}

test("[F35] a screen whose script is gone after a deploy is loaded once from its address, and opens", async ({
  browser,
}) => {
  const { page } = await aTeacher(browser);
  await page.goto("/teacher/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await gone(page, /\/assets\/question-sets-[^/]*\.js$/);
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await page.getByRole("link", { name: "Soru setleri" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Soru setleri" })).toBeVisible();
  await expect(page).toHaveURL("/teacher/question-sets");
  expect(loads).toBe(1);
});

test("[F35] an error that reloading did not mend is shown once", async ({ browser }) => {
  const { page } = await aTeacher(browser);
  await page.goto("/teacher/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await gone(page, /\/assets\/question-sets-[^/]*\.js$/, { forGood: true });
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await page.getByRole("link", { name: "Soru setleri" }).first().click();
  await expect(page.getByRole("heading", { name: "Beklenmedik bir sorun oluştu" })).toBeVisible();
  expect(loads).toBe(1);
});

test("[F35] text typed in the editor is still there when its import dialog no longer loads", async ({ browser }) => {
  const { page } = await aTeacher(browser);
  const headers = { authorization: `Bearer ${await tokenOf(page, "ogretmen@ornek.test")}` };
  const made = await page.request.post("/api/question-sets", { headers, data: { title: "Dağıtım" } });
  const { question_set } = (await made.json()) as { question_set: { id: string } };
  await page.goto(`/teacher/question-sets/${question_set.id}`);
  await page.getByRole("button", { name: "Soru ekle" }).first().click();
  await page.getByLabel("Soru metni").fill("Yarım kalan bir soru");
  await gone(page, /\/assets\/import-dialog-[^/]*\.js$/);
  const loaded = page.waitForEvent("domcontentloaded");
  await page.getByRole("button", { name: "Metinden toplu ekle" }).first().click();
  await loaded;
  await expect(page.getByLabel("Soru metni")).toHaveValue("Yarım kalan bir soru");
});

test("[F18] a new build never reloads over a form begun", async ({ page }) => {
  let build: string | null = null;
  await page.route("**/version.json", (route) =>
    build === null ? route.continue() : route.fulfill({ json: { build } }),
  );
  await page.clock.install();
  await page.goto("/auth/register");
  await page.getByLabel("Ad soyad").fill("Hira Öztürk");
  await page.getByRole("heading", { level: 1 }).click();
  build = "another";
  let asked = 0;
  page.on("response", (response) => (asked += Number(response.url().endsWith("/version.json"))));
  const look = async () => {
    await page.clock.fastForward(61_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  await look();
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByLabel("Ad soyad")).toHaveValue("Hira Öztürk");
  await look();
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByLabel("Ad soyad")).toHaveValue("Hira Öztürk");
});

test("[F35] a missing file is a 404, never the app's page in a script's place", async ({ request }) => {
  const script = await request.get("/assets/app-gone.js");
  expect(script.status()).toBe(404);
  expect(await script.text()).not.toContain("root");
  expect(script.headers()["cache-control"]).toBe("public, max-age=60");
  expect((await request.get("/boyle/bir/sayfa/yok")).status()).toBe(404);
  for (const address of ["/", "/profile", "/teacher/question-sets", "/auth/login", "/student/game/123456"])
    expect((await request.get(address)).status(), address).toBe(200);
});

test("a browser older than the list allows gets a notice on every page, no other does", async ({ page, browser }) => {
  const faults = faultsOf(page);
  for (const address of ["/", "/about", "/auth/login", "/student/join"]) {
    await page.goto(address);
    await expect(page.locator("#old-browser")).toHaveCount(0);
  }
  expect(faults).toEqual([]);
  const old = await browser.newContext({ javaScriptEnabled: false });
  const addresses = ["/", "/about", "/auth/login", "/student/join", "/student/game/123456", "/boyle/bir/sayfa/yok"];
  await Promise.all(
    addresses.map(async (address) => {
      const its = await old.newPage();
      await its.goto(address);
      // The note for old browsers waits eight seconds for a script that removes it.
      await its.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
      await expect(its.getByText("tarayıcınız Bilye için eski"), address).toBeInViewport({ ratio: 1 });
    }),
  );
});
