import { aWrittenQuestion } from "../../builders/questions";
import { expect, test } from "../steps/test";
import { expectSound } from "../steps/sound";
import { anApprovedTeacher, aNewStudent, aPerson, aVisitor } from "../steps/steps";

test("a set is shared, let in, found by a guest, copied and played by a teacher, and reported", async ({
  browser,
  request,
}) => {
  const word = `gezegenler${Date.now()}`;
  const author = await aPerson(browser, await anApprovedTeacher({ request }));
  const title = `Uzay ve ${word}`;
  const { question_set: set } = await author.made<{ question_set: { id: string } }>("/api/question-sets/import", {
    title,
    questions: [
      aWrittenQuestion({
        question_text: `Hangi ${word} kızıldır?`,
        options: { A: "Mars", B: "Venüs" },
        explanation: "Demir pası.",
      }),
      {
        kind: "match",
        question_text: "Eşleştir.",
        pairs: ["ab", "cd", "ef"].map(([left, right]) => ({ left, right })),
      },
    ],
  });

  // The author shares the set by its menu.
  await author.page.goto("/teacher/question-sets");
  await author.page.getByRole("button", { name: `İşlemler: ${title}` }).click();
  await author.page.getByRole("menuitem", { name: "Paylaş" }).click();
  const sharing = author.page.getByRole("dialog", { name: "Seti paylaş" });
  await sharing.getByRole("radio", { name: "Bağlantısı olan" }).check({ force: true });
  await sharing.getByRole("button", { name: "Bağlantıyı aç" }).click();
  await expect(sharing.getByRole("textbox", { name: "Bağlantı" })).toBeFocused();
  await expect(sharing.getByRole("switch", { name: "Adım görünsün" })).toBeChecked();
  await sharing.getByRole("radio", { name: "Herkes, kütüphanede" }).check({ force: true });
  await sharing.getByLabel("Ders").selectOption("fen");
  await expectSound(author.page, "the dialog to share");
  await sharing.getByRole("button", { name: "İncelemeye gönder" }).click();
  await expect(author.page.getByText("İncelemede")).toBeVisible();

  // The administrator approves it by keys.
  const admin = await aPerson(browser, "yonetici@ornek.test");
  await admin.page.clock.install();
  await admin.page.goto("/admin/dashboard");
  await admin.page.getByRole("link", { name: "Setleri incele" }).click();
  await admin.page.getByRole("button", { name: new RegExp(title) }).click();
  await expect(admin.page.getByRole("heading", { name: title })).toBeVisible();
  await expect(admin.page.getByText("Demir pası.")).toBeVisible();
  await expectSound(admin.page, "the administrators' library");
  // Meanwhile the author hands the set in again: no decision is made, and one press opens the new edition.
  await author.call("post", "/api/questions", {
    ...aWrittenQuestion({ question_text: "Sonradan" }),
    question_set_id: set.id,
  });
  await author.call("put", `/api/question-sets/${set.id}/sharing`, {
    visibility: "public",
    subject: "fen",
    licence: "CC BY 4.0",
  });
  await admin.page.keyboard.press("r");
  const refusing = admin.page.getByRole("dialog");
  await expect(refusing).toContainText("reddedilsin mi?");
  await refusing.getByRole("textbox").fill("Bir soru eksik.");
  await refusing.getByRole("button", { name: "Reddet" }).click();
  await admin.page.clock.fastForward(8_000);
  await expect(admin.page.getByText(/siz bakarken yenilendi/).first()).toBeVisible();
  await admin.page.getByRole("button", { name: new RegExp(title) }).click();
  await admin.page.getByRole("button", { name: "Yeni hâlini aç" }).click();
  await expect(admin.page.getByText("Sonradan")).toBeVisible();
  await admin.page.keyboard.press("r");
  await expect(refusing).toBeVisible();
  await admin.page.keyboard.press("Escape");
  await expect(refusing).toHaveCount(0);
  await admin.page.keyboard.press("o");
  await expect(admin.page.getByRole("button", { name: `Geri al: ${title}` })).toBeVisible();
  // Leaving the page sends the decision, even by closing the window.
  await admin.page.close();
  await expect.poll(async () => (await (await request.get(`/api/library?q=${word}`)).json()).total).toBe(1);

  // A guest finds it and sees no answer.
  const guest = await aVisitor(browser, { width: 360, height: 640 });
  await guest.page.goto(`/library?q=${word.slice(0, -1)}&subject=fen`);
  await expect(guest.page.getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(guest.page.locator("mark").first()).toHaveText(word.slice(0, -1));
  await expectSound(guest.page, "the library");
  await guest.page.getByRole("link", { name: title, exact: true }).click();
  await expect(guest.page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(guest.page).toHaveTitle(`${title} — Bilye`);
  await expect(guest.page.getByText("(doğru)")).toHaveCount(0);
  await expect(guest.page.getByText("Demir pası.")).toHaveCount(0);
  await expectSound(guest.page, "a shared set");
  const way = guest.page.getByRole("link", { name: "Setlerime kopyala" });
  await expect(way).toHaveAttribute("href", /^\/auth\/login\?next=%2Flibrary%2F/);

  // Another teacher copies the set and plays it.
  const copier = await aPerson(browser, await anApprovedTeacher({ request }));
  await copier.page.goto("/teacher/dashboard");
  // Four clicks lead from the first page to the board: the newest set is the first in the library.
  await copier.page.getByRole("link", { name: "Kütüphaneden seç" }).click();
  await copier.page.getByRole("link", { name: title, exact: true }).click();
  await expect(copier.page.getByText("(doğru)").first()).toBeAttached();
  await expectSound(copier.page, "a set to be copied");
  await copier.page.getByRole("button", { name: "Hemen oyna" }).click();
  await copier.page.getByRole("dialog").getByRole("button", { name: "Oyunu kur" }).click();
  await expect(copier.page).toHaveURL(/\/host$/);
  await copier.page.goto(new URL(guest.page.url()).pathname);
  await copier.page.getByRole("link", { name: "Kopyayı aç" }).click();
  await expect(copier.page.getByText(`Kaynak: ${title}, Hira Öztürk, CC BY 4.0`)).toBeVisible();

  // A pupil reports the set; the second report is refused.
  const reporter = await aPerson(browser, await aNewStudent({ request }), { width: 360, height: 640 });
  await reporter.page.goto(new URL(guest.page.url()).pathname);
  const report = async () => {
    await reporter.page.getByRole("button", { name: "Bu seti bildir" }).click();
    await reporter.page.getByRole("radio", { name: "Uygunsuz içerik" }).check({ force: true });
    await reporter.page.getByRole("button", { name: "Bildir", exact: true }).click();
  };
  await report();
  await expect(reporter.page.getByText("Bildirildi. Teşekkürler.").first()).toBeVisible();
  await report();
  await expect(reporter.page.getByText("Bu seti zaten bildirdin.")).toBeVisible();

  for (const { faults } of [author, guest, copier]) expect(faults).toEqual([]);
  // The server refused two calls: a decision about an old edition, and the second report.
  for (const { faults } of [admin, reporter]) expect(faults).toHaveLength(1);

  // A failed search does not show the results of an earlier one.
  await guest.page.getByRole("link", { name: "Kütüphane" }).first().click();
  await expect(guest.page).toHaveTitle("Kütüphane — Bilye");
  await guest.page.goto(`/library?q=${word}`);
  await expect(guest.page.getByText(title)).toBeVisible();
  const calls = /\/api\/library\?/;
  const search = guest.page.getByRole("searchbox");
  await guest.page.route(calls, (route) => route.abort());
  await search.fill("başka");
  await expect(guest.page.getByText("Setler yüklenemedi.")).toBeVisible();
  await expect(guest.page.getByText(title)).toHaveCount(0);
  await guest.page.unroute(calls);
  await search.fill(word);
  await expect(guest.page.getByText("Setler yüklenemedi.")).toHaveCount(0);
});
