import { expect, test } from "../steps/test";
import { aGame, aPhone, cells } from "../steps/a-class";
import { aClass } from "../steps/material";
import { expectSound } from "../steps/sound";
import { seen } from "../steps/steps";

test("a pupil of a class says a number, is asked for the short name, and plays; a freed seat is taken again", async ({
  browser,
  request,
}) => {
  const students = ["Ayşe Kaya", "Abdurrahman Gaziosmanpaşalıoğlu"].map((name, i) => ({ number: i + 1, name }));
  const class_id = await aClass({ request }, students);
  const game = await aGame({ request }, [cells], { identity: "roster", class_id });
  const { page } = await aPhone(browser);
  await page.goto(`/student/join?code=${game.code}`);
  const number = page.getByLabel("Numaran kaç?");
  await expect(number).toBeFocused();
  await expectSound(page, "the number");
  await number.fill("9");
  await page.getByRole("button", { name: "Devam" }).click();
  await expect(page.getByRole("alert")).toHaveText("Bu numara listede yok. Sayıyı kontrol et.");
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expectSound(page, "a number that nobody has");
  await number.fill("2");
  await number.press("Enter");
  const question = page.getByRole("heading", { name: "Bu sen misin?" });
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription("Abdurrahman G., 2 numara");
  await expectSound(page, "the name");
  await page.getByRole("button", { name: "Hayır, numarayı düzelt" }).click();
  await number.fill("1");
  await number.press("Enter");
  await expect(page.getByText("Ayşe K.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Evet, benim" }).click();
  await expect(seen(page, "İçeridesin!")).toBeVisible();

  const other = await aPhone(browser);
  await other.page.goto(`/student/join?code=${game.code}`);
  await other.page.getByLabel("Numaran kaç?").fill("1");
  await other.page.getByRole("button", { name: "Devam" }).click();
  await expect(other.page.getByRole("alert")).toContainText("1 numarayla biri girmiş.");
  const [ayse] = await game.players();
  await request.post(`/api/game/${game.code}/kick`, {
    headers: { authorization: `Bearer ${game.token}` },
    data: { player_id: ayse!.player_id },
  });
  await expect(seen(page, "Öğretmenin bu yeri boşalttı. Numaranı yeniden yazabilirsin.")).toBeVisible();
  await expectSound(page, "a freed seat");
  await page.getByRole("link", { name: "Oyuna dön" }).click();
  await page.getByLabel("Numaran kaç?").fill("1");
  await page.getByRole("button", { name: "Devam" }).click();
  await page.getByRole("button", { name: "Evet, benim" }).click();
  await expect(seen(page, "İçeridesin!")).toBeVisible();
});
