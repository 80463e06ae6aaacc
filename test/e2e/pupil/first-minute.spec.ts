import { expect, test, type Page } from "../steps/test";
import { anHttpPupil, twoQuestions } from "../steps/a-class";
import { aSet } from "../steps/material";
import { anApprovedTeacher, aPerson } from "../steps/steps";

/** The most clicks that a teacher needs to open the page, host a game, start it, play it and reach the podium. */
const MOST_CLICKS = 7;

test("the first minute: from the home page to the podium a teacher clicks seven times at most", async ({
  browser,
  request,
}, info) => {
  const email = await anApprovedTeacher({ request });
  await aSet({ request }, twoQuestions, { email });
  const { page } = await aPerson(browser, email, { width: 1440, height: 900 });
  await countClicks(page);
  let taken = 0;
  const picture = (name: string) => page.screenshot({ path: info.outputPath(`${++taken} ${name}.png`) });
  const press = async (name: string) => {
    await picture(name);
    await page.getByRole("button", { name }).last().click();
  };

  await page.goto("/teacher/dashboard");
  await press("Oyunu kur");
  await page.getByRole("dialog").waitFor();
  await press("Oyunu kur");
  await expect(page).toHaveURL(/\/games\/\d{6}\/host$/);
  const code = /games\/(\d+)\/host$/.exec(page.url())![1]!;
  const pupils = [await anHttpPupil({ request }, code, "Ece"), await anHttpPupil({ request }, code, "Ali")];
  await expect(page.getByRole("button", { name: "Ali, seçenekler" })).toBeVisible();
  await press("Oyunu başlat");
  // The question closes by itself when everybody has answered.
  const play = async (number: number) => {
    // The question can only be read for the first three seconds.
    await expect(page.getByText(`Soru ${number} başladı.`)).toBeAttached();
    for (const [i, pupil] of pupils.entries()) await pupil.answers("AB"[i]!);
  };
  await play(1);
  await press("Puan durumu");
  await press("Sıradaki soru");
  await play(2);
  await press("Kürsüye geç");
  await expect(page.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();
  await picture("podium");
  const clicks = await clicksOf(page);
  expect(clicks).toBe(6);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});

const countClicks = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      "click",
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
      },
      true,
    );
  });
const clicksOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("clicks")));
