import { expect, test } from "../steps/test";
import { anHttpPupil, twoQuestions } from "../steps/a-class";
import { aSet } from "../steps/material";
import { expectSound, expectSoundBoard } from "../steps/sound";
import { anApprovedTeacher, aPerson, seen } from "../steps/steps";

test("a net game in which answers may change: chosen in the dialog, ended by the teacher, ranked by net with nobody below zero", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const { page: board, faults } = await aPerson(browser, email, { width: 1440, height: 900 });
  await aSet({ request }, twoQuestions, { email, grade: 8 });

  await board.goto("/teacher/question-sets");
  await board.getByRole("button", { name: "Oyunu kur" }).first().click();
  const dialog = board.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Puan ve süre/ }).click();
  await dialog.getByRole("switch", { name: /^Cevap değiştirilebilsin/ }).check({ force: true });
  await expect(dialog.getByRole("status")).toHaveText(
    "Hız puanı kapandı: cevap değişebildiği için her doğru tam puan.",
  );
  await dialog.getByRole("radio", { name: "Net" }).check({ force: true });
  await expect(dialog.getByRole("radio", { name: "3, LGS gibi" })).toBeChecked();
  await expect(dialog.getByRole("status")).toBeEmpty();
  await expectSound(board, "a new game by net");
  await dialog.getByRole("button", { name: "Oyunu kur" }).click();
  await expect(board).toHaveURL(/\/games\/\d{6}\/host$/);
  const code = /games\/(\d+)\/host$/.exec(board.url())![1]!;
  await board.setViewportSize({ width: 1920, height: 1080 });
  const { page: remote } = await aPerson(browser, email, { width: 360, height: 640 });
  await remote.goto(`/teacher/games/${code}/host`);

  const [ece, can] = [await anHttpPupil({ request }, code, "Ece"), await anHttpPupil({ request }, code, "Can")];
  await expect(seen(board, "Can")).toBeVisible();
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(seen(board, "Cevabını değiştirebilirsin")).toBeVisible();
  await ece.answers("B");
  await can.answers("A");
  await expect(seen(board, "Herkes cevapladı")).toBeVisible();
  await expect(seen(remote, "Herkes cevapladı")).toBeVisible();
  await expectSoundBoard(board, "all have answered, and may change it");
  await can.answers("B");
  await ece.answers(null);
  await expect(seen(board, "/ 2 cevap")).toBeVisible();
  await ece.answers("A");
  await expect(seen(board, "süre bitene kadar değişebilir")).toBeVisible();
  await board.getByRole("button", { name: "Süreyi bitir" }).click();
  await expect(seen(board, "Bilen 1 / 2")).toBeVisible();

  await board.getByRole("button", { name: "Net durumu" }).click();
  await expect(board.getByRole("heading", { name: "Net durumu" })).toBeFocused();
  const rows = board.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveText([/Ece1 doğru1,00 net/, /Can0,00 net/]);
  await expect(seen(board, "3 yanlış 1 doğruyu götürür, boş bırakmak götürmez.")).toBeVisible();
  await expectSoundBoard(board, "a standing by net");

  await remote.getByRole("button", { name: "Sıradaki soru" }).click();
  await expect(seen(board, "Cevabını değiştirebilirsin")).toBeVisible();
  await can.answers("B");
  await board.getByRole("button", { name: "Süreyi bitir" }).click();
  await expect(seen(board, "Boş bırakan 1")).toBeVisible();
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();
  await expect(board.getByRole("region", { name: "Kürsü" }).getByRole("listitem")).toHaveText([/Ece1,00 net/]);
  await expect(board.getByText("0,17 net")).toBeVisible();
  expect(faults).toEqual([]);
});
