import { expect, test } from "../steps/test";
import { faultsOf, signIn } from "../steps/steps";

/** The product in a school's own network: on plain http under a host name browsers withhold half of `crypto`. */

const host = "bilye.test";
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL!.replace("localhost", host)) });

/** Uses another host than the other tests. On plain http Chromium reports for each page that one header has no effect. */
const isOurs = (fault: string) => !fault.startsWith(`asked ${host}`) && !fault.includes("Cross-Origin-Opener-Policy");

test("on plain http a set is written, a game played and its report opened", async ({ page, browser, baseURL }) => {
  const faults = faultsOf(page);
  await signIn(page, "ogretmen@ornek.test");
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto, "clipboard" in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await page.goto("/teacher/question-sets/new");
  await page.getByLabel("Set adı").fill("Düz http");
  await page.keyboard.press("Enter");
  for (const text of ["Birinci soru?", "İkinci soru?"]) {
    await page.getByLabel("Soru metni").fill(text);
    if (text.startsWith("B")) await page.getByRole("radio", { name: /^Çoktan seçmeli/ }).click();
    await page.getByRole("textbox", { name: "A şıkkı" }).fill("Doğru olan");
    await page.getByRole("textbox", { name: "B şıkkı" }).fill("Yanlış olan");
    for (const letter of ["D", "C"]) await page.getByRole("button", { name: `${letter} şıkkını sil` }).click();
    await page.getByLabel("Soru metni").focus();
    await page.keyboard.press("Alt+1");
    if (text.startsWith("B")) await page.getByRole("button", { name: "Soru ekle" }).first().click();
  }
  await page.getByRole("button", { name: "Oyunu kur" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Oyunu (?:kur|aç)/ })
    .click();
  await expect(page).toHaveURL(/\/teacher\/games\/\d{6}\/host$/);
  const code = /games\/(\d+)/.exec(page.url())![1]!;
  await page.getByRole("button", { name: /^Oyun kodu/ }).click();
  await expect(page.getByText("Kod kopyalandı.")).toBeVisible();

  const pupil = await browser.newContext({ baseURL: baseURL!, viewport: { width: 360, height: 640 } });
  const phone = await pupil.newPage();
  const phoneFaults = faultsOf(phone);
  await phone.goto(`/student/join?code=${code}`);
  await phone.getByLabel("Takma adın").fill("Işıl");
  await phone.getByRole("button", { name: "Oyuna gir" }).click();
  await page.getByRole("button", { name: "Işıl, seçenekler" }).waitFor();
  await page.getByRole("button", { name: "Oyunu başlat" }).click();
  await phone.getByRole("button", { name: "Doğru olan" }).click();
  await expect(phone.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await page.getByRole("button", { name: "Puan durumu" }).click();
  await page.getByRole("button", { name: "Sıradaki soru" }).click();
  await phone.getByRole("button", { name: "Doğru olan" }).click();
  await page.getByRole("button", { name: "Kürsüye geç" }).click();
  await page
    .getByRole("button", { name: "Raporu aç" })
    .or(page.getByRole("link", { name: "Raporu aç" }))
    .click();
  await expect(page.getByRole("heading", { name: "Düz http" })).toBeVisible();
  expect([...faults, ...phoneFaults].filter(isOurs)).toEqual([]);
});
