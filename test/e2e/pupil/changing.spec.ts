import { expect, test } from "../steps/test";
import { aGame, anHttpPupil, aPhone, cells, expectFit, settle, twoQuestions } from "../steps/a-class";
import { seen } from "../steps/steps";

/** An answer that may be changed until the bell, in a game that counts net: what only a phone's screen can show. */

const net = { scoring: "net", wrong_costs: 3, answers_change: true };

test("an answer is changed by touch and keys, without a connection and over a reload, and ends as net", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [cells, cells], net);
  const ece = await anHttpPupil({ request }, game.code, "Ece");
  const phone = await aPhone(browser);
  const { page } = phone;
  await phone.join(game.code, "Zeynep Nur");
  await game.start();
  const option = (letter: string) => page.getByRole("radio", { name: `${letter}:` });
  await expect(seen(page, "Değiştirebilirsin, boş da bırakabilirsin")).toBeVisible();
  await expect(seen(page, "0,00 net")).toBeVisible();
  await settle(page);
  const before = await option("A").boundingBox();
  await option("A").tap();
  await expect(seen(page, "Cevabın alındı: A")).toBeVisible();
  await expect(option("A")).toBeChecked();
  await settle(page);
  expect(await option("A").boundingBox()).toEqual(before);
  await expectFit(page);

  await option("A").focus();
  await page.keyboard.press("ArrowDown");
  await expect(option("B")).toBeFocused();
  await expect(option("B")).not.toBeChecked();
  await page.keyboard.press("Space");
  await expect(seen(page, "Cevabın alındı: B")).toBeVisible();
  await page.keyboard.press("d");
  await expect(seen(page, "Cevabın alındı: D")).toBeVisible();
  await expect(seen(page, "Süre bitene kadar değiştirebilirsin")).toBeVisible();

  await phone.cut();
  await option("C").tap();
  await expect(seen(page, "Bağlantı yok: C bekliyor")).toBeVisible();
  await phone.mend();
  await page.reload();
  await expect(seen(page, "Cevabın alındı: C")).toBeVisible();
  await expect(option("C")).toBeChecked();
  await ece.answers("B");
  await game.endQuestion();
  await expect(page.getByRole("heading", { name: "Bu sefer olmadı" })).toBeFocused();
  await expect(seen(page, "0,33 net gitti. Emin olmadığında boş bırakmak netini düşürmez.")).toBeVisible();
  await expect(seen(page, /^Toplam \u22120,33\snet/)).toBeVisible();
  await expectFit(page);

  await game.next();
  await option("A").tap();
  await page.getByRole("button", { name: "boş bırak" }).tap();
  await expect(seen(page, "Cevabını geri aldın.")).toBeVisible();
  await page.reload();
  await expect(seen(page, "Cevabını geri aldın.")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await game.endQuestion();
  await expect(page.getByRole("heading", { name: "Boş bıraktın" })).toBeFocused();
  await expect(seen(page, "Netin yerinde duruyor: \u22120,33 net.")).toBeVisible();
  await game.end();
  await expect(seen(page, "\u22120,33 net")).toBeVisible();
  await expect(seen(page, "3 yanlış 1 doğruyu götürdü: 0 \u2212 0,33 = \u22120,33")).toBeVisible();
  await expectFit(page);
});

test("a kind that sends by a bar opens again, sends the change, or goes back to what was sent", async ({
  browser,
  request,
}) => {
  const multi = { ...twoQuestions[0], kind: "multi", correct_option: "AB" };
  const game = await aGame({ request }, [multi], { ...net, scoring: "accuracy" });
  await anHttpPupil({ request }, game.code, "Ece");
  const phone = await aPhone(browser);
  const { page } = phone;
  await phone.join(game.code, "Defne");
  await game.start();
  await phone.option("A").tap();
  await page.getByRole("button", { name: "1 şıkkı gönder" }).tap();
  await expect(seen(page, "Cevabın alındı.")).toBeVisible();
  await phone.option("B").tap();
  await page.getByRole("button", { name: "Geri al" }).tap();
  await expect(phone.option("B")).toHaveAttribute("aria-pressed", "false");
  await expect(phone.option("A")).toHaveAttribute("aria-pressed", "true");
  await phone.option("B").tap();
  await expectFit(page);
  await page.getByRole("button", { name: "Değişikliği gönder" }).tap();
  await expect(seen(page, "Cevabın alındı.")).toBeVisible();
  await page.reload();
  await expect(seen(page, "Cevabın alındı.")).toBeVisible();
  await game.endQuestion();
  await expect(page.getByRole("heading", { name: "Doğru!" })).toBeFocused();
});
