import { expect, test, type Page } from "../steps/test";
import { aGame, anHttpPupil, aPhone, twoQuestions } from "../steps/a-class";
import { aSet } from "../steps/material";
import { aTeacher, signedIn } from "../steps/steps";

/** Texts of the greatest length without a space: they push no button off the screen. */

const long = Array.from("ABCDEF", (letter) =>
  `${letter}fyonkarahisarlılaştıramadıklarımızdanmışsınızcasına`.repeat(2).slice(0, 80),
);
const about = { question_text: "Hangisi?", time_limit: 120 };
const pairs = long.map((left) => ({ left, right: Array.from(left).toReversed().join("") }));

/** The distance by which the widest part of a question's card sticks out of the page. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...Array.from(document.querySelectorAll("fieldset *"), (one) => one.getBoundingClientRect().right - innerWidth),
    ),
  );

/** Nothing is wider than the paper. */
async function onPaper(page: Page) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794);
}

test("cards and pairs are written on a phone, and printed on their paper", async ({ page }) => {
  await signedIn(page, "ogretmen@ornek.test");
  const questions = [
    { ...about, kind: "order", items: long },
    { ...about, kind: "match", pairs },
  ];
  const id = await aSet(page, questions, { title: "Uzun" });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/teacher/question-sets/${id}`);
  await expect(page.getByLabel("6. kart", { exact: true })).toBeVisible();
  expect(await beyond(page)).toBe(0);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByLabel("6. eşin sağı")).toBeVisible();
  expect(await beyond(page)).toBe(0);
  await onPaper(page);
});

test("pairs are sent on a phone, revealed on a board and reported on a phone", async ({ browser, page }) => {
  await signedIn(page, "ogretmen@ornek.test");
  const game = await aGame(page, [{ ...about, kind: "match", pairs }]);
  const { page: hand, ...phone } = await aPhone(browser);
  await phone.join(game.code, "Defne");
  const ali = await anHttpPupil(page, game.code, "Ali");
  await page.goto(`/teacher/games/${game.code}/host`);
  await game.start();
  const bar = hand.getByText("6 eş kaldı", { exact: true });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await ali.answers("BADCFE");
  await game.endQuestion();
  await expect(page.getByText(/^En çok .* karıştı$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Puan durumu|Kürsüye geç/ })).toBeInViewport({ ratio: 1 });
  await game.end();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/teacher/games/${game.code}/statistics`);
  const asked = page.getByRole("button", { name: about.question_text, exact: true }).first();
  const figure = page.getByRole("table", { name: "Kaç kişi neyle eşledi" }).first();
  // Text and figure are one below the other, and the figure takes most of the screen.
  const [text, drawn] = [(await asked.boundingBox())!, (await figure.boundingBox())!];
  expect(drawn.y).toBeGreaterThan(text.y + text.height);
  expect(drawn.width).toBeGreaterThan(260);
  await onPaper(page);
});

test("names of teams and pupils push nothing out of a remote on a phone", async ({ browser }) => {
  const { page } = await aTeacher(browser, { width: 360, height: 640 });
  const wide = "W".repeat(20);
  const teams = { names: ["Kartallar", wide] };
  const aloud = await aGame(page, twoQuestions, { answers: "board", teams });
  await page.goto(`/teacher/games/${aloud.code}/host`);
  await expect(page.getByText("Kumanda", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: wide })).toBeInViewport({ ratio: 1 });
  await aloud.start();
  const tap = page.getByRole("group", { name: "Kartallar ne dedi?" }).getByRole("button", { name: "C", exact: true });
  await expect(tap).toBeInViewport({ ratio: 1 });

  const onPhones = await aGame(page, twoQuestions, { teams });
  await anHttpPupil(page, onPhones.code, wide);
  await page.goto(`/teacher/games/${onPhones.code}/host`);
  await expect(page.getByRole("region", { name: "Kartallar, 1 kişi" }).getByRole("button")).toBeInViewport({
    ratio: 1,
  });
});
