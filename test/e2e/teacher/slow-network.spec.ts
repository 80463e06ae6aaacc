import { expect, test, type Page, type Route } from "../steps/test";
import { cells } from "../steps/a-class";
import { aSet } from "../steps/material";
import { anAddress, anApprovedTeacher, newPassword, signedIn, tokenOf, verify } from "../steps/steps";

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

test("a late reply closes no other dialog, and leads nobody away from where he has gone", async ({ page, request }) => {
  const email = await anApprovedTeacher({ request });
  await signedIn(page, email);
  for (const title of ["Hücre", "Bitkiler"]) await aSet({ request }, [cells], { title, email });
  await page.goto("/teacher/question-sets");
  const dialog = page.getByRole("dialog");
  const askToDelete = async (title: string) => {
    await page.getByRole("button", { name: `İşlemler: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Sil" }).click();
    await expect(dialog).toContainText(title);
  };
  const deletion = held(page, "**/api/question-sets/*");
  await askToDelete("Hücre");
  await dialog.getByRole("button", { name: "Seti sil" }).click();
  const deleting = await deletion;
  await dialog.getByRole("button", { name: "Vazgeç" }).click();
  await askToDelete("Bitkiler");
  await deleting.continue();
  await expect(page.getByText("Set silindi.").first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Hücre" })).toHaveCount(0);
  await expect(dialog).toContainText("Bitkiler");
  await dialog.getByRole("button", { name: "Vazgeç" }).click();

  await page.getByRole("link", { name: "Yeni set" }).click();
  await page.getByLabel("Set adı").fill("Mevsimler");
  const creation = held(page, "**/api/question-sets");
  await page.getByRole("button", { name: "Başla" }).click();
  const creating = await creation;
  await page.getByRole("link", { name: "Sınıflar" }).click();
  await expect(page).toHaveURL("/teacher/classes");
  await creating.continue();
  await page.getByRole("button", { name: "Aç", exact: true }).click();
  await expect(page.getByLabel("Set adı")).toHaveValue("Mevsimler");
});

test("two sessions that are ended at once are both gone, whichever is answered first", async ({ page, request }) => {
  const email = await anApprovedTeacher({ request });
  await signedIn(page, email);
  for (let i = 0; i < 2; i++) await request.post("/api/auth/login", { data: { email, password: newPassword } });
  await page.goto("/profile");
  const ends = page.getByRole("list", { name: "Açık oturumlar" }).getByRole("button", { name: "oturumu kapat" });
  await expect(ends).toHaveCount(2);
  const calls: Route[] = [];
  await page.route("**/api/user/sessions/*", (route) => void calls.push(route));
  await ends.nth(0).click();
  await ends.nth(1).click();
  await expect.poll(() => calls.length).toBe(2);
  for (const button of [ends.nth(0), ends.nth(1)]) await expect(button).toHaveAttribute("aria-busy", "true");
  for (const call of calls.toReversed()) await call.continue();
  await expect(ends).toHaveCount(0);
});

test("an administrator goes from set to set while no list comes", async ({ page, request }) => {
  const email = await anApprovedTeacher({ request });
  const headers = { authorization: `Bearer ${await tokenOf({ request }, email)}` };
  const sharing = { visibility: "public", licence: "CC BY 4.0", show_author: true, show_school: false };
  for (const title of ["Kuşlar", "Balıklar", "Böcekler"]) {
    const id = await aSet({ request }, [cells], { title, email });
    const data = { ...sharing, subject: "fen", grade: 7, language: "tr" };
    expect((await request.put(`/api/question-sets/${id}/sharing`, { headers, data })).ok()).toBe(true);
  }
  await signedIn(page, "yonetici@ornek.test");
  await page.goto("/admin/library");
  const open = page.getByRole("heading", { level: 2 });
  await expect(open).toBeVisible();
  const titles = await page.getByRole("tabpanel").getByRole("listitem").locator("b").allTextContents();
  await expect(open).toHaveText(titles[0]!);
  await page.route(/\/api\/admin\/library\?/, () => {});
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(open).toHaveText(titles[2]!);
});

test("a decision about a teacher is sent once, shows which it is, and leaves the choice of others alone", async ({
  page,
  request,
}) => {
  const word = `Yavaş${Date.now()}`;
  for (const name of ["Ece", "Can"]) {
    const email = anAddress();
    const data = { name: `${name} ${word}`, email, password: newPassword, role: "teacher" };
    await request.post("/api/auth/register", { data });
    await verify({ request }, email);
  }
  await signedIn(page, "yonetici@ornek.test");
  await page.goto(`/admin/teachers?q=${word}`);
  const row = (name: string) => page.getByRole("row").filter({ hasText: `${name} ${word}` });
  const choice = (name: string) => row(name).getByRole("checkbox");
  const calls: Route[] = [];
  await page.route("**/api/admin/teachers/approve", (route) => void calls.push(route));

  await choice("Ece").focus();
  await page.keyboard.press("r");
  await page.getByRole("dialog").getByRole("button", { name: "Reddet" }).click();
  await expect(row("Ece").getByRole("button", { name: /^Reddet/ })).toHaveAttribute("aria-busy", "true");
  await expect(row("Ece").getByRole("button", { name: /^Onayla/ })).not.toHaveAttribute("aria-busy");
  await choice("Can").check({ force: true });
  await choice("Ece").focus();
  await page.keyboard.press("o");
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]!.continue();
  await expect(row("Ece").getByText("Reddedildi")).toBeVisible();
  expect(calls).toHaveLength(1);
  await expect(choice("Can")).toBeChecked();
});
