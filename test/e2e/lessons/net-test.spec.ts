import { expect, test, type Page } from "../steps/test";
import { aGame, aPhone, twoQuestions, type Phone } from "../steps/a-class";
import { aTeacher, seen } from "../steps/steps";

/** Answers of Zeynep (by touch) and Deniz (by keys) to ten questions, one letter after the other. A is always right. */
const given = [
  ["BA", "B"],
  ["A", "AB"],
  ["CA", "C"],
  ["A", ""],
  ["BA", "B"],
  ["", "CB"],
  ["A", "B"],
  ["AB", "A"],
  ["A", "BC"],
  ["A", "B"],
] as const;
/** Numbers of the questions in which Zeynep's phone loses its network, the phones are reloaded, and the board is. */
const [CUT, RELOADED, BOARD_RELOADED] = [3, 5, 7];

const questions = given.map((_, i) => ({ ...twoQuestions[0], question_text: `${i + 1}. soru?` }));
const minus = (net: string) => `\u2212${net}`;

test("a lesson: a net test of ten questions whose answers change, over a cut network and reloads, to the report", async ({
  browser,
  request,
}) => {
  const settings = { scoring: "net", wrong_costs: 3, answers_change: true, standing: "end" };
  const game = await aGame({ request }, questions, settings);
  const { page: board, faults } = await aTeacher(browser);
  await board.goto(`/teacher/games/${game.code}/host`);
  const [zeynep, deniz] = [await aPhone(browser), await aPhone(browser)];
  await zeynep.join(game.code, "Zeynep");
  await deniz.join(game.code, "Deniz");
  await expect(seen(board, "Deniz")).toBeVisible();
  await board.getByRole("button", { name: "Oyunu başlat" }).click();

  for (const [i, [byTouch, byKeys]] of given.entries()) {
    const number = i + 1;
    for (const { page } of [zeynep, deniz]) await expect(seen(page, `${number}. soru?`)).toBeVisible();
    for (const letter of byKeys) await press(deniz.page, letter);
    for (const [at, letter] of byTouch.split("").entries()) {
      const isLast = at === byTouch.length - 1;
      if (isLast && number === RELOADED) await loadedAnew([zeynep, deniz], [byTouch[0]!, byKeys]);
      if (isLast && number === CUT) await changedWithoutNetwork(zeynep, letter);
      else await touch(zeynep.page, letter);
    }
    if (number === BOARD_RELOADED) await board.reload();
    if (byTouch && byKeys) await expect(seen(board, "Herkes cevapladı")).toBeVisible();
    await board.getByRole("button", { name: "Süreyi bitir" }).click();
    await board.getByRole("button", { name: number < given.length ? "Sıradaki soru" : "Kürsüye geç" }).click();
  }

  // Deniz has lost more than she won: her phone and the report say so, the board does not.
  await expect(board.getByRole("region", { name: "Kürsü" }).getByRole("listitem")).toHaveText([/Zeynep7,67 net/]);
  await expect(board.getByText(minus(""))).toHaveCount(0);
  await expect(seen(zeynep.page, "3 yanlış 1 doğruyu götürdü: 8 \u2212 0,33 = 7,67")).toBeVisible();
  await expect(seen(deniz.page, `3 yanlış 1 doğruyu götürdü: 1 \u2212 2,67 = ${minus("1,67")}`)).toBeVisible();

  await board.goto(`/teacher/games/${game.code}/statistics`);
  const rows = board.getByRole("table").first().getByRole("row");
  await expect(rows).toHaveText([
    /./,
    /^1Zeynep8 doğru1 yanlış1 boş7,67 net/,
    /^2Deniz1 doğru8 yanlış1 boş\u22121,67 net/,
  ]);
  const changes = board.getByRole("region", { name: "Cevap değiştirmek işe yaradı mı?" });
  await expect(changes).toContainText("7 cevap değişti.");
  // Browsers leave backgrounds out on paper, unless told otherwise.
  await board.emulateMedia({ media: "print" });
  await expect(changes.locator("li i").first()).toHaveCSS("print-color-adjust", "exact");
  await board.emulateMedia({ media: "screen" });
  await expect(changes.getByRole("listitem")).toHaveText([
    /^Değiştirip bulanlar%43, 3 cevap/,
    /^Değiştirip kaybedenler%29, 2 cevap/,
    /^Sonucu aynı kalanlar%29, 2 cevap/,
    ...Array.from({ length: 7 }, () => /soru\?/),
    /^Zeynep4 değişiklik: 3 doğruya, 1 yanlışa/,
    /^Deniz3 değişiklik: 1 yanlışa/,
  ]);
  await board
    .getByRole("gridcell", { name: /^doğru, A/ })
    .first()
    .click();
  await expect(board.getByRole("dialog")).toContainText("Önce B: Yanlış olan demişti.");
  expect([faults, zeynep.faults, deniz.faults].flat().filter(isOurs)).toEqual([]);
});

/** The browser itself says that a call failed without a network. */
const isOurs = (fault: string) => !fault.includes("ERR_INTERNET_DISCONNECTED");

const option = (page: Page, letter: string) => page.getByRole("radio", { name: `${letter}:` });
const taken = (page: Page, letter: string) => expect(seen(page, `Cevabın alındı: ${letter}`)).toBeVisible();

async function touch(page: Page, letter: string) {
  await option(page, letter).tap();
  await taken(page, letter);
}

async function press(page: Page, letter: string) {
  await page.keyboard.press(letter.toLowerCase());
  await taken(page, letter);
}

async function changedWithoutNetwork({ page, cut, mend }: Phone, letter: string) {
  await cut();
  await option(page, letter).tap();
  await expect(seen(page, `Bağlantı yok: ${letter} bekliyor`)).toBeVisible();
  await mend();
  await taken(page, letter);
}

async function loadedAnew(phones: readonly Phone[], letters: readonly string[]) {
  for (const [i, { page }] of phones.entries()) {
    await page.reload();
    await taken(page, letters[i]!);
    await expect(option(page, letters[i]!)).toBeChecked();
  }
}
