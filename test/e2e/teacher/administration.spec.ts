import { expect, test, type Page } from "@playwright/test";
import { expectSound } from "../steps/sound";
import { anApprovedTeacher, aPerson, newPassword, passwordOf } from "../steps/steps";

/** What an administrator asks of others' accounts. */

const admin = "yonetici@ornek.test";

const ask = async (page: Page, email: string, deed: string) => {
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: /^İşlemler: / }).click();
  await page.getByRole("menuitem", { name: deed }).click();
  return page.getByRole("dialog");
};

test("[T55] an administrator hands a teacher's sets over and signs the teacher out everywhere", async ({
  browser,
  request,
}) => {
  const [leaving, staying] = [await anApprovedTeacher({ request }), await anApprovedTeacher({ request })];
  const teacher = await aPerson(browser, leaving);
  await teacher.call("post", "/api/question-sets", { title: "Kalan set" });
  await teacher.page.goto("/teacher/question-sets");
  await expect(teacher.page.getByText("Kalan set")).toBeVisible();

  const { page, context } = await aPerson(browser, admin);
  let dialog = await ask(page, leaving, "Setlerini devret");
  await dialog.getByLabel("Öğretmen ara").fill(staying);
  await dialog.getByRole("list", { name: "Öğretmenler" }).getByRole("button").filter({ hasText: staying }).click();
  await dialog.getByLabel("Onaylamak için kendi şifrenizi yazın").fill(passwordOf(admin));
  await dialog.getByRole("button", { name: "Setleri devret" }).click();
  await expect(page.getByText("1 set Hira Öztürk hesabına geçti.")).toBeVisible();

  dialog = await ask(page, leaving, "Oturumlarını kapat");
  await expectSound(page, "ending somebody's sessions");
  await dialog.getByRole("button", { name: "Oturumları kapat" }).click();
  await expect(page.getByText(/Hira Öztürk: \d oturum kapatıldı\./)).toBeVisible();
  await teacher.page.reload();
  await expect(teacher.page.getByRole("heading", { name: "Giriş yapın" })).toBeVisible();
  const again = await request.post("/api/auth/login", { data: { email: leaving, password: newPassword } });
  expect(again.status()).toBe(200);
  await Promise.all([context.close(), teacher.context.close()]);
});
