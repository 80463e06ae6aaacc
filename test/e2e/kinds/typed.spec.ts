import { expect, test } from "../steps/test";
import { aGame, anHttpPupil, aPhone, expectFit } from "../steps/a-class";
import { aTeacher, seen } from "../steps/steps";

const organelle = {
  kind: "typed",
  question_text: "Hücrenin enerji üretim merkezi olan organelin adı nedir?",
  accepted: ["mitokondri", "mitokondriyon"],
  time_limit: 120,
};

test("a typed answer: written, sent, hidden, and accepted by the teacher after the close", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [organelle]);
  const phone = await aPhone(browser);
  await phone.join(game.code, "Defne");
  const teacher = await aTeacher(browser);
  const board = teacher.page;
  await board.goto(`/teacher/games/${game.code}/host`);
  await game.start();

  const field = phone.page.getByRole("textbox", { name: "Cevabın" });
  await expect(seen(phone.page, "Önce cevabını yaz")).toBeVisible();
  await expectFit(phone.page);
  // The system's colours take away the shadow that shows the field: it has an edge then.
  await phone.page.emulateMedia({ forcedColors: "active" });
  await expect(field).toHaveCSS("outline-style", "solid");
  await phone.page.emulateMedia({ forcedColors: null });
  // On a computer a pupil just begins to write: the heading, which has the focus, passes the letters to the field.
  await phone.page.keyboard.type("ener");
  await expect(field).toHaveValue("ener");
  await field.fill("x".repeat(110));
  await expect(seen(phone.page, "100 / 100")).toBeVisible();
  await field.fill("enerji santrali");
  // Text that is not sent yet is there again after a reload.
  await phone.page.reload();
  await expect(field).toHaveValue("enerji santrali");
  await expect(seen(board, "Cevabını telefonuna yaz")).toBeVisible();
  await expect(seen(board, "Büyük küçük harf fark etmez. Küçük bir yazım hatası bağışlanır.")).toBeVisible();
  await expectFit(board);
  const class_ = await Promise.all(
    ["Mert", "Ece", "Ali", "Can"].map((nickname) => anHttpPupil({ request }, game.code, nickname)),
  );
  await field.press("Enter");
  await expect(seen(phone.page, "Cevabın alındı.")).toBeVisible();
  await expect(seen(phone.page, "Senin cevabın")).toBeVisible();
  const texts = ["Mitokondri", "mitokondiri", "kloroplast", "siktir"];
  for (const [i, pupil] of class_.entries()) await pupil.answers(texts[i]!);

  const rows = board.locator("li[data-answer]");
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: "Yazım hatası bağışlandı" })).toHaveText(/mitokondiri/);
  await expect(board.getByText("1 cevap gizli")).toBeVisible();
  await expect(seen(phone.page, "Bu sefer olmadı")).toBeVisible();
  await expect(seen(phone.page, "Senin cevabın: enerji santrali")).toBeVisible();
  await expectFit(phone.page);

  // By keyboard: go to the answers, accept one as right, hide another, and take that back.
  await board.keyboard.press("ArrowDown");
  await board.getByRole("button", { name: "enerji santrali, 1 kişi. Doğru say" }).focus();
  await board.keyboard.press("d");
  await expect(seen(board, "“enerji santrali” doğru sayıldı, 1 kişinin puanı güncellendi.")).toBeVisible();
  await expect(phone.page.getByRole("heading", { name: "Kabul edildi!" })).toBeVisible();
  await expect(seen(phone.page, "Öğretmenin “enerji santrali” cevabını da doğru saydı.")).toBeVisible();
  await expectFit(phone.page);
  await board.getByRole("button", { name: "kloroplast, 1 kişi. Gizle" }).click();
  await expect(board.getByText("2 cevap gizli")).toBeVisible();
  await board.keyboard.press("Control+z");
  await expect(rows.filter({ hasText: "kloroplast" })).toBeVisible();
  await expectFit(board);

  // The class sees hidden answers only after the teacher has confirmed it.
  await board.getByRole("button", { name: "Göster" }).click();
  await board.getByRole("dialog", { name: "Gizli cevaplar tahtada görünecek." }).getByText("Vazgeç").click();
  await expect(board.getByText("siktir")).toHaveCount(0);

  await board.getByRole("button", { name: "Tahta menüsü" }).click();
  await board.getByRole("menuitem", { name: "Kumanda olarak kullan" }).click();
  await board.getByText("1 cevap gizli").click();
  await expect(board.getByText("siktir, 1 kişi")).toBeVisible();
  await board.getByRole("button", { name: "enerji santrali, 1 kişi. Doğru say" }).click();
  await expect(seen(phone.page, "Bu sefer olmadı")).toBeVisible();

  expect(phone.faults).toEqual([]);
  expect(teacher.faults).toEqual([]);
  await game.close();
});
