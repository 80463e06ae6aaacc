import { expect, test } from "@playwright/test";
import { aGame, aGuest, cells, plants } from "./a-class";
import { aTeacher } from "./steps";

/** 320 pixels: the narrowest phone, or a page at 400 %. Nothing is wider, whatever it is called. */

test("at 320 pixels no page of a game is wider than the screen", async ({ browser }) => {
  test.setTimeout(120_000);
  const { page } = await aTeacher(browser, { width: 320, height: 640 });
  const game = await aGame(page, [plants, cells]);
  const pupils = await Promise.all(
    ["Abdurrahman Efe", "WWWWWWWWWWWWWWWWWWWW", "Işıl Ğ."].map((name) => aGuest(page, game.code, name)),
  );
  const fits = async (address: string) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  };
  await fits(`/teacher/games/${game.code}`);
  await game.start();
  await pupils[0]!.answer("A");
  await pupils[1]!.answer("B");
  await fits(`/teacher/games/${game.code}`);
  await game.end();
  for (const address of [
    `/teacher/games/${game.code}`,
    `/teacher/games/${game.code}/statistics`,
    "/teacher/games",
    "/teacher/dashboard",
    "/teacher/question-sets",
    "/profile",
    "/",
    "/presentation",
  ])
    await fits(address);
  await page.context().close();
});
