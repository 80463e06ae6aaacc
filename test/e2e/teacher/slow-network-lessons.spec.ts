import { expect, test } from "../steps/test";
import { aGame, twoQuestions } from "../steps/a-class";
import { aClass, aSet } from "../steps/material";
import { aTeacher, heldBack } from "../steps/steps";
import { visit } from "../steps/visit";

/** A teacher presses and types while replies are under way, or never come. */

const students = [{ number: 1, name: "Ada Kaya" }];

test("a teacher's pages keep what is written and pressed while replies are on their way", async ({
  browser,
  request,
}) => {
  const { page } = await aTeacher(browser);
  await page.clock.install();

  await test.step("whoever adds a class one by one may type the next name, and keeps the page when it cannot be read again", async () => {
    const id = await aClass({ request }, students);
    await visit(page, `/teacher/classes/${id}`);
    await page.getByRole("button", { name: "Öğrenci ekle" }).click();
    const row = page.getByRole("form", { name: "Öğrenci ekle" });
    const [number, name] = [row.getByLabel("Numara"), row.getByLabel("Ad")];
    const letGo = await heldBack(page, "**/students", "POST");
    await page.route(`**/api/classes/${id}`, (route) => route.abort());
    await name.fill("Berk Demir");
    await name.press("Enter");
    await expect(row.getByRole("button", { name: "Ekle" })).toHaveAttribute("aria-busy", "true");
    await name.fill("Can Ak");
    letGo();
    await expect(number).toHaveValue("3");
    await expect(name).toHaveValue("Can Ak");
    await expect(page.getByText("Sınıfın son hâli alınamadı, gördüğünüz eski olabilir.")).toBeVisible();
    await name.press("Enter");
    await expect(number).toHaveValue("4");
    await page.unroute(`**/api/classes/${id}`);
    await page.getByRole("button", { name: "Yeniden dene" }).click();
    await expect(page.getByRole("row")).toHaveText([/No/, /Ada Kaya/, /Berk Demir/, /Can Ak/]);
  });

  await test.step("a student's page stays when it cannot be read again after a change", async () => {
    const id = await aClass({ request }, students);
    await visit(page, `/teacher/classes/${id}`);
    await page.getByRole("link", { name: "Ada Kaya" }).click();
    await page.getByRole("button", { name: "Düzenle" }).click();
    await page.getByRole("dialog").getByLabel("Ad").fill("Ada Kara");
    const ofClass = `**/api/classes/${id}`;
    await page.route(ofClass, (route) => route.abort());
    await page.getByRole("dialog").getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Öğrencinin son hâli alınamadı, gördüğünüz eski olabilir.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Ada Kaya" })).toBeVisible();
    await page.unroute(ofClass);
    await page.getByRole("button", { name: "Yeniden dene" }).click();
    await expect(page.getByRole("heading", { name: "Ada Kara" })).toBeVisible();
  });

  await test.step("a tab opens before its page is there", async () => {
    const id = await aClass({ request }, students);
    await visit(page, `/teacher/classes/${id}`);
    const tab = page.getByRole("tab", { name: "Gelişim" });
    await expect(tab).toBeVisible();
    const letGo = await heldBack(page, `**/api/classes/${id}`);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("Yükleniyor.")).toBeAttached();
    letGo();
    await expect(page.getByText("Bu sınıfla henüz oynanmadı")).toBeVisible();
  });

  await test.step("a list that is pasted while another is being added stays", async () => {
    const id = await aClass({ request }, students);
    await visit(page, `/teacher/classes/${id}`);
    await page.getByRole("button", { name: "Liste yapıştır" }).click();
    const list = page.getByRole("dialog").getByLabel("Liste", { exact: true });
    const letGo = await heldBack(page, "**/import", "POST");
    await list.fill("2\tBerk Demir");
    await page.getByRole("button", { name: "1 öğrenciyi ekle" }).click();
    await list.fill("3\tCan Ak");
    letGo();
    await expect(page.getByText("1 öğrenci eklendi.")).toBeVisible();
    await page.getByRole("button", { name: "1 öğrenciyi ekle" }).click();
    await expect(page.getByRole("row")).toHaveText([/No/, /Ada Kaya/, /Berk Demir/, /Can Ak/]);
  });

  await test.step("what is begun in a menu shows as under way", async () => {
    const id = await aClass({ request }, students);
    await visit(page, `/teacher/classes/${id}`);
    const letGo = await heldBack(page, "**/export");
    await page.getByRole("button", { name: "İşlemler: Ada Kaya" }).click();
    const file = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Verilerini indir" }).click();
    await expect(page.getByRole("progressbar", { name: "İşlem sürüyor" })).toBeAttached();
    letGo();
    await file;
    await expect(page.getByRole("progressbar")).toBeHidden();
  });

  await test.step("a reply that comes after its dialog was closed takes no other away", async () => {
    await aClass({ request }, students);
    await visit(page, "/teacher/classes");
    const dialog = page.getByRole("dialog");
    const letGo = await heldBack(page, /\/api\/classes\/[^/]+$/, "PUT");
    await page
      .getByRole("button", { name: /^İşlemler: 7B/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Adını değiştir" }).click();
    await dialog.getByRole("button", { name: "Kaydet" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Yeni sınıf" }).first().click();
    await dialog.getByLabel("Sınıfın adı").fill("8C");
    letGo();
    await expect(page.getByText("Kaydedildi.")).toBeVisible();
    await expect(dialog.getByLabel("Sınıfın adı")).toHaveValue("8C");
  });

  await test.step("a game's page stays, and what is written on it, when it cannot be refreshed", async () => {
    const game = await aGame({ request }, twoQuestions);
    await visit(page, `/teacher/games/${game.code}`);
    await page.getByRole("button", { name: "Not ekle" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("7B için");
    await page.route(`**/api/game/${game.code}`, (route) => route.abort());
    await page.clock.fastForward(5_000);
    await expect(page.getByText("Yenilenemedi, yeniden deneniyor.")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue("7B için");
    await page.unroute(`**/api/game/${game.code}`);
    await page.clock.fastForward(5_000);
    await expect(page.getByText("Yenilenemedi, yeniden deneniyor.")).toBeHidden();
  });

  await test.step("a game that is made after its dialog was closed tears nobody to its board", async () => {
    const id = await aClass({ request }, students);
    await aSet({ request }, twoQuestions, { title: "Yavaş ağda oynanan" });
    await visit(page, `/teacher/classes/${id}`);
    const dialog = page.getByRole("dialog");
    const letGo = await heldBack(page, "**/api/game", "POST");
    await page.getByRole("button", { name: "Oyun kur" }).click();
    await dialog.getByText("Yavaş ağda oynanan").first().click();
    await dialog.getByRole("button", { name: "Oyunu kur" }).click();
    await dialog.getByRole("button", { name: "Vazgeç" }).click();
    letGo();
    await expect(page.getByText("Oyun kuruldu.")).toBeVisible();
    await expect(page).toHaveURL(`/teacher/classes/${id}`);
    await page.getByRole("button", { name: "Tahtayı aç" }).click();
    await expect(page).toHaveURL(/\/teacher\/games\/\d{6}\/host$/);
  });
});

test("a page that could not be reached comes by itself once the network is back", async ({ browser }) => {
  const { page } = await aTeacher(browser);
  await visit(page, "/teacher/dashboard");
  const classes = page.getByRole("link", { name: "Sınıflar", exact: true });
  await expect(classes).toBeVisible();
  await page.context().setOffline(true);
  await classes.click();
  await expect(page.getByRole("heading", { name: "Bağlantı kurulamadı" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Sınıflar" })).toBeVisible();
});
