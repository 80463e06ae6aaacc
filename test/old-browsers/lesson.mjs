// One lesson in one browser: sign in, write a set, read a list, hear that a PDF is too new, play on board and phone, open the report.
import { strict as assert } from "node:assert";
import { join } from "node:path";
import { column, writtenPdf } from "../builders/written-pdf.ts";

const password = "bilye-demo-2026";
const board = { width: 1366, height: 768 };
const phone = { width: 360, height: 640 };

export async function playLesson(browser, origin, pictures) {
  const teacher = await aVisitor(browser, board, origin);
  const show = (page, name) =>
    pictures && page.screenshot({ path: join(pictures, `${browser.version()}-${name}.png`) });
  const { page } = teacher;

  await page.goto(`${origin}/teacher/question-sets`);
  await page.getByLabel("E-posta").fill("ogretmen@ornek.test");
  await page.getByLabel("Şifre", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await page.waitForURL(`${origin}/teacher/question-sets`);
  await show(page, "sets");

  await page.goto(`${origin}/teacher/question-sets/new`);
  await page.getByLabel("Set adı").fill("Eski tarayıcı");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: /^Çoktan seçmeli/ }).click();
  await writeQuestion(page, "Suyun formülü nedir?");
  await page.getByRole("button", { name: "Soru ekle" }).first().click();
  await writeQuestion(page, "Kaç mevsim vardır?");
  await show(page, "editor");
  const setId = new URL(page.url()).pathname.split("/").pop();
  while ((await page.evaluate(countOf, setId)) < 2) await page.waitForTimeout(100);

  const code = await page.evaluate(aGameOf, setId);
  await page.goto(`${origin}/teacher/games/${code}/host`);
  const pupil = await aVisitor(browser, phone, origin);
  await pupil.page.goto(`${origin}/student/join?code=${code}`);
  await show(pupil.page, "join");
  await pupil.page.getByLabel("Takma adın").fill("Işıl Ğ.");
  await pupil.page.getByRole("button", { name: "Oyuna gir" }).click();
  await pupil.page.waitForURL(`${origin}/student/game/${code}`);
  await page.getByRole("button", { name: "Işıl Ğ., seçenekler" }).waitFor();
  await show(page, "board-lobby");
  await show(pupil.page, "phone-lobby");

  await page.getByRole("button", { name: "Oyunu başlat" }).click();
  await answer(pupil.page);
  await pupil.page.getByRole("heading", { name: "Doğru!" }).waitFor();
  await show(page, "board-reveal");
  await show(pupil.page, "phone-result");
  await page.getByRole("button", { name: "Puan durumu" }).click();
  await page.getByRole("button", { name: "Sıradaki soru" }).waitFor();
  await show(page, "board-table");
  await pupil.page.reload();
  await page.getByRole("button", { name: "Sıradaki soru" }).click();
  await pupil.page.getByRole("group", { name: "Şıklar" }).waitFor();
  await show(pupil.page, "phone-question");
  await show(page, "board-question");
  await answer(pupil.page);
  await page.getByRole("button", { name: "Kürsüye geç" }).click();
  await page.getByRole("heading", { name: "Kürsü belli oldu!" }).waitFor();
  await pupil.page.getByRole("heading", { level: 1 }).waitFor();
  await show(page, "board-podium");

  await page.goto(`${origin}/teacher/games/${code}/statistics`);
  await page.getByRole("heading", { name: "Eski tarayıcı" }).first().waitFor();
  await page.getByText("Işıl Ğ.").first().waitFor();
  await show(page, "report");

  await page.goto(`${origin}/teacher/question-sets/new`);
  await page.getByRole("radio", { name: /^Metinden ya da dosyadan/ }).check({ force: true });
  const buffer = Buffer.from(writtenPdf([{ drawn: column(50, 100, ["1. Hangisi?", "A) 3", "B) 4", "Cevap: B"]) }]));
  await page.locator("input[type=file]").setInputFiles({ name: "test.pdf", mimeType: "application/pdf", buffer });
  await page.getByText("Bu tarayıcı PDF okuyamıyor. Metni kopyalayıp buraya yapıştırın.").waitFor();
  await show(page, "pdf");

  for (const address of ["/", "/about", "/auth/register", "/profile", "/teacher/games"]) {
    await page.goto(origin + address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }
  assert.deepEqual([...teacher.faults, ...pupil.faults], []);
}

async function aVisitor(browser, viewport, origin) {
  const context = await browser.newContext({ viewport, locale: "tr-TR", timezoneId: "Europe/Istanbul" });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults = [];
  page.on("pageerror", (error) => faults.push(`${page.url().replace(origin, "")}: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    // Chromium logs this for every page on plain http.
    if (message.text().startsWith("The Cross-Origin-Opener-Policy header")) return;
    if (message.type() === "error") faults.push(`${page.url().replace(origin, "")}: ${message.text()}`);
  });
  return { page, faults };
}

async function writeQuestion(page, text) {
  await page.getByLabel("Soru metni").fill(text);
  await page.getByRole("textbox", { name: "A şıkkı" }).fill("Doğru olan");
  await page.getByRole("textbox", { name: "B şıkkı" }).fill("Yanlış olan");
  for (const letter of ["D", "C"]) await page.getByRole("button", { name: `${letter} şıkkını sil` }).click();
  await page.getByLabel("Soru metni").focus();
  await page.keyboard.press("Alt+1");
}

const answer = (page) =>
  page.getByRole("group", { name: "Şıklar" }).getByRole("button", { name: "Doğru olan" }).click();

/** How many questions of a set the server has; in the page, with the teacher's own token. */
async function countOf(id) {
  const headers = { authorization: `Bearer ${localStorage.getItem("bilye.token")}` };
  const { question_set } = await (await fetch(`/api/question-sets/${id}`, { headers })).json();
  return question_set.questions.length;
}

async function aGameOf(question_set_id) {
  const reply = await fetch("/api/game", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${localStorage.getItem("bilye.token")}` },
    body: JSON.stringify({ question_set_id }),
  });
  const { game, error } = await reply.json();
  if (!game) throw new Error(`${question_set_id}: ${error}`);
  return game.game_code;
}
