import { aWrittenQuestion } from "../../builders/questions";
import { expect, test } from "../steps/test";
import { aSet } from "../steps/material";
import { expectSound } from "../steps/sound";
import { anApprovedTeacher, faultsOf, signedIn } from "../steps/steps";

test("sets are put into a folder together, the folder is renamed, a set rests in the archive and comes back", async ({
  page,
}) => {
  const faults = faultsOf(page);
  const email = await anApprovedTeacher(page);
  for (const title of ["Hücre", "Isı", "Osmanlı"]) await aSet(page, [aWrittenQuestion()], { title, email });
  await signedIn(page, email);
  await page.goto("/teacher/question-sets");
  const titles = page.getByRole("table").getByRole("link");
  const chips = page.getByRole("navigation", { name: "Klasörler" }).getByRole("link");
  const choose = async (menu: string, item: string) => {
    await page.getByRole("button", { name: menu }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  const dialog = page.getByRole("dialog");

  await page.getByLabel("Seç: Hücre").check();
  await page.getByLabel("Seç: Isı").check();
  await page.getByRole("toolbar").getByRole("button", { name: "Klasöre taşı" }).click();
  await dialog.getByRole("button", { name: "Taşı" }).click();
  await expect(dialog.getByText("Klasöre bir ad verin.")).toBeVisible();
  await dialog.getByLabel("Klasörün adı").fill("Fen");
  await dialog.getByRole("button", { name: "Taşı" }).click();
  await expect(page.getByText("2 set “Fen” klasörüne taşındı.")).toBeVisible();
  await expect(chips).toHaveText(["Hepsi 3", "Fen 2", "Klasörsüz 1"]);
  await expect(page.getByRole("toolbar")).toBeHidden();

  // Undo that, and do it again by the menu of one set.
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(chips).toHaveCount(0);
  await choose("İşlemler: Isı", "Klasöre taşı");
  await dialog.getByLabel("Klasörün adı").fill("Fen");
  await dialog.getByRole("button", { name: "Taşı" }).click();
  await choose("İşlemler: Hücre", "Klasöre taşı");
  await dialog.getByRole("radio", { name: "Fen" }).check();
  await dialog.getByRole("button", { name: "Taşı" }).click();
  await expect(chips).toHaveText(["Hepsi 3", "Fen 2", "Klasörsüz 1"]);

  await chips.nth(1).click();
  await expect(titles).toHaveText(["Isı", "Hücre"]);
  await choose("Klasör işlemleri: Fen", "Adını değiştir");
  await dialog.getByLabel("Klasörün adı").fill("7. sınıf fen");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(chips.nth(1)).toHaveText("7. sınıf fen 2");
  await expect(chips.nth(1)).toHaveAttribute("aria-current", "true");

  await choose("İşlemler: Isı", "Arşivle");
  await expect(page.getByText("Set arşivlendi.")).toBeVisible();
  await expect(titles).toHaveText(["Hücre"]);
  await page.reload();
  await expect(titles).toHaveText(["Hücre"]);
  await expectSound(page, "the sets of a folder");
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole("button", { name: "Oyunu kur" })).toBeInViewport({ ratio: 1 });
  await chips.last().click();
  await expect(titles).toHaveText(["Isı"]);
  await expect(page.getByRole("button", { name: "Oyunu kur" })).toHaveCount(0);
  await titles.first().click();
  const play = page.getByRole("button", { name: "Oyunu kur" });
  await expect(play).toHaveAccessibleDescription("Set arşivde, önce arşivden çıkarın");
  await expect(play).toBeDisabled();
  await page.goBack();
  await page.getByRole("button", { name: "Arşivden çıkar" }).click();
  await expect(page.getByText("Arşivde set yok.")).toBeVisible();
  await expect(chips).toHaveText(["Hepsi 3", "7. sınıf fen 2", "Klasörsüz 1"]);

  // A new set that is begun in an open folder belongs to that folder.
  await chips.nth(1).click();
  await expect(titles).toHaveText(["Isı", "Hücre"]);
  await page.getByRole("link", { name: "Yeni set" }).click();
  await expect(page.getByRole("link", { name: "7. sınıf fen" })).toBeVisible();
  await page.getByLabel("Set adı").fill("Basınç");
  await page.getByRole("button", { name: "Başla" }).click();
  await expect(page.getByRole("heading", { name: "1. soru" })).toBeVisible();
  await page.goto("/teacher/question-sets");
  await expect(chips).toHaveText(["Hepsi 4", "7. sınıf fen 3", "Klasörsüz 1"]);
  expect(faults).toEqual([]);
});
