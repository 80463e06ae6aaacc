import { aWrittenQuestion } from "../../builders/questions";
import { expect, test } from "../steps/test";
import { aGame, anHttpPupil, aPhone } from "../steps/a-class";
import { signedIn } from "../steps/steps";

/** Several right options and a poll, from the phone to the board: the parts that only a browser can prove. */

const questions = [
  aWrittenQuestion({
    kind: "multi",
    question_text: "Hangileri bitki hücresinde görülür, hayvan hücresinde görülmez?",
    options: {
      A: "Hücre duvarı",
      B: "Mitokondri",
      C: "Kloroplast",
      D: "Ribozom",
      E: "Büyük merkezî koful",
      F: "Çekirdek",
    },
    correct_option: "ACE",
    time_limit: 120,
  }),
  aWrittenQuestion({
    kind: "poll",
    question_text: "Bugünkü konuyu ne kadar anladın?",
    options: { A: "Arkadaşıma anlatırım", B: "Anladım", C: "Biraz karışık", D: "Tekrar edelim" },
    time_limit: 120,
  }),
];

test("several options are chosen, kept over a reload, sent at once, and a poll has neither right nor wrong", async ({
  browser,
  page,
}) => {
  await signedIn(page, "ogretmen@ornek.test");
  const game = await aGame(page, questions);
  const phone = await aPhone(browser);
  await phone.join(game.code, "Defne");
  // A pupil who never answers keeps the question open.
  await anHttpPupil(page, game.code, "Ece");
  await page.goto(`/teacher/games/${game.code}/host`);
  await game.start();

  await expect(page.getByText("Birden çok doğru var, hepsini seç")).toBeVisible();
  const { page: hand } = phone;
  await expect(hand.getByText("En az bir şık seç")).toBeVisible();
  await expect(hand.getByRole("button", { name: /gönder/ })).toHaveCount(0);
  await phone.option("A").tap();
  await phone.option("D").tap();
  await hand.reload();
  await expect(phone.option("A")).toHaveAttribute("aria-pressed", "true");
  // A key switches an option on as a touch does.
  await hand.keyboard.press("c");
  await expect(hand.getByRole("button", { name: "3 şıkkı gönder" })).toBeInViewport({ ratio: 1 });
  const height = await hand.evaluate(() => {
    const main = document.querySelector("main")!;
    return main.scrollHeight - main.clientHeight;
  });
  expect(height).toBeLessThanOrEqual(0);
  const upright = hand.viewportSize()!;
  const across = { width: upright.height, height: upright.width };
  await hand.setViewportSize(across);
  for (const letter of "ABCDEF") await expect(phone.option(letter)).toBeInViewport({ ratio: 1 });
  await hand.setViewportSize(upright);
  await hand.keyboard.press("Control+Enter");
  await expect(hand.getByText("Cevabın alındı.")).toBeVisible();
  await game.endQuestion();
  const verdict = hand.getByRole("heading", { name: "Yaklaştın" });
  await expect(verdict).toBeVisible();
  await hand.setViewportSize(across);
  await expect.poll(() => verdict.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await hand.setViewportSize(upright);
  await expect(hand.getByText("3 doğrudan 2 tanesini buldun, 1 yanlış seçtin.").last()).toBeVisible();
  await expect(hand.getByRole("list").filter({ hasText: "kaçırdın" })).toBeVisible();
  await expect(page.getByText("Doğru olanlar dolu")).toBeVisible();
  await expect(page.getByText("Hepsini bulan 0 / 2")).toBeVisible();
  await expect(page.getByText("Sınıf, doğruların ortalama %33 kadarını buldu")).toBeVisible();

  await game.next();
  await expect(page.getByText("Doğrusu yok, fikrini söyle")).toBeVisible();
  await phone.option("B").tap();
  await expect(hand.getByText("Fikrin alındı.")).toBeVisible();
  await game.endQuestion();
  await expect(hand.getByRole("heading", { name: "Sınıf ne dedi?" })).toBeVisible();
  await expect(hand.getByText("Sarı halkalı satır senin fikrin.")).toBeVisible();
  await expect(page.getByText("1 kişi cevapladı").last()).toBeVisible();
  expect(phone.faults).toEqual([]);
  await game.close();
});
