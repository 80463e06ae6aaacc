import { expect, test } from "../steps/test";
import { aGame, twoQuestions } from "../steps/a-class";
import { aTeacher } from "../steps/steps";

/** What a teacher meets who presses and types while replies are on their way, or never come. */

test("a game's page stays, and what is written on it, when it cannot be refreshed", async ({ browser, request }) => {
  const game = await aGame({ request }, twoQuestions);
  const { page } = await aTeacher(browser);
  await page.clock.install();
  await page.goto(`/teacher/games/${game.code}`);
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
