import { expect, test } from "../steps/test";
import { aGame, aPhone, anHttpPupil } from "../steps/a-class";
import { setLetters } from "../steps/large-type";
import { signedIn } from "../steps/steps";

/** Cards put in order, from the phone to the board: the parts that only a browser can prove. */

const war = [
  "Mustafa Kemal’in Samsun’a çıkışı",
  "Amasya Genelgesi",
  "Erzurum Kongresi",
  "Sivas Kongresi",
  "TBMM’nin açılışı",
  "Sakarya Meydan Muharebesi",
];

test("cards are put in order by touch and by keys, kept over a reload, and partly right orders are shown as such", async ({
  browser,
  page,
}) => {
  await signedIn(page, "ogretmen@ornek.test");
  const question = { kind: "order", question_text: "Kurtuluş Savaşı olaylarını eskiden yeniye sırala.", items: war };
  const game = await aGame(page, [{ ...question, time_limit: 120 }]);
  const phone = await aPhone(browser);
  const { page: hand } = phone;
  await phone.join(game.code, "Defne");
  await anHttpPupil(page, game.code, "Ali");
  await page.goto(`/teacher/games/${game.code}/host`);
  await game.start();
  await expect(page.getByText("Doğru sıraya koy, sırayla dokun")).toBeVisible();

  const card = (text: string) => hand.getByRole("button", { name: text });
  await expect(hand.getByText("Önce ilk olana dokun", { exact: true })).toBeVisible();
  for (const text of [war[1]!, war[0]!]) await card(text).tap();
  await expect(hand.getByRole("listitem").first()).toContainText("1. sırada:");
  await expect(hand.getByText("4 kart kaldı", { exact: true })).toBeInViewport({ ratio: 1 });
  await hand.reload();
  await expect(hand.getByText("4 kart kaldı", { exact: true })).toBeVisible();
  // The two cards are in each other's place: one step up corrects that, and the focus stays on the card.
  await card(war[0]!).focus();
  await hand.keyboard.press("ArrowUp");
  await expect(card(war[0]!)).toBeFocused();
  await expect(hand.getByRole("listitem").first()).toContainText(war[0]!);
  // A card dragged to a free row goes behind the placed ones: dropping it is not also a tap.
  await card(war[2]!).dragTo(hand.getByRole("listitem").nth(5));
  await expect(hand.getByRole("listitem").nth(2)).toContainText(`3. sırada:`);
  await expect(hand.getByRole("listitem").nth(2)).toContainText(war[2]!);
  await card(war[4]!).tap();
  await card(war[3]!).tap();
  const send = hand.getByRole("button", { name: "Sırayı gönder" });
  await expect(send).toBeInViewport({ ratio: 1 });
  // A pupil who taps one card after the other ends with the card that placed itself: it stays.
  await card(war[5]!).tap();
  await expect(send).toBeEnabled();
  await hand.getByRole("button", { name: "Son yerleştirmeyi geri al" }).tap();
  await expect(hand.getByText("2 kart kaldı", { exact: true })).toBeVisible();
  await card(war[3]!).tap();
  const hidden = () => hand.evaluate(() => document.querySelector("main")!.scrollHeight - innerHeight);
  expect(await hidden()).toBeLessThanOrEqual(0);
  await hand.keyboard.press("Control+Enter");
  await expect(hand.getByText("Cevabın alındı.")).toBeVisible();

  await game.endQuestion();
  const nearly = hand.getByRole("heading", { name: "Yaklaştın" });
  await expect(nearly).toBeVisible();
  // On a tablet in landscape the right order stands beside the pupil's result.
  const small = hand.viewportSize()!;
  await hand.setViewportSize({ width: 1024, height: 768 });
  const [went, right] = [await nearly.boundingBox(), await hand.getByRole("list").boundingBox()];
  expect(right!.x).toBeGreaterThan(went!.x + went!.width);
  expect(right!.y).toBeLessThan(went!.y + went!.height);
  await hand.setViewportSize(small);
  await expect(hand.getByText("Sıralaman %87 doğru.").last()).toBeVisible();
  await expect(hand.getByText("sen 5. yaptın")).toBeVisible();
  expect(await hidden()).toBeLessThanOrEqual(0);
  // With letters twice as large a note goes below its card, before a word breaks.
  const row = hand.getByRole("listitem").filter({ hasText: war[3]! });
  await setLetters(hand, 32);
  const [placed, note] = [
    await row.getByText(war[3]!).boundingBox(),
    await row.getByText("sen 5. yaptın").boundingBox(),
  ];
  expect(note!.y).toBeGreaterThanOrEqual(placed!.y + placed!.height);
  await setLetters(hand, 16);
  await expect(page.getByText("Çubuk: o sıraya doğru kartı koyanlar")).toBeVisible();
  await expect(page.getByText("Tam sıralayan 0 / 2")).toBeVisible();
  await expect(page.getByText("En çok 4. ve 5. sıra karıştı")).toBeVisible();
  expect(phone.faults).toEqual([]);
  await game.close();
});

test("eight cards and the button that sends them fit a small phone, and can be pressed by their letters", async ({
  browser,
  page,
}) => {
  await signedIn(page, "ogretmen@ornek.test");
  const items = [...war, "Büyük Taarruz", "Cumhuriyet’in ilanı"];
  const game = await aGame(page, [{ kind: "order", question_text: "Eskiden yeniye sırala.", items, time_limit: 120 }]);
  const phone = await aPhone(browser);
  const { page: hand } = phone;
  await hand.setViewportSize({ width: 360, height: 640 });
  await phone.join(game.code, "Defne");
  await anHttpPupil(page, game.code, "Ali");
  await page.goto(`/teacher/games/${game.code}/host`);
  await game.start();
  await expect(page.getByRole("listitem").filter({ hasText: "H: " })).toBeInViewport({ ratio: 1 });
  await expect(hand.getByText("Önce ilk olana dokun", { exact: true })).toBeInViewport({ ratio: 1 });
  for (const row of await hand.getByRole("listitem").all()) await expect(row).toBeInViewport({ ratio: 1 });
  const sizes = await hand.getByRole("listitem").evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect([sizes.length, Math.min(...sizes)]).toEqual([8, 44]);
  for (const letter of "hgfedcb") await hand.keyboard.press(letter);
  await hand.getByRole("button", { name: "Sırayı gönder" }).tap();
  await expect(hand.getByText("Cevabın alındı.")).toBeVisible();
  await game.endQuestion();
  await expect(page.getByText(/^Tam sıralayan [01] \/ 2$/)).toBeInViewport({ ratio: 1 });
  await expect(hand.getByText("Doğru sıra").first()).toBeVisible();
  expect(phone.faults).toEqual([]);
  await game.close();
});
