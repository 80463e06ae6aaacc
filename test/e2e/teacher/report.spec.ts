import { expect, test } from "../steps/test";
import { aGame, anHttpPupil, cells, plants } from "../steps/a-class";
import { aVisitor, signedIn } from "../steps/steps";

test("a report fills while the game runs, is walked through by keys, printed, and used for the next lesson", async ({
  browser,
}) => {
  const { page, faults } = await aVisitor(browser);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await signedIn(page, "ogretmen@ornek.test");
  const game = await aGame(page, [cells, plants], { scoring: "accuracy" });
  const guests = await Promise.all(["Ece", "Çağrı", "Ada"].map((name) => anHttpPupil(page, game.code, name)));
  await page.goto(`/teacher/games/${game.code}/statistics`);
  await expect(page.getByText("Henüz biten soru yok.")).toBeVisible();
  await game.start();
  for (const guest of guests) await guest.answers(guest.nickname === "Ada" ? "B" : "C");
  await expect(page.getByText("Oyun sürüyor, rapor kendini yeniliyor.")).toBeVisible();
  await page.request.post(`/api/game/${game.code}/end-question`, {
    headers: { authorization: `Bearer ${game.token}` },
  });
  const names = page.getByRole("rowheader");
  await expect(names).toHaveText([/Ada/, /./, /./]);
  await game.end();
  await expect(page.getByRole("button", { name: "Bir tur daha" })).toBeVisible();

  // The grid, by keys alone.
  const byName = page.getByRole("columnheader", { name: /Oyuncu/ });
  await byName.focus();
  await page.keyboard.press("Enter");
  await expect(byName).toHaveAttribute("aria-sort", "ascending");
  await expect(names).toHaveText([/Ada/, /Çağrı/, /Ece/]);
  await page.keyboard.press("Enter");
  await expect(names).toHaveText([/Ece/, /Çağrı/, /Ada/]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText(cells.question_text);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("gridcell", { name: "yanlış, C" }).first()).toBeFocused();

  // Paper is white and holds no buttons.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Yazdır" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: "Excel indir" })).toBeHidden();
  await expect(names).toHaveCount(3);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));

  // The hard questions become a set of their own; the whole game can be played again.
  const report = page.url();
  await page.getByRole("button", { name: "Bu soruyla yeni set" }).click();
  await expect(page).toHaveURL(/\/teacher\/question-sets\/[\w-]+$/);
  await expect(page.getByLabel("Soru metni")).toHaveValue(cells.question_text);
  await page.goto(report);
  await page.getByRole("button", { name: "Bir tur daha" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /Bütün sorular/ })).toBeVisible();
  await page.keyboard.press("Escape");
  // A day later the room is gone: the same button sets up a new game of the set.
  const view = `**/api/game/${game.code}`;
  await page.route(view, async (route) => {
    const { host: _, ...kept } = (await (await route.fetch()).json()) as { host: unknown };
    await route.fulfill({ json: kept });
  });
  await page.getByRole("button", { name: "Bir tur daha" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Oyunu kur" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute(view);

  // The list finds it, and forgets it.
  await page.goto("/teacher/games?status=completed&q=s%C4%B1nama");
  const row = page.getByRole("row", { name: new RegExp(`Sınama.*${game.code.slice(0, 3)} ${game.code.slice(3)}`) });
  await row.getByRole("button", { name: /^İşlemler/ }).click();
  await page.getByRole("menuitem", { name: "Oyunu sil" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Oyunu sil" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("tabpanel")).toBeFocused();
  expect(faults).toEqual([]);
});
