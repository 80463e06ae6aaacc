import { expect, test, type Page } from "../steps/test";
import { anHttpPupil, settle, twoQuestions } from "../steps/a-class";
import { aSet } from "../steps/material";
import { expectSound, expectSoundBoard } from "../steps/sound";
import { anApprovedTeacher, aPerson, seen, type Caller } from "../steps/steps";

test("a class plays in teams: set up, moved, two standings, podium, report, and the follow-up game keeps them", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const { page: board, faults } = await aPerson(browser, email, { width: 1920, height: 1080 });
  await aSet({ request }, twoQuestions, { email });

  await board.goto("/teacher/question-sets");
  await board.getByRole("button", { name: "Oyunu kur" }).first().click();
  const dialog = board.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Takımlar Yok/ }).click();
  await dialog.getByRole("button", { name: "Bir takım daha" }).click();
  await dialog.getByRole("textbox", { name: "2. takımın adı" }).fill("Meraklı Çalışkanlar7");
  await expectSound(board, "teams of a new game");
  await board.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Takımlar 2 takım, Bilye dağıtır" })).toBeFocused();
  await dialog.getByRole("button", { name: /^Diğer/ }).click();
  await dialog.getByRole("switch", { name: /Ne kadar emin/ }).press("Space");
  await dialog.getByLabel("Okuma süresi").selectOption("0");
  await expect(dialog.getByRole("button", { name: /^Diğer .*eminlik sorulur/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Oyunu kur" }).click();
  await expect(board).toHaveURL(/\/games\/\d{6}\/host$/);
  const code = /games\/(\d+)\/host$/.exec(board.url())![1]!;

  const [ece, ali, can] = await pupils({ request }, code, ["Ece", "Ali", "Can"]);
  await expect(board.getByRole("region", { name: "Kartallar, 2 kişi" })).toContainText("Ece");
  await expectSoundBoard(board, "the lobby of teams");
  await board.getByRole("button", { name: "Can, seçenekler" }).click();
  await expect(board.getByRole("dialog")).toBeVisible();
  await expectSoundBoard(board, "what to do about a player of a team");
  await board.getByRole("dialog").getByRole("button", { name: "Meraklı Çalışkanlar7" }).click();
  await expect(board.getByRole("region", { name: "Meraklı Çalışkanlar7, 2 kişi" })).toContainText("Can");
  await board.reload();
  await expect(board.getByRole("region", { name: "Meraklı Çalışkanlar7, 2 kişi" })).toContainText("Can");

  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByText("Soru bir?").first()).toBeVisible();
  for (const [pupil, answer] of [
    [ece, "A"],
    [ali, "B"],
    [can, "B"],
  ] as const) {
    await pupil!.answers(answer);
    await pupil!.isSure(3);
  }
  await board.getByRole("button", { name: "Takım durumu" }).click();
  await expect(board.getByRole("heading", { name: "Takım durumu" })).toBeFocused();
  await expect(row(board, 0)).toContainText("Kartallar");
  await expectSoundBoard(board, "the standing of teams");
  await board.keyboard.press("p");
  await expect(board.getByRole("heading", { name: "Puan durumu" })).toBeFocused();
  await expect(row(board, 0)).toContainText("Ece");
  await board.getByRole("button", { name: "Takımlar" }).click();
  await expect(board.getByRole("heading", { name: "Takım durumu" })).toBeFocused();

  // A latecomer is dealt to the smaller team.
  const [su] = await pupils({ request }, code, ["Su"]);
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
  for (const pupil of [ece, ali, can, su]) {
    await pupil!.answers("A");
    await pupil!.isSure(2);
  }
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();
  await settle(board);
  await expect(board.getByRole("complementary", { name: "Sonuç" })).toContainText("En çok katkı");
  await expect(board.getByRole("region", { name: "Kürsü" })).toContainText("Meraklı Çalışkanlar7");
  await expectSoundBoard(board, "the podium of teams");

  await board.getByRole("button", { name: "Bir tur daha" }).click();
  await board
    .getByRole("dialog")
    .getByRole("button", { name: /Bütün sorular/ })
    .click();
  await expect(board.getByRole("region", { name: "Kartallar, 0 kişi" })).toBeVisible();

  await board.goto(`/teacher/games/${code}/statistics`);
  const teams = board.getByRole("table").first();
  await expect(teams.getByRole("row")).toHaveCount(3);
  await teams.getByRole("button", { name: "2 kişi" }).last().click();
  await expect(seen(board, "Emin ama yanlış")).toBeVisible();
  await expect(board.getByText("2 kişi emindi, hepsi B dedi: Yanlış olan.")).toBeVisible();
  const grid = board.getByRole("grid");
  await grid.getByRole("columnheader", { name: "Takım" }).click();
  await expect(grid.getByRole("columnheader", { name: "Takım" })).toHaveAttribute("aria-sort", "ascending");
  await expect(grid.getByRole("row").nth(1)).toContainText("Kartallar");
  await expectSound(board, "the report of a game in teams");
  expect(faults).toEqual([]);
});

const row = (board: Page, at: number) => board.getByRole("listitem").nth(at);

const pupils = (caller: Caller, code: string, names: readonly string[]) =>
  names.reduce(
    async (before, name) => [...(await before), await anHttpPupil(caller, code, name)],
    Promise.resolve<Awaited<ReturnType<typeof anHttpPupil>>[]>([]),
  );
