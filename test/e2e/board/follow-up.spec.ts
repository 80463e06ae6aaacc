import { expect, test, type Browser, type Page } from "../steps/test";
import { aGame, aPhone, blockSockets, expectFit, twoQuestions, type Phone } from "../steps/a-class";
import { aTeacher, passTimeUntil, seen } from "../steps/steps";
import { visit } from "../steps/visit";

/**
 * A phone whose clock the test drives, because it waits for the podium, asks for the follow-up game and joins it, each after a
 * while.
 */
async function aPatientPhone(browser: Browser) {
  const phone = await aPhone(browser);
  await phone.page.clock.install();
  return phone;
}

/** Plays a short game of two questions to its podium: everybody knows the first, nobody the second. */
async function toTheEnd(game: Awaited<ReturnType<typeof aGame>>, phones: readonly Phone[]) {
  await game.start();
  for (const answer of ["A", "B"]) {
    for (const phone of phones) await phone.option(answer).click();
    await expect(seen(phones[0]!.page, answer === "A" ? "Doğru!" : "Yanlış")).toBeVisible();
    await game.next();
  }
}

const ask = (screen: Page) => screen.getByRole("dialog", { name: "Bir tur daha" });

test("the class plays another round: no code is typed, the remote follows, one stays out; a pupil who knew all is asked all again", async ({
  browser,
}) => {
  const { page: board, faults } = await aTeacher(browser);
  const { page: remote } = await aTeacher(browser, { width: 390, height: 760 });
  const game = await aGame(board, twoQuestions);
  const phones = [await aPatientPhone(browser), await aPatientPhone(browser), await aPatientPhone(browser)] as const;
  const [ece, ali, can] = phones;
  await board.goto(`/teacher/games/${game.code}/host`);
  await remote.goto(`/teacher/games/${game.code}/host`);
  await ece.join(game.code, "Ece");
  // The school's network lets this phone play over HTTP only.
  await blockSockets(ali.page);
  await ali.join(game.code, "Ali");
  await can.join(game.code, "Can");
  await toTheEnd(game, phones);
  for (const { page } of phones) await passTimeUntil(page, page.getByRole("link", { name: "Yeni oyuna katıl" }));

  await board.getByRole("button", { name: "Bir tur daha" }).click();
  await expect(ask(board)).toContainText("3 oyuncu yerinde, kod yazmalarına gerek yok.");
  await expect(ask(board).getByRole("button", { name: /Çoğunun bilemedikleri/ })).toContainText("1");
  await ask(board)
    .getByRole("button", { name: /Bütün sorular/ })
    .click();
  await expect(board.getByText("Telefonundan aç")).toBeVisible();
  await expect(board.getByText("Telefonlara soruldu; gelenler burada görünür.")).toBeVisible();
  const next = /games\/(\d+)\/host$/.exec(board.url())![1]!;
  expect(next).not.toBe(game.code);
  await expect(remote).toHaveURL(board.url());
  await expect(remote.getByText("Telefonlara soruldu; gelenler burada görünür.")).toBeVisible();
  await expect(remote.getByRole("button", { name: "Oyunu bitir" })).toBeVisible();

  // One pupil taps, one does nothing, one stays out; after a reload the page does not ask that one again.
  for (const { page } of phones) {
    const offer = page.getByRole("heading", { name: "Bir tur daha!" });
    await passTimeUntil(page, offer);
    await expect(offer).toBeFocused();
    await expect(seen(page, "Bütün sorular, baştan. Adın ve bilyen aynı.")).toBeVisible();
  }
  await expectFit(ece.page);
  await can.page.getByRole("button", { name: "Ben çıkayım" }).click();
  await expect(can.page.getByRole("link", { name: "Yeni oyuna katıl" })).toBeVisible();
  await ece.page.getByRole("button", { name: "Ben de varım" }).click();
  for (const [{ page }, name] of [
    [ece, "Ece"],
    [ali, "Ali"],
  ] as const) {
    await passTimeUntil(page, page.getByRole("heading", { name: "İçeridesin!" }));
    await expect(page).toHaveURL(new RegExp(`/student/game/${next}$`));
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(board.getByRole("button", { name: `${name}, seçenekler` })).toBeVisible();
  }
  await can.page.reload();
  await expect(can.page.getByRole("link", { name: "Yeni oyuna katıl" })).toBeVisible();
  await expect(board.getByRole("button", { name: "Can, seçenekler" })).toHaveCount(0);

  // They have seats like pupils who typed the code: they play the round, even after a reload.
  await ece.page.reload();
  await remote.getByRole("button", { name: "Oyunu başlat" }).click();
  for (const phone of [ece, ali]) await phone.option("A").click();
  await expect(seen(ece.page, "Doğru!")).toBeVisible();
  await expect(board.getByText("Herkes bildi!", { exact: true })).toBeVisible();

  // If everybody knew everything, only the whole game can be played again.
  await board.getByRole("button", { name: "Puan durumu" }).click();
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
  for (const phone of [ece, ali]) await phone.option("A").click();
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await remote.setViewportSize({ width: 320, height: 640 });
  for (const screen of [board, remote]) {
    await screen.getByRole("button", { name: "Bir tur daha" }).click();
    await expect(ask(screen)).toContainText("Herkes iyi bildi, zorlanılan soru yok");
    await expect(ask(screen).getByRole("button")).toHaveText([/Bütün sorular/, "Vazgeç"]);
    await expectFit(screen);
  }
  expect(faults).toEqual([]);
});

