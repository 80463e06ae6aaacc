import { expect, test } from "../steps/test";
import { anHttpPupil, twoQuestions } from "../steps/a-class";
import { aSet } from "../steps/material";
import { expectSound } from "../steps/sound";
import { anApprovedTeacher, aPerson, seen } from "../steps/steps";

test("a standing at the end alone: chosen, passed over after an answer, shown once by a key, the menu and the remote", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const { page: board, faults } = await aPerson(browser, email, { width: 1920, height: 1080 });
  await aSet({ request }, [...twoQuestions, twoQuestions[0]!], { email });

  await board.goto("/teacher/question-sets");
  await board.getByRole("button", { name: "Oyunu kur" }).first().click();
  const dialog = board.getByRole("dialog");
  await dialog.getByRole("button", { name: "Akış Puan durumu her sorudan sonra" }).click();
  await dialog.getByRole("radio", { name: "Yalnız sonda" }).check({ force: true });
  await expect(dialog.getByRole("switch", { name: "Puan durumu telefonda da görünsün" })).toHaveCount(0);
  await expectSound(board, "when the standing is shown");
  await dialog.getByRole("button", { name: "Akış Puan durumu yalnız sonda" }).click();
  await dialog.getByRole("button", { name: "Oyunu kur" }).click();
  await expect(board).toHaveURL(/\/games\/\d{6}\/host$/);
  const code = /games\/(\d+)\/host$/.exec(board.url())![1]!;
  await board.setViewportSize({ width: 1920, height: 1080 });

  const { page: remote } = await aPerson(browser, email, { width: 360, height: 640 });
  await remote.goto(`/teacher/games/${code}`);
  await expect(remote.getByRole("definition").filter({ hasText: "Yalnız sonda" })).toBeVisible();
  await remote.goto(`/teacher/games/${code}/host`);
  const ece = await anHttpPupil({ request }, code, "Ece");
  await expect(remote.getByText("Ece")).toBeVisible();
  await remote.getByRole("button", { name: "Oyunu başlat" }).click();
  const standing = board.getByRole("heading", { name: "Puan durumu" });
  const menu = board.getByRole("button", { name: "Tahta menüsü" });

  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeVisible();
  await menu.click();
  await expect(board.getByRole("menuitem", { name: "Kısayollar" })).toBeVisible();
  await expect(board.getByRole("menuitem", { name: /^Puan durumunu/ })).toHaveCount(0);
  await board.keyboard.press("Escape");
  await ece.answers("A");
  await expect(board.getByRole("button", { name: "Sıradaki soru" })).toBeVisible();
  await board.keyboard.press("l");
  await expect(standing).toBeFocused();
  await board.keyboard.press("l");
  await expect(seen(board, "Doğru cevap")).toBeVisible();
  await menu.click();
  await board.getByRole("menuitem", { name: "Puan durumunu göster" }).click();
  await expect(standing).toBeVisible();
  await remote.getByRole("button", { name: "Cevaba dön" }).click();
  await expect(standing).toHaveCount(0);
  await remote.getByRole("button", { name: "Puan durumu" }).click();
  await expect(standing).toBeVisible();

  // The standing, shown once, does not appear by itself after the next answer.
  await remote.getByRole("button", { name: "Sıradaki soru" }).click();
  await ece.answers("A");
  await expect(remote.getByRole("button", { name: "Sıradaki soru" })).toBeVisible();
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
  await ece.answers("B");
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();
  expect(faults).toEqual([]);
});
