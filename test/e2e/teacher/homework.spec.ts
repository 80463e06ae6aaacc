import { readFile } from "node:fs/promises";
import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type APIRequestContext, type Locator } from "../steps/test";
import { expectSound, phone } from "../steps/sound";
import { anApprovedTeacher, aPerson } from "../steps/steps";

const questions = ["Hücre zarı?", "Çekirdek?", "Mitokondri?"].map((question_text) =>
  aWrittenQuestion({ question_text, options: { A: "Doğru olan", B: "Yanlış olan" } }),
);

type Seat = { readonly session_id: string; readonly question: { readonly question_id: string } | null };

/** A pupil without a screen: begins with a number, and answers in the order in which the questions come. */
async function aPupil(request: APIRequestContext, code: string, number: number) {
  const at = `/api/homework/${code}`;
  const data = { number, confirm: true, join_key: `anahtar-${code}-${number}` };
  const joined = (await (await request.post(`${at}/join`, { data })).json()) as Seat;
  const headers = { "session-id": joined.session_id };
  let { question } = joined;
  return {
    answers: async (...given: readonly string[]) => {
      for (const answer of given) {
        const reply = await request.post(`${at}/answer`, {
          headers,
          data: { question_id: question!.question_id, answer },
        });
        expect(reply.status()).toBe(200);
        question = ((await reply.json()) as Seat).question;
      }
    },
  };
}

