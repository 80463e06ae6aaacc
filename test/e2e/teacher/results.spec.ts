import { readFile } from "node:fs/promises";
import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Locator, type Page } from "../steps/test";
import { delimitedSheet } from "#features/exchange/import/office/delimited";
import { xlsxSheets } from "#features/exchange/import/office/xlsx-read";
import { aGame, anHttpPupil, aPhone, cells, plants } from "../steps/a-class";
import { expectedResults, percent, points, type Given } from "../steps/expected-results";
import {
  anApprovedTeacher,
  aVisitor,
  newPassword,
  passTimeUntil,
  seen,
  signedIn,
  signIn,
  tokenOf,
  verify,
} from "../steps/steps";

const organelles = aWrittenQuestion({
  question_text: "Proteini hangi organel üretir?",
  options: { A: "Ribozom", B: "Koful", C: "Sentrozom" },
  time_limit: 120,
});
const questions = [cells, plants, organelles];
const answers: Readonly<Record<string, Given>> = {
  "Işıl Şahin": ["B", "B", "A"],
  Ada: ["B", "B", "C"],
  Ece: ["C", "B", null],
  "-Can": ["B", "A", "B"],
  Yağız: ["B", null, null],
  Mert: ["C", "A", "A"],
  Deniz: ["C", null, "B"],
  Efe: ["C", "D", null],
};
const wanted = expectedResults({ questions, worth: [1000, 2000, 1000], answers });
const ada = wanted.players.find(({ nickname }) => nickname === "Ada")!;