test("[F35] a deploy that took the last screen's script away costs no more than a reload; a round of questions that most did not know; a phone that cannot come reads why, and types the code by hand", async ({
  browser,
}) => {
  const { page: board } = await aTeacher(browser, { width: 960, height: 540 });
  const game = await aGame(board, twoQuestions);
  const phone = await aPatientPhone(browser);
  await phone.page.route(/\/assets\/after-game-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await phone.join(game.code, "Ece");
  await toTheEnd(game, [phone]);
  const questions = phone.page.getByRole("button", { name: "Sorulara bak" });
  await passTimeUntil(phone.page, questions);
  await questions.click();
  await expect(phone.page.getByRole("alert")).toHaveText("İnternetini kontrol edip sayfayı yenile.");
  await phone.page.unrouteAll();
  await phone.page.reload();
  await questions.click();
  await expect(phone.page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
  await phone.page.keyboard.press("Escape");

  await board.goto(`/teacher/games/${game.code}/host`);
  await board.getByRole("button", { name: "Bir tur daha" }).click();
  await expectFit(board);
  await ask(board).getByRole("button", { name: "Vazgeç" }).click();
  await expect(board.getByRole("button", { name: "Bir tur daha" })).toBeFocused();

  // Starts another round from the report of the same game, while its class is still there.
  await visit(board, `/teacher/games/${game.code}/statistics`);
  await board.getByRole("button", { name: "Bir tur daha" }).click();
  await expect(ask(board)).toContainText("1 oyuncu yerinde");
  await expect(ask(board)).toContainText("Yeni tur ayrı bir rapor olur, herkes sıfırdan başlar.");
  await ask(board)
    .getByRole("button", { name: /Çoğunun bilemedikleri/ })
    .click();
  await expect(board.getByText("Telefonundan aç")).toBeVisible();

  const join = "**/api/game/join";
  const sentence = seen(phone.page, "Çoğumuzun bilemediği 1 soru. Adın ve bilyen aynı.");
  await passTimeUntil(phone.page, sentence);
  await phone.page.reload();
  await expect(sentence).toBeVisible();
  await phone.page.route(join, (route) => route.abort());
  await phone.page.getByRole("button", { name: "Ben de varım" }).click();
  await expect(phone.page.getByRole("alert")).toContainText("Ağ hatası");
  await expectFit(phone.page);
  await expect(phone.page.getByRole("link", { name: "Kodu elle yaz" })).toBeVisible();
  // On a phone in landscape the last button can be scrolled to.
  await phone.page.setViewportSize({ width: 640, height: 360 });
  await phone.page.getByRole("main").hover();
  await phone.page.mouse.wheel(0, 500);
  await expect(phone.page.getByRole("button", { name: "Ben çıkayım" })).toBeInViewport({ ratio: 1 });
  await phone.page.setViewportSize({ width: 360, height: 640 });
  await phone.page.unroute(join);
  await phone.page.route(join, (route) =>
    route.fulfill({ status: 409, json: { error: "Oyun dolu.", code: "room_full" } }),
  );
  await phone.page.getByRole("button", { name: "Yeniden dene" }).click();
  await expect(phone.page.getByRole("heading", { name: "Bu tura giremedin" })).toBeFocused();
  await expectFit(phone.page);
  await phone.page.getByRole("link", { name: "Kodu elle yaz" }).click();
  await expect(phone.page.getByLabel("Oyun kodu")).toBeFocused();
});
