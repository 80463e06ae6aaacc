import { expect, test } from "../steps/test";
import { aGame, aPhone, anHttpPupil } from "../steps/a-class";
import { signedIn } from "../steps/steps";

/** Pairs, from the phone to the board: the parts that only a browser can prove. */

const pairs = [
  { left: "Mitokondri", right: "Enerji üretir" },
  { left: "Ribozom", right: "Protein üretir" },
  { left: "Kloroplast", right: "Fotosentez yapar" },
  { left: "Koful", right: "Depolar" },
  { left: "Golgi", right: "Paketler, salgılar" },
  { left: "Lizozom", right: "Sindirir" },
];

test("pairs are joined by touch and by keys, kept over a reload, and the board shows how they were joined", async ({
  browser,
  page,
}) => {
  await signedIn(page, "ogretmen@ornek.test");
  const question = { kind: "match", question_text: "Organeli göreviyle eşleştir.", pairs, time_limit: 120 };
  const game = await aGame(page, [question]);
  const phone = await aPhone(browser);
  const { page: hand } = phone;
  await phone.join(game.code, "Defne");
  await anHttpPupil(page, game.code, "Ali");
  await page.goto(`/teacher/games/${game.code}/host`);
  await game.start();
  await expect(page.getByText("Eşini telefonundan seç")).toBeVisible();

  const card = (text: string) => hand.getByRole("button", { name: text });
  const left = (text: string) => hand.getByRole("button", { name: text, exact: true });
  await expect(hand.getByText("6 eş kaldı", { exact: true })).toBeVisible();
  await card("Enerji üretir").tap();
  await expect(card("Enerji üretir")).toHaveAccessibleName(/^Mitokondri: [A-F], Enerji üretir ?\. Ayırmak için bas$/);
  await hand.reload();
  await expect(hand.getByText("5 eş kaldı", { exact: true })).toBeInViewport({ ratio: 1 });
  // A digit chooses a row, and the tapped card goes there.
  await hand.keyboard.press("6");
  await expect(left("6 Lizozom")).toHaveAttribute("aria-pressed", "true");
  await card("Paketler, salgılar").tap();
  // A card dragged to its row stays there: dropping it is not also a tap.
  await card("Protein üretir").dragTo(left("2 Ribozom"));
  await expect(card("Protein üretir")).toHaveAccessibleName(/^Ribozom: /);
  await card("Fotosentez yapar").tap();
  await hand.getByRole("button", { name: "Son yerleştirmeyi geri al" }).tap();
  await expect(hand.getByText("3 eş kaldı", { exact: true })).toBeVisible();
  await card("Fotosentez yapar").tap();
  // With two cards left, the other one joins the last free row by itself.
  await card("Depolar").tap();
  await expect(card("Sindirir")).toHaveAccessibleName(/^Golgi: /);
  // A pupil who taps one card after the other ends with the card that joined by itself: it stays.
  await card("Sindirir").tap();
  await expect(card("Sindirir")).toHaveAccessibleName(/^Golgi: /);
  const hidden = () => hand.evaluate(() => document.querySelector("main")!.scrollHeight - innerHeight);
  expect(await hidden()).toBeLessThanOrEqual(0);
  await hand.getByRole("button", { name: "Eşleri gönder" }).tap();
  await expect(hand.getByText("Cevabın alındı.")).toBeVisible();

  await game.endQuestion();
  await expect(hand.getByRole("heading", { name: "Yaklaştın" })).toBeVisible();
  await expect(hand.getByText("6 eşten 4 tanesi doğru.").last()).toBeVisible();
  await expect(hand.getByText(/^sen: [A-F]$/)).toHaveCount(2);
  expect(await hidden()).toBeLessThanOrEqual(0);
  await expect(page.getByText("Kim neyle eşledi: sayılar kişi")).toBeVisible();
  await expect(page.getByText("Tüm eşleri bulan 0 / 2")).toBeVisible();
  await expect(page.getByText("En çok Golgi ile Lizozom karıştı")).toBeVisible();
  expect(phone.faults).toEqual([]);
  await game.close();
});