test("the numbers of a game agree on every screen and in every file; a guest who signs in keeps them", async ({
  browser,
  request,
}) => {
  const teacher = await aVisitor(browser);
  const board = teacher.page;
  const admin = await aVisitor(browser);
  await signedIn(admin.page, "yonetici@ornek.test");
  const before = await systemStats(admin.page);
  const email = await anApprovedTeacher({ request });
  const game = await aGame({ request }, questions, { scoring: "accuracy" }, email);
  await signedIn(board, email);
  await board.goto(`/teacher/games/${game.code}/host`);

  const phone = await aPhone(browser);
  await phone.page.clock.install();
  await phone.join(game.code, "Ada");
  const others = Object.keys(answers).filter((name) => name !== "Ada");
  const guests = await Promise.all(others.map((name) => anHttpPupil({ request }, game.code, name)));
  await game.start();
  for (const [q] of questions.entries()) {
    const answering = guests.filter(({ nickname }) => answers[nickname]![q] !== null);
    await Promise.all(answering.map((guest) => guest.answers(answers[guest.nickname]![q]!)));
    // The phone's pupil has not answered yet, so the question stays open.
    await phone.option(ada.given[q]!).click();
    await expect(phone.page.getByText(/^Cevabın alındı|^Doğru!|^Bu sefer olmadı/).first()).toBeVisible();
    await board.request.post(`/api/game/${game.code}/end-question`, bearer(game.token));
    await game.next();
  }

  await expectPodium(board);
  await expectFinalScreen(phone.page);
  await board.goto(`/teacher/games/${game.code}/statistics`);
  await expectReport(board);
  await expectFiles(board);
  await board.goto("/teacher/dashboard");
  await expectTeacherNumbers(board);
  const student = await keepTheGame(phone.page);
  await expectAdminNumbers(admin.page, [
    [email, `1 set, 1 oyun, 8 katılım, doğru oranı ${percent(wanted.rate)}`],
    [student, `1 oyun, ortalama ${ada.rank}. sıra, doğru oranı ${percent(ada.rate)}`],
  ]);
  const after = await systemStats(admin.page);
  // Games of other tests may end meanwhile, so expect at least these.
  expect(after.games.completed - before.games.completed).toBeGreaterThanOrEqual(1);
  expect(after.players - before.players).toBeGreaterThanOrEqual(8);
  for (const { faults } of [teacher, admin, phone]) expect(faults).toEqual([]);
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function systemStats(page: Page) {
  const reply = await page.request.get("/api/admin/stats", bearer(await tokenOf(page, "yonetici@ornek.test")));
  return (await reply.json()) as { games: { completed: number }; players: number };
}

async function expectPodium(board: Page) {
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();
  for (const { nickname, score } of wanted.players.filter(({ rank }) => rank <= 3)) {
    const plinth = board.getByLabel("Kürsü").getByRole("listitem").filter({ hasText: nickname });
    await expect(plinth).toContainText(`${points(score)} puan`);
  }
  await expect(board.getByLabel("Sonuç")).toContainText(`${percent(wanted.rate)}Sınıfın doğru oranı`);
}

async function expectFinalScreen(page: Page) {
  await passTimeUntil(page, seen(page, `8 oyuncu arasında ${ada.rank}. oldun`));
  await expect(page.getByText(points(ada.score)).first()).toBeVisible();
  await expect(page.getByText(`${ada.right} / 3`)).toBeVisible();
}

async function expectReport(page: Page) {
  await expect(page.getByText(`${percent(wanted.rate)} doğru oranı`)).toBeVisible();
  await expect(page.getByText("8 oyuncu, son soruda 3 kişi cevap vermedi")).toBeVisible();
  for (const [q, { rateOfAll, isHard, misconception }] of wanted.questions.entries()) {
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByText(`${q + 1}.`, { exact: true }) })
      .first();
    await expect(row).toContainText(percent(rateOfAll));
    await expect(row.getByText("Zor soru")).toHaveCount(isHard ? 1 : 0);
    await expect(row.getByText(/^Yanılgı: /)).toHaveText(misconception === null ? [] : [`Yanılgı: ${misconception}`]);
    if (misconception === null) continue;
    const idea = `${wanted.questions[q]!.chosen[misconception]} kişi ${misconception} dedi: `;
    await expect(page.getByText(idea).filter({ hasText: questions[q]!.options[misconception]! })).toBeVisible();
  }
  const support = page.getByRole("region", { name: "Destek gerekebilir" }).getByRole("listitem");
  const named = wanted.players.filter(({ needsSupport }) => needsSupport);
  await expect(support).toHaveCount(named.length);
  for (const { nickname, rate, empty } of named) {
    const line = `${percent(rate)} doğru${empty > 0 ? `, ${empty} boş` : ""}`;
    await expect(support.filter({ hasText: nickname })).toContainText(line);
  }
  for (const { nickname, given, right, score } of wanted.players) {
    const marks = given.map((choice, q) => {
      if (choice === null) return "boş";
      return `${choice === questions[q]!.correct_option ? "doğru" : "yanlış"}, ${choice}`;
    });
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: nickname, exact: true }) });
    const said = await row
      .locator("td")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? cell.textContent));
    expect(said).toEqual([...marks, `${right} / 3`, points(score)]);
  }
}

async function expectFiles(page: Page) {
  const heads = ["Sıra", "Oyuncu", "Puan", "Doğru", "Yanlış", "Boş", "Doğru oranı (%)", "Destek gerekebilir"];
  const lines = wanted.players.map(({ nickname, given, needsSupport, ...player }) => [
    player.rank,
    nickname,
    player.score,
    player.right,
    player.wrong,
    player.empty,
    Math.round(player.rate * 100),
    needsSupport ? "evet" : "",
    ...given.map((choice, q) => {
      if (choice === null) return "boş";
      return `${choice} (${choice === questions[q]!.correct_option ? "doğru" : "yanlış"})`;
    }),
  ]);
  const table = [[...heads, "1. soru", "2. soru", "3. soru"], ...lines.map((line) => line.map(String))];
  const [summary, asked, players] = xlsxSheets(await saved(page, page.getByRole("button", { name: "Excel indir" })));
  expect(inOrder(players!.rows)).toEqual(inOrder(table.map((cells) => ({ cells }))));
  expect(summary!.rows.map(({ cells: [name, value] }) => [name, value])).toContainEqual([
    "Doğru oranı (%)",
    String(Math.round(wanted.rate * 100)),
  ]);
  const [columns, ...rows] = asked!.rows.map(({ cells }) => cells);
  const [from, to] = [columns!.indexOf("Doğru oranı (%)"), columns!.indexOf("Boş") + 1];
  expect(rows.map((cells) => cells.slice(from, to))).toEqual(
    wanted.questions.map(({ rateOfAll, rate, chosen, empty }) => [
      String(Math.round(rateOfAll * 100)),
      String(Math.round(rate * 100)),
      ...["A", "B", "C", "D", "E", "F"].map((key) => String(chosen[key] ?? "")),
      String(empty),
    ]),
  );

  const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    await saved(page, page.getByRole("button", { name: "CSV indir" })),
  );
  expect(csv.startsWith("\uFEFF")).toBe(true);
  // A name that Excel would take for a formula gets an apostrophe.
  const neutral = table.map((row) => row.map((cell) => (cell === "-Can" ? "'-Can" : cell)));
  expect(inOrder(delimitedSheet(csv.slice(1), ";").rows)).toEqual(inOrder(neutral.map((cells) => ({ cells }))));
}

