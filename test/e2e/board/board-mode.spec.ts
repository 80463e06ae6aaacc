import { expect, test, type Page } from "../steps/test";
import { twoQuestions } from "../steps/a-class";
import { aSet } from "../steps/material";
import { expectSound } from "../steps/sound";
import { aTeacher } from "../steps/steps";

const capital = {
  kind: "typed",
  question_text: "Türkiye’nin başkenti neresidir?",
  accepted: ["Ankara"],
  time_limit: 60,
};

test("a lesson without phones: teams answer aloud, the teacher taps, and the next game remembers it", async ({
  browser,
  request,
}) => {
  const { page: board, faults } = await aTeacher(browser);
  // A set for this test alone: other sets of the same teacher come and go meanwhile.
  const set = await aSet({ request }, [twoQuestions[0]!, capital], { title: "Takımlar" });

  await board.goto(`/teacher/question-sets/${set}`);
  await board.getByRole("button", { name: "Oyunu kur" }).first().click();
  const dialog = board.getByRole("dialog");
  await dialog.getByRole("radio", { name: /Tahtada/ }).check({ force: true });
  await dialog.getByRole("button", { name: /^Takımlar/ }).click();
  await dialog.getByRole("button", { name: "Bir takım az" }).click();
  await dialog.getByRole("textbox", { name: "2. takımın adı" }).fill("kartallar");
  await expect(dialog.getByText("İki takımın adı aynı.")).toBeVisible();
  await expectSound(board, "the teams of a new game");
  await dialog.getByRole("textbox", { name: "2. takımın adı" }).fill("Martılar");
  await board.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: /Takımlar 3 takım/ })).toBeFocused();
  await dialog.getByRole("button", { name: "Oyunu kur" }).click();

  await expect(board.getByRole("heading", { name: "Takımlar hazır mı?" })).toBeVisible();
  await expect(board.getByRole("button", { name: "Martılar, adını değiştir" })).toBeVisible();
  await expectSound(board, "the teams' lobby");
  await board.getByRole("button", { name: "Oyunu başlat" }).click();

  await expect(team(board, "Kartallar").getByRole("button")).toHaveCount(3);
  await expectSound(board, "the teams' answers");
  await team(board, "Kartallar").getByRole("button").first().focus();
  await board.keyboard.press("1");
  await expect(team(board, "Martılar").getByRole("button").first()).toBeFocused();
  await board.keyboard.press("b");
  await expect(board.getByText("2 / 3 takım")).toBeVisible();
  await expect(team(board, "Kartallar").getByText("Alındı")).toBeVisible();
  await expect(team(board, "Kartallar").getByRole("button", { name: "A", exact: true })).toHaveCount(0);
  // Opening the board again shows who has answered, but not what.
  await board.reload();
  await expect(team(board, "Martılar").getByText("Alındı")).toBeVisible();
  await team(board, "Martılar").getByRole("button", { name: "Martılar, değiştir" }).click();
  await team(board, "Martılar").getByRole("button", { name: "A", exact: true }).click();
  await team(board, "Atomlar").getByRole("button", { name: "C", exact: true }).click();
  await board.getByRole("button", { name: "Cevabı göster" }).click();
  await expect(board.getByText("Bilen 2 / 3")).toBeVisible();

  await board.getByRole("button", { name: "Puan durumu" }).click();
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
  await team(board, "Atomlar").getByRole("button", { name: "Bildi" }).click();
  await board.getByRole("button", { name: "Boş bırakanlarla geç" }).click();
  await expect(board.getByText("Ankara", { exact: true })).toBeVisible();
  await expect(board.getByText("Bilen 1 / 3")).toBeVisible();

  await board.goto(`/teacher/question-sets/${set}`);
  await board.getByRole("button", { name: "Oyunu kur" }).first().click();
  await expect(dialog.getByRole("radio", { name: /Tahtada/ })).toBeChecked();
  await expect(dialog.getByRole("button", { name: /Takımlar 3 takım/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Baştan" }).click();
  await expect(dialog.getByRole("button", { name: /Takımlar 4 takım/ })).toBeVisible();
  expect(faults).toEqual([]);
});

const team = (board: Page, name: string) => board.getByRole("group", { name: `${name} ne dedi?` });
