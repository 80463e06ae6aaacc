import { expect, test } from "../steps/test";
import { aGame, anHttpPupil, aPhone, expectFit } from "../steps/a-class";
import { aTeacher, seen } from "../steps/steps";

const mountain = {
  kind: "number",
  question_text: "Ağrı Dağı’nın yüksekliği kaç metredir?",
  value: 5137,
  tolerance: 100,
  unit: "m",
  slider: { min: 0, max: 6000, step: 50 },
  time_limit: 120,
  // With an explanation to read, a result stays until the pupil turns the page.
  explanation: "Türkiye’nin en yüksek dağıdır.",
};
const sum = { kind: "number", question_text: "3 − 10 kaç eder?", value: -7, time_limit: 120 };

test("a number: set with the slider, typed without one, shown on a line", async ({ browser, page }) => {
  const game = await aGame(page, [mountain, sum]);
  const phone = await aPhone(browser);
  await phone.join(game.code, "Defne");
  const class_ = await Promise.all(["Mert", "Ece", "Ali"].map((nickname) => anHttpPupil(page, game.code, nickname)));
  const teacher = await aTeacher(browser);
  const board = teacher.page;
  await board.goto(`/teacher/games/${game.code}/host`);
  await game.start();

  const slider = phone.page.getByRole("slider", { name: "Değer" });
  await expect(seen(phone.page, "Önce bir değer seç")).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuetext", "Henüz seçilmedi");
  await expectFit(phone.page);
  await phone.page.getByRole("button", { name: "50 artır" }).click();
  await expect(slider).toHaveAttribute("aria-valuetext", "3.050 m");
  await slider.press("PageDown");
  await expect(slider).toHaveAttribute("aria-valuetext", "2.550 m");
  // A held step button repeats until it is let go.
  await phone.page.getByRole("button", { name: "50 azalt" }).hover();
  await phone.page.mouse.down();
  await expect(async () => expect(Number(await slider.inputValue())).toBeLessThan(40)).toPass();
  await phone.page.mouse.up();
  // A typed number that was not sent is still in the field after a reload.
  const field = phone.page.getByRole("textbox", { name: "Cevabın" });
  await field.fill("4100");
  await phone.page.reload();
  await expect(field).toHaveValue("4100");
  await expectFit(phone.page);
  // A keyboard leaves less than half of the phone: the typed text and the send button are still fully visible.
  const send = phone.page.getByRole("button", { name: "4.100 m gönder" });
  await field.focus();
  await phone.page.setViewportSize({ width: 360, height: 300 });
  for (const part of [phone.page.getByRole("heading"), field, send]) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await field.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await phone.page.setViewportSize({ width: 360, height: 640 });
  await send.click();
  await expect(seen(phone.page, "Cevabın alındı.")).toBeVisible();

  await expect(seen(board, "Tahminini telefonundan ayarla")).toBeVisible();
  await expect(seen(board, "3.000 m")).toBeVisible();
  await expectFit(board);
  for (const [i, pupil] of class_.entries()) await pupil.answers(["5150", "5.100", "2500"][i]!);

  await expect(seen(board, "Kabul aralığı 5.037–5.237 m")).toBeVisible();
  await expect(board.getByText("4 tahmin, 2 kişi doğru aralıkta.")).toBeAttached();
  await expectFit(board);
  await expect(phone.page.getByRole("heading", { name: "Bu sefer olmadı" })).toBeVisible();
  await expect(seen(phone.page, "1.037 m aşağıda kaldın.")).toBeVisible();
  await expect(phone.page.getByRole("img", { name: "Doğru cevap 5.137 m, senin cevabın 4.100 m" })).toBeVisible();
  await expectFit(phone.page);

  // The teacher accepts an answer that the question did not foresee, here by keyboard alone.
  const guess = board.getByRole("button", { name: "4.100 m, 1 kişi", exact: true });
  await guess.focus();
  await board.keyboard.press("d");
  await expectFit(board);
  await board.keyboard.press("d");
  await expect(phone.page.getByRole("heading", { name: "Kabul edildi!" })).toBeVisible();
  await expect(guess).toBeFocused();
  await expectFit(phone.page);

  await game.next();
  const answer = phone.page.getByRole("textbox", { name: "Cevabın" });
  await answer.fill("7-");
  await answer.press("Enter");
  await expect(seen(phone.page, "Bir sayı yaz. Örnek: -7 ya da 2,5")).toBeVisible();
  await expectFit(phone.page);
  await answer.fill("7");
  await phone.page.getByRole("button", { name: "Eksi yap" }).click();
  await expect(answer).toHaveValue("-7");
  await phone.page.getByRole("button", { name: "Gönder" }).click();
  for (const pupil of class_) await pupil.answers("1.500");
  await expect(phone.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await expect(phone.page.getByText("puan kazandın, tam bildin.").first()).toBeVisible();
  await expectFit(phone.page);
  await expectFit(board);

  expect(phone.faults).toEqual([]);
  expect(teacher.faults).toEqual([]);
  await game.close();
});