/** Sorts rows by name, and leaves out the average time, which only the server's clock knows. */
const inOrder = (rows: readonly { readonly cells: readonly string[] }[]) =>
  rows
    .map(({ cells }) => (cells.length === 12 ? cells.toSpliced(7, 1) : cells))
    .toSorted((a, b) => a[1]!.localeCompare(b[1]!, "tr"));

async function saved(page: Page, button: Locator): Promise<Uint8Array> {
  const download = page.waitForEvent("download");
  await button.click();
  return readFile(await (await download).path());
}

async function expectTeacherNumbers(page: Page) {
  await expect(page.getByText("Bu ay 1 oyun oynattınız, 8 katılım oldu.")).toContainText(percent(wanted.rate));
  const hardest = page.getByRole("region", { name: "En çok zorlanılan sorular" }).getByRole("listitem");
  for (const [q, { rateOfAll }] of wanted.questions.entries()) {
    await expect(hardest.filter({ hasText: questions[q]!.question_text })).toContainText(percent(rateOfAll));
  }
  await expect(page.getByRole("row", { name: /Sınama/ })).toContainText(percent(wanted.rate));
}

/** Opens an account from the last screen: the game is in its history, with every answer. Returns the e-mail address. */
async function keepTheGame(page: Page): Promise<string> {
  const email = `ada.${Date.now()}@okul.test`;
  await page.getByRole("link", { name: "Hesap aç, oyunlarını sakla" }).click();
  await expect(page.getByRole("radio", { name: /Öğrenciyim/ })).toBeChecked();
  await expect(page.getByText("Az önce oynadığın oyun kaybolmaz")).toBeVisible();
  await page.getByLabel("Ad soyad").fill("Ada Işık");
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Hesap aç" }).click();
  await expect(page.getByRole("heading", { name: "E-postanı kontrol et" })).toBeVisible();
  await verify(page, email);
  await signIn(page, email);
  await page.getByRole("button", { name: /^Benim, ekle\s?: Ada$/ }).click();
  await expect(page.getByText("“Ada” adıyla oynadığın oyun geçmişine eklendi.").first()).toBeVisible();
  await expect(page.getByText("1 oyun oynadın.")).toContainText(`${percent(ada.rate)}, en iyi derecen: ${ada.rank}.`);
  await page.goto("/student/history");
  const row = page.getByRole("button", { name: /Sınama/ });
  await expect(row).toContainText(`8 kişide ${ada.rank}.`);
  await expect(row).toContainText(`${points(ada.score)} puan`);
  await row.click();
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText(`8 oyuncu arasında ${ada.rank}. oldun, ${points(ada.score)} puan topladın.`);
  await expect(panel).toContainText(`${ada.right} doğru, ${ada.wrong} yanlış, ${ada.empty} boş`);
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  await expect(panel.getByRole("listitem").nth(2)).toContainText("Senin cevabın C: Sentrozom");
  return email;
}

async function expectAdminNumbers(page: Page, people: readonly (readonly [email: string, numbers: string])[]) {
  for (const [email, numbers] of people) {
    await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
    await page.getByRole("button", { name: new RegExp(email) }).click();
    await expect(page.getByRole("dialog")).toContainText(numbers);
  }
}
