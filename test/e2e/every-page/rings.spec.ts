import { expect, test, type Page } from "../steps/test";
import { aGame, anHttpPupil, cells, twoQuestions } from "../steps/a-class";
import { walkByKeys } from "../steps/by-keys";
import { aSet } from "../steps/material";
import { anApprovedTeacher, aPerson } from "../steps/steps";

/** The ring of the focus is 6 px wide: on a phone, too, nothing cuts it or lies over it. */

const phone = { width: 360, height: 640 };

const right = (one: Element) => one.getBoundingClientRect().right;

async function walk(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  await walkByKeys(page, address);
}

test("the focus is seen on a phone's pages, under a dialog's buttons, among players and around a code", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const { page } = await aPerson(browser, email, phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const game = await aGame({ request }, twoQuestions, {}, email);
  await anHttpPupil({ request }, game.code, "Ali");
  for (const address of ["/teacher/dashboard", "/library", "/profile"]) await walk(page, address);
  // The remote scrolls its players, and cuts them at its edges.
  await walk(page, `/teacher/games/${game.code}/host`);

  await aSet({ request }, [cells], { title: "Halkalar", email });
  await walk(page, "/teacher/question-sets");
  // A phone has no boxes for rows, so none for all of them either.
  await expect(page.getByLabel("Tümünü seç")).toBeHidden();
  await page.getByRole("button", { name: "Oyunu kur" }).first().click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Diğer/ })).toBeVisible();
  await walkByKeys(page, "a new game");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/teacher/games/${game.code}/host`);
  const code = page.getByRole("button", { name: /^Oyun kodu/ });
  expect(await code.evaluate(right)).toBeGreaterThanOrEqual(await code.locator("span").last().evaluate(right));
});
