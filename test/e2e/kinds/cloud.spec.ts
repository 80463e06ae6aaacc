import { expect, test } from "../steps/test";
import { aGame, anHttpPupil, aPhone, expectFit } from "../steps/a-class";
import { aTeacher, seen } from "../steps/steps";

const cells = {
  kind: "cloud",
  question_text: "Hücre deyince aklına gelen ilk kelime ne?",
  time_limit: 120,
};

test("a cloud: words are written, stand by their count, and leave the board when the teacher hides them", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [cells, cells]);
  const phone = await aPhone(browser);
  await phone.join(game.code, "Defne");
  const teacher = await aTeacher(browser);
  const board = teacher.page;
  await board.goto(`/teacher/games/${game.code}/host`);
  await game.start();
  await expect(seen(board, "Doğrusu yok, aklına ilk geleni yaz")).toBeVisible();
  await expectFit(board);

  await expect(seen(phone.page, "Aklına ilk geleni yaz")).toBeVisible();
  await phone.page.getByRole("textbox", { name: "Kelimen" }).fill("vakuol");
  await expectFit(phone.page);
  const texts = ["çekirdek", "Çekirdek", "DNA", "zar", "siktir"];
  const pupils = await Promise.all(texts.map((_, i) => anHttpPupil({ request }, game.code, `Öğrenci ${i}`)));
  await phone.page.getByRole("button", { name: "Gönder" }).click();
  await expect(seen(phone.page, "Soru bitince tahtadaki buluta katılacak.")).toBeVisible();
  await expect(phone.page.getByRole("heading", { name: cells.question_text })).toBeFocused();
  for (const [i, pupil] of pupils.entries()) await pupil.answers(texts[i]!);

  await expect(board.getByRole("button", { name: "Çekirdek, 2 kişi" })).toBeVisible();
  await expect(seen(board, "1 kelime gizli")).toBeVisible();
  await expectFit(board);
  // The phone shows neither green nor grey, and none of the hidden words.
  await expect(phone.page.getByRole("heading", { name: "Bulut tahtada" })).toBeVisible();
  await expect(phone.page.getByRole("listitem")).toHaveCount(4);
  await expect(seen(phone.page, "Senin kelimen: vakuol, 1 kişi yazdı.")).toBeVisible();
  await expectFit(phone.page);

  await board.getByRole("button", { name: "vakuol, 1 kişi" }).press("Enter");
  await expect(board.getByText("“vakuol”, 1 kişi")).toBeVisible();
  await board.getByRole("button", { name: "Gizle" }).click();
  await expect(board.getByRole("button", { name: "vakuol, 1 kişi" })).toHaveCount(0);
  await expect(seen(board, "2 kelime gizli")).toBeVisible();
  await expect(phone.page.getByRole("listitem")).toHaveCount(3);
  await expect(seen(phone.page, "Senin kelimen: vakuol")).toBeVisible();
  await expect(seen(phone.page, "kişi yazdı")).toHaveCount(0);
  await board.getByRole("button", { name: "zar, 1 kişi" }).focus();
  await board.keyboard.press("h");
  await expect(seen(board, "3 kelime gizli")).toBeVisible();
  await board.keyboard.press("Control+z");
  await expect(seen(board, "2 kelime gizli")).toBeVisible();

  // A cloud earns no points, so the next question follows without a standing.
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
  await expect(seen(board, "Soru 2 / 2")).toBeVisible();
  expect(phone.faults).toEqual([]);
  expect(teacher.faults).toEqual([]);
  await game.close();
});
