import { expect, test, type Page } from "../steps/test";
import { aGame, expectFit, twoQuestions } from "../steps/a-class";
import { aTeacher, passTimeUntil } from "../steps/steps";

test("axe finds nothing on any scene of a rehearsal, large in light and weak in dark, and nothing is kept", async ({
  browser,
}) => {
  const { page: board, faults } = await aTeacher(browser);
  await board.clock.install();
  const game = await aGame(board, twoQuestions);
  await board.goto(`/teacher/games/${game.code}`);
  await board.getByRole("link", { name: "Prova yap" }).click();
  const pupils = board.getByRole("button", { name: /seçenekler$/ });
  await passTimeUntil(board, pupils.nth(23));
  await expect(pupils).toHaveCount(24);
  await board.goto(`${board.url()}?players=5`);
  const asked: string[] = [];
  board.on("request", (request) => asked.push(request.method() + new URL(request.url()).pathname));
  await passTimeUntil(board, pupils.nth(4));
  await expect(pupils).toHaveCount(5);
  await expectFitBothWays(board);
  await everyWindow(board);
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  await expectFitBothWays(board);
  await passTimeUntil(board, board.getByRole("button", { name: "Süreyi bitir" }));
  await expectFitBothWays(board);
  await board.getByRole("button", { name: "Süreyi bitir" }).click();
  await expect(board.getByRole("button", { name: "Puan durumu" })).toBeVisible();
  await expectFitBothWays(board);
  await board.getByRole("button", { name: "Puan durumu" }).click();
  await expect(board.getByRole("heading", { name: "Puan durumu" })).toBeVisible();
  await expectFitBothWays(board);
  await board.getByRole("button", { name: "Tahta menüsü" }).click();
  await expectFitBothWays(board);
  await board.getByRole("menuitem", { name: "Oyunu bitir" }).click();
  await expectFitBothWays(board);
  await board.getByRole("dialog").getByRole("button", { name: "Oyunu bitir" }).click();
  await expect(board.getByRole("button", { name: "Yeniden dene" })).toBeVisible();
  await expectFitBothWays(board);
  await board.getByRole("button", { name: "Yeniden dene" }).click();
  await passTimeUntil(board, pupils.nth(4));
  await expect(pupils).toHaveCount(5);
  await board.getByRole("button", { name: "Tahta menüsü" }).click();
  await board.getByRole("menuitem", { name: "Provadan çık" }).click();
  await expect(board).toHaveURL(/question-sets\/[^/]+$/);
  expect(asked.filter((call) => call.includes("/api/") && !call.startsWith("GET"))).toEqual([]);
  expect(faults).toEqual([]);
});

/** Checks the board dark on a weak projector, and light on a classroom's screen. */
async function expectFitBothWays(board: Page) {
  for (const [colorScheme, width, height] of [
    ["dark", 960, 540],
    ["light", 1920, 1080],
  ] as const) {
    await board.setViewportSize({ width, height });
    await board.emulateMedia({ colorScheme });
    await expectFit(board);
  }
}

/** Opens everything that covers the lobby: the menu, a player's dialogs, the keys, the large code. */
async function everyWindow(board: Page) {
  await board.getByRole("button", { name: "Tahta menüsü" }).click();
  await expectFit(board);
  await board.keyboard.press("Escape");
  await board.getByRole("button", { name: "Defne, seçenekler" }).click();
  await expectFit(board);
  await board.getByRole("button", { name: "Adını değiştir" }).click();
  await expectFit(board);
  // Renaming to the same name closes the dialog at once, without a reply to wait for.
  await board.getByRole("button", { name: "Adını değiştir" }).click();
  await expect(board.getByRole("dialog")).toHaveCount(0);
  for (const key of ["?", "k"]) {
    await board.keyboard.press(key);
    await expect(board.getByRole("dialog")).toBeVisible();
    await expectFit(board);
    await board.keyboard.press("Escape");
    await expect(board.getByRole("dialog")).toHaveCount(0);
  }
}