test("homework is given to a class, shared, followed while pupils do it, put off, ended, and read as a report", async ({
  browser,
  request,
}) => {
  const { page, context, made, faults } = await aPerson(browser, await anApprovedTeacher({ request }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { class: found } = await made<{ class: { id: string } }>("/api/classes", { name: "7B Fen" });
  await made(`/api/classes/${found.id}/students`, {
    students: ["Ada Yılmaz", "Ahmet Kaya", "Aslı Çelik"].map((name, i) => ({ name, number: i + 1 })),
  });
  await made("/api/question-sets/import", { title: "Hücre", questions });

  // Give homework from the list of classes: the class is already chosen in its row, and Esc closes that row before the dialog.
  await page.clock.install();
  await page.goto("/teacher/classes");
  await page.getByRole("button", { name: "İşlemler: 7B Fen" }).click();
  await page.getByRole("menuitem", { name: "Ödev ver" }).click();
  await page.getByRole("button", { name: /^Hücre/ }).click();
  const dialog = page.getByRole("dialog", { name: "Ödev ver" });
  await expect(dialog.getByRole("button", { name: "Sınıf 7B Fen, numarayla girilir" })).toBeVisible();
  await dialog.getByRole("radio", { name: "Başka tarih" }).check();
  await dialog.getByLabel("Son gün: Tarih").fill("2020-01-01");
  await expect(dialog.getByRole("status")).toHaveText("Son gün geçmişte kalmış.");
  await dialog.getByRole("radio", { name: "Bir hafta" }).check();
  await dialog.getByRole("button", { name: /^Deneme hakkı/ }).click();
  await dialog.getByRole("radio", { name: "2", exact: true }).check();
  const warning = "İkinci denemede cevaplar biliniyor olur.";
  await expect(dialog.getByRole("listitem").filter({ hasText: "Kaç kez yapılabilsin?" })).toContainText(warning);
  await page.keyboard.press("Escape");
  await expect(dialog.getByText(warning)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Deneme hakkı 2 kez" })).toHaveAttribute("aria-expanded", "false");
  // On a phone the buttons cover neither an opened list nor an error message.
  await page.setViewportSize(phone);
  const above = async (shown: Locator) => {
    const [box, button] = [shown, dialog.getByRole("button", { name: "Ödevi ver" })].map((one) => one.boundingBox());
    expect((await box)!.y + (await box)!.height).toBeLessThan((await button)!.y);
  };
  await dialog.getByRole("button", { name: /^Başlangıç/ }).click();
  await above(dialog.getByText("Sonra", { exact: true }));
  await dialog.getByRole("radio", { name: "Sonra", exact: true }).check();
  await dialog.getByLabel("Başlangıç: Tarih").fill("2099-01-01");
  await dialog.getByRole("button", { name: "Ödevi ver" }).click();
  await above(dialog.getByRole("alert"));
  await dialog.getByRole("radio", { name: "Hemen" }).check();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectSound(page, "the dialog of homework");
  await dialog.getByRole("button", { name: "Ödevi ver" }).click();

  // Share it, before anybody has begun.
  const address = page.getByRole("region", { name: "Ödevin adresi" });
  await expect(address).toBeVisible();
  await address.getByRole("button", { name: "Bağlantıyı kopyala" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const code = /\/odev\/([A-Z2-9]{7})$/.exec(link)![1]!;
  await expectSound(page, "homework that nobody has begun");
  await address.getByRole("button", { name: "Tahtada göster" }).click();
  await expect(page.getByRole("dialog", { name: `Ödevin adresi, kod ${code}` })).toBeVisible();
  await page.keyboard.press("Escape");

  // Follow it: the page refreshes itself while it is visible.
  const [ada, ahmet] = [await aPupil(request, code, 1), await aPupil(request, code, 2)];
  await ada.answers("A", "B", "A");
  await ahmet.answers("B");
  await page.clock.runFor(11_000);
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await expect(row("Ada Yılmaz")).toContainText("Bitirdi");
  await expect(row("Ada Y")).toContainText("2 / 3");
  await expect(row("Ahmet K")).toContainText("Sürüyor");
  await expect(row("Aslı Ç")).toContainText("Başlamadı");
  await expectSound(page, "homework that is being done");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "1 başlamadı" }).click();
  await expect(page.getByRole("table", { name: "Öğrenciler" }).getByText("Ada Y", { exact: false })).toHaveCount(0);
  await page.getByRole("button", { name: "1 başlamadı" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });

  // Without a network the last table stays, and the page retries by itself.
  const offline = "**/api/homework/*/pupils";
  await page.route(offline, (route) => route.abort());
  await page.clock.runFor(11_000);
  await expect(page.getByText("Yenilenemedi, yeniden deneniyor.")).toBeVisible();
  await expect(row("Ada Y")).toContainText("2 / 3");
  await page.unroute(offline);
  await page.clock.runFor(11_000);
  await expect(page.getByText("Az önce yenilendi")).toBeVisible();
  // Chromium itself logs that a call has failed.
  faults.length = 0;

  // The teacher's first page lists the homework too, and leads back to it.
  await page.getByRole("link", { name: "Ana sayfa", exact: true }).click();
  const open = page.getByRole("region", { name: "Sizi bekleyenler" });
  await expect(open).toContainText("1 / 3 bitirdi");
  await open.getByRole("link", { name: "Takip: Hücre" }).click();

  // Look at a single pupil: the answers, and a new PIN to come back with.
  const menuOf = async (name: string, entry: string) => {
    await row(name)
      .getByRole("button", { name: /^İşlemler/ })
      .click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await menuOf("Ada Y", "Cevaplarını gör");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([
    /^Doğru\./,
    /^Yanlış\..*Cevabı B/,
    /^Doğru\./,
  ]);
  await page.keyboard.press("Escape");
  await menuOf("Ada Y", "Yeni geri dönüş sayısı ver");
  await page.getByRole("button", { name: "Yeni sayı ver" }).click();
  await expect(page.getByRole("dialog").getByText(/^\d{4}$/)).toBeVisible();
  await page.getByRole("button", { name: "Söyledim, kapat" }).click();

  // Extend the deadline; the reminder for the class names no pupil.
  await page.getByRole("button", { name: "Süreyi uzat" }).click();
  await page.getByRole("radio", { name: "Başka tarih" }).check();
  await page.getByRole("dialog").getByLabel("Son gün: Saat").fill("21:30");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByText(/^Son gün .* 21\.30 oldu\.$/)).toBeVisible();
  const menu = async (entry: string) => {
    await page.getByRole("button", { name: "Ödev işlemleri" }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await menu("Hatırlatma metni");
  const text = page.getByLabel("Sınıf grubuna gönderilecek metin");
  await expect(text).toHaveValue(/3 kişiden bitiren: 1\./);
  await expect(text).not.toHaveValue(/Ada|Ahmet|Aslı/);
  await page.getByRole("dialog").getByRole("button", { name: "Kapat" }).click();

  // End it early: the page becomes the report.
  await menu("Erken bitir");
  await page.getByRole("button", { name: "Bitir", exact: true }).click();
  await expect(page).toHaveURL(/\/report$/);
  await expect(page.getByRole("heading", { level: 1, name: "Hücre" })).toBeVisible();
  await expect(page.getByText("ortalama cevap süresi")).toHaveCount(0);
  await expect(
    page.getByRole("listitem").filter({ hasText: "öğrenci, 1 kişinin boş sorusu var, 1 kişi başlamadı" }),
  ).toContainText("2");
  await expectSound(page, "the report of homework");
  // The file covers the whole class, including pupils who have not begun.
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV indir" }).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(lines[0]).toMatch(/^\ufeffSıra;Öğrenci;No;Durum;Puan;/);
  expect(lines.filter((line) => line.includes(";başlamadı;"))).toEqual([
    expect.stringMatching(/^;Aslı Ç\.;3;başlamadı;+$/),
  ]);
  await page.goto("/teacher/homework");
  await expect(row("Hücre")).toContainText("1 / 3");
  await expect(row("Hücre").getByRole("link", { name: "Rapor: Hücre" })).toBeVisible();
  await expectSound(page, "the list of homework");
  await page.getByRole("link", { name: "Oyunlar" }).click();
  await expect(page.getByText("Henüz oyun kurmadınız")).toBeVisible();

  // Delete it from its own page: the list remains.
  await page.getByRole("link", { name: "Ödevler" }).click();
  await row("Hücre").getByRole("link", { name: "Rapor: Hücre" }).click();
  await menu("Sil");
  await page.getByRole("button", { name: "Ödevi sil" }).click();
  await expect(page.getByText("Henüz ödev vermediniz")).toBeVisible();
  expect(faults).toEqual([]);
});

test("on a phone the menu's fifth entry says how many homeworks are being done", async ({ browser, request }) => {
  const { page, made, faults } = await aPerson(browser, await anApprovedTeacher({ request }), phone);
  const { question_set: set } = await made<{ question_set: { id: string } }>("/api/question-sets/import", {
    title: "Hücre",
    questions,
  });
  const day = 24 * 60 * 60 * 1000;
  const homework = { question_set_id: set.id, due_at: Date.now() + 3 * day };
  await made("/api/homework", homework);
  await made("/api/homework", { ...homework, opens_at: Date.now() + day });
  await page.goto("/teacher/dashboard");
  await page.getByRole("button", { name: "Diğer" }).click();
  await expect(page.getByRole("menuitem", { name: "Ödevler 1 sürüyor" })).toBeVisible();
  await expectSound(page, "the menu's other pages");
  expect(faults).toEqual([]);
});

test("pupils of a homework by nickname are chosen and removed together", async ({ browser, request }) => {
  const { page, made, faults } = await aPerson(browser, await anApprovedTeacher({ request }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { question_set: set } = await made<{ question_set: { id: string } }>("/api/question-sets/import", {
    title: "Hücre",
    questions,
  });
  const { homework: given } = await made<{ homework: { id: string; code: string } }>("/api/homework", {
    question_set_id: set.id,
    due_at: Date.now() + 24 * 60 * 60 * 1000,
  });
  for (const nickname of ["Ali", "asdf 1", "asdf 2", "Işıl"])
    expect((await request.post(`/api/homework/${given.code}/join`, { data: { nickname } })).status()).toBe(201);
  await page.goto(`/teacher/homework/${given.id}`);
  await page.getByRole("checkbox", { name: "Tümünü seç" }).check();
  await page.getByRole("checkbox", { name: "Seç: Ali" }).uncheck();
  await page.getByRole("checkbox", { name: "Seç: Işıl" }).uncheck();
  const bar = page.getByRole("toolbar", { name: "Toplu işlem" });
  await expect(bar.getByRole("status")).toHaveText("2 öğrenci seçildi");
  await expectSound(page, "pupils of a homework, chosen");
  await bar.getByRole("button", { name: "Ödevden çıkar" }).click();
  const dialog = page.getByRole("dialog", { name: "2 öğrenci ödevden çıkarılsın mı?" });
  await dialog.getByRole("button", { name: "Vazgeç" }).click();
  await expect(bar.getByRole("status")).toHaveText("2 öğrenci seçildi");
  await bar.getByRole("button", { name: "Ödevden çıkar" }).click();
  await dialog.getByRole("button", { name: "Çıkar" }).click();
  await expect(page.getByText("2 öğrenci ödevden çıkarıldı.")).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole("checkbox", { name: /^Seç: / })).toHaveCount(2);
  expect(faults).toEqual([]);
});
