import { expect, test, type Page, type Route } from "../steps/test";
import { anApprovedTeacher, signedIn } from "../steps/steps";

/** What is pressed and typed while a reply is on its way. */

/** The next such call, whose reply comes when the test lets it. */
const held = (page: Page, address: string | RegExp) =>
  new Promise<Route>((resolve) => void page.route(address, resolve, { times: 1 }));

test("whoever types while a form is on its way loses no letter, and no focus", async ({ page, request }) => {
  await signedIn(page, await anApprovedTeacher({ request }));
  await page.goto("/profile");
  const name = page.getByLabel("Ad soyad");
  const school = page.getByLabel("Okul");
  const save = page.getByRole("button", { name: "Kaydet" });

  const refused = held(page, "**/api/user/profile");
  await name.fill("Hira Öztürk ");
  await save.click();
  const first = await refused;
  await school.fill("Gazi");
  await first.fulfill({ status: 503, json: { error: "Şu an olmuyor.", code: "unavailable" } });
  await expect(page.getByRole("alert").filter({ hasText: "Kaydedilemedi." })).toBeVisible();
  await expect(school).toBeFocused();

  const taken = held(page, "**/api/user/profile");
  await save.click();
  const second = await taken;
  await school.fill("Gazi İlkokulu");
  await second.continue();
  await expect(page.getByText("Kaydedildi.").first()).toBeVisible();
  await expect(name).toHaveValue("Hira Öztürk");
  await expect(school).toHaveValue("Gazi İlkokulu");
  await expect(save).toBeVisible();
});
