import { expect, test } from "../steps/test";
import { aVisitor, signedIn } from "../steps/steps";

test("a newcomer registers, verifies, is approved and hosts a game", async ({ browser }) => {
  const teacher = await aVisitor(browser);
  const admin = await aVisitor(browser);
  const email = `gamze.isik.${Date.now()}@okul.test`;

  const { page } = teacher;
  await page.goto("/");
  await page.getByRole("link", { name: "Öğretmen hesabı aç" }).first().click();
  await page.getByRole("radio", { name: /Öğretmenim/ }).check();
  await page.getByLabel("Ad soyad").fill("Gamze Işık");
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill("kirmizi-bilye-42");
  await page.getByLabel(/Okul/).fill("Cumhuriyet Ortaokulu");
  await page.getByRole("button", { name: "Hesap aç" }).click();
  await expect(page.getByRole("heading", { name: "E-postanızı kontrol edin" })).toBeVisible();

  await page.goto("/dev/mail");
  await page
    .getByRole("link", { name: /verify-email/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "E-postanızı doğrulayın" })).toBeVisible();
  await page.getByLabel("Şifre", { exact: true }).fill("kirmizi-bilye-42");
  await page.getByRole("button", { name: "Hesabımı aç" }).click();
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
  await expect(page.getByText("E-postanız doğrulandı.").first()).toBeVisible();
  await expect(page.getByText("Hesabınız yönetici onayı bekliyor.", { exact: false }).first()).toBeVisible();

  await signedIn(admin.page, "yonetici@ornek.test");
  await admin.page.goto("/admin/teachers");
  await admin.page
    .getByRole("row", { name: /Gamze Işık/ })
    .getByRole("button", { name: /Onayla/ })
    .click();
  await expect(admin.page.getByText(/Onaylandı/).first()).toBeVisible();
  // The next list loads only after the decision has been sent.
  await admin.page.getByRole("tab", { name: /^Onaylı/ }).click();
  await expect(admin.page.getByRole("tab", { name: /^Onaylı/ })).toHaveAttribute("aria-selected", "true");

  await page.goto("/teacher/question-sets/new");
  await page.getByLabel("Set adı").fill("İlk setim");
  await page.getByRole("button", { name: "Başla" }).click();
  await expect(page).toHaveURL(/\/teacher\/question-sets\/[\w-]+$/);
  await page.getByLabel("Soru metni").fill("Türkiye’nin başkenti neresidir?");
  await page.getByRole("radio", { name: /^Çoktan seçmeli/ }).click();
  for (const [letter, city] of [
    ["A", "İstanbul"],
    ["B", "Ankara"],
    ["C", "İzmir"],
    ["D", "Bursa"],
  ] as const) {
    await page.getByRole("textbox", { name: new RegExp(`^${letter} şıkkı`) }).fill(city);
  }
  await page.getByRole("radio", { name: "B doğru cevap" }).check({ force: true });
  await expect(page.getByText(/^Kaydedildi/).first()).toBeVisible();

  await page.getByRole("button", { name: "Oyunu kur" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Oyunu kur" }).click();
  await expect(page).toHaveURL(/\/teacher\/games\/\d{6}\/host$/);
  await expect(page.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();

  expect(teacher.faults).toEqual([]);
  expect(admin.faults).toEqual([]);
});
