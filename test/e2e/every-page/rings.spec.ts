import { expect, test, type Locator } from "../steps/test";
import { aGame, anHttpPupil, cells, twoQuestions } from "../steps/a-class";
import { aSet } from "../steps/material";
import { aTeacher } from "../steps/steps";

/** The ring of the focus is 6 px wide: nothing cuts it or lies over it. */

const phone = { width: 360, height: 640 };

/** The sides on which the ring is cut by a scrolling part or by the page, and what lies over the control. */
const hiddenBy = (control: Locator) =>
  control.evaluate((one) => {
    const RING = 6;
    const box = one.getBoundingClientRect();
    const isInset = getComputedStyle(one).boxShadow.includes("inset");
    const ring = isInset ? 0 : RING;
    const sides = (name: string, { left, top, right, bottom }: Omit<DOMRectReadOnly, "toJSON">) =>
      [
        box.left - ring < left && "left",
        box.top - ring < top && "top",
        box.right + ring > right && "right",
        box.bottom + ring > bottom && "bottom",
      ].flatMap((side) => (side === false ? [] : [`${side}, by ${name}`]));
    const found = sides("the page", new DOMRect(0, 0, innerWidth, innerHeight));
    for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY !== "visible")
        found.push(...sides(outer.tagName, outer.getBoundingClientRect()));
      if (getComputedStyle(outer).position === "fixed") break;
    }
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return one.contains(over) ? found : [...found, `under ${over?.className}`];
  });

const right = (one: Element) => one.getBoundingClientRect().right;

test("the focus is seen in a list and its menu, under a dialog's buttons, among players and around a code", async ({
  browser,
  request,
}) => {
  const { page } = await aTeacher(browser, phone);
  await aSet({ request }, [cells], { title: "Halkalar" });
  await page.goto("/teacher/question-sets");
  await expect(page.getByText("Halkalar").first()).toBeVisible();
  // A phone has no boxes for rows, so none for all of them either.
  await expect(page.getByLabel("Tümünü seç")).toBeHidden();
  await page.keyboard.press("Tab");
  for (const name of ["Bilye, ana sayfa", "Ana sayfa", "Setler"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus"), name).toBeVisible();
    expect(await hiddenBy(page.locator(":focus")), name).toEqual([]);
  }

  await page.getByRole("button", { name: "Oyunu kur" }).first().click();
  const more = page.getByRole("dialog").getByRole("button", { name: /^Diğer/ });
  await expect(more).toBeVisible();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press("Tab");
    if (await more.evaluate((one) => one === document.activeElement)) break;
  }
  await expect(more).toBeFocused();
  expect(await hiddenBy(more)).toEqual([]);

  const game = await aGame({ request }, twoQuestions);
  await anHttpPupil({ request }, game.code, "Ali");
  await page.goto(`/teacher/games/${game.code}/host`);
  const chip = page.getByRole("button", { name: "Ali" });
  await chip.focus();
  expect(await hiddenBy(chip)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  const code = page.getByRole("button", { name: /^Oyun kodu/ });
  expect(await code.evaluate(right)).toBeGreaterThanOrEqual(await code.locator("span").last().evaluate(right));
});
