import { expect, test, type Page } from "../steps/test";
import { aGame, anHttpPupil, cells, plants } from "../steps/a-class";
import { expectSound as expectSoundPage, phone } from "../steps/sound";
import { aNewTeacher, mailedToken, signedIn, tokenOf } from "../steps/steps";
import { visit } from "../steps/visit";

/**
 * Every page in every state that it can be brought into: axe finds nothing, no letter is cut, and every control is clear in each
 * of its own states, in light and dark, on a phone and a laptop.
 */

const teacher = "ogretmen@ornek.test";
const student = "ogrenci@ornek.test";
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { name }).first()).toBeVisible();
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
const expectSound = (page: Page, state: string) => expectSoundPage(page, state, { controls: true });
const closeDialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

const forever = new Promise<void>(() => {});

/** Opens a page and checks it once it shows this text. */
async function look(page: Page, address: string, shows: string | RegExp) {
  await page.setViewportSize(phone);
  await visit(page, address);
  await said(page, shows);
  await expectSound(page, address);
}

test("public pages", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Zaman/ }).click();
  await said(page, "Bu sefer olmadı.");
  await page.getByRole("button", { name: "Katıl" }).click();
  await said(page, "Kod 6 rakam olmalı.");
  await expectSound(page, "the first page, answered wrong, with a faulty code");
  await look(page, "/about", "Neye inanıyoruz");
  await look(page, "/terms", "Kısaca");
  await look(page, "/privacy", "Kısaca");
  await look(page, "/accessibility", "Kısaca");
  await look(page, "/presentation", "Kod tahtada");
  await page.keyboard.press("End");
  await heading(page, "Rapor ders bitmeden hazır");
  await expectSound(page, "the last slide");
  await look(page, "/boyle/bir/sayfa/yok", "Bu sayfa yuvarlanıp gitmiş");
});

test("the pages to sign in, with their faults and results", async ({ page }) => {
  await page.goto("/auth/login");
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await said(page, "Bu alan boş kalamaz.");
  await expectSound(page, "an empty sign-in");
  await page.getByLabel("E-posta").fill(`yok${Date.now()}@okul.test`);
  await page.getByLabel("Şifre", { exact: true }).fill("yanlış-bir-şifre");
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await said(page, "E-posta ya da şifre hatalı.");
  await expectSound(page, "a wrong password");

  await page.goto("/auth/register");
  await page.getByRole("radio", { name: /Öğretmenim/ }).check();
  await page.getByRole("button", { name: "Hesap aç" }).click();
  await said(page, "Adınızı ve soyadınızı yazın.");
  await expectSound(page, "an empty registration");
  await page.getByLabel("Ad soyad").fill("Nur Ay");
  const email = `nur${Date.now()}@okul.test`;
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill("kirmizi-bilye-42");
  await page.getByRole("button", { name: "Hesap aç" }).click();
  await heading(page, "E-postanızı kontrol edin");
  await expectSound(page, "registered");

  await look(page, "/auth/forgot-password", "Şifrenizi mi unuttunuz?");
  await look(page, "/auth/verify-email", "E-postanızı doğrulayın");
  const open = page.getByRole("button", { name: "Hesabımı aç" });
  await page.goto(`/auth/verify-email?token=${await mailedToken(page, email)}`);
  await open.click();
  await said(page, "Bu alan boş kalamaz.");
  await page.getByLabel("Şifre", { exact: true }).fill("yanlış-bir-şifre");
  await open.click();
  await said(page, "Şifre hatalı.");
  await expectSound(page, "a wrong password behind the mailed link");
  await look(page, "/auth/verify-email?token=yok", "E-postanızı doğrulayın");
  await page.getByLabel("Şifre", { exact: true }).fill("kirmizi-bilye-42");
  await open.click();
  await heading(page, "Bağlantının süresi dolmuş");
  await expectSound(page, "a dead link");
  await look(page, "/auth/invitation?token=yok", "davet");
  await look(page, "/auth/reset-password?token=yok", "Yeni şifrenizi belirleyin");
  const passkeys = [{ name: "Öğretmenler odasındaki ortak bilgisayarın anahtarı", created_at: 1 }];
  await page.route("**/api/auth/reset-password/yok", (route) => route.fulfill({ json: { message: "", passkeys } }));
  await page.getByLabel("Yeni şifre", { exact: true }).fill("kirmizi-bilye-42");
  await page.getByLabel("Yeni şifre (tekrar)").fill("kirmizi-bilye-42");
  await page.getByRole("button", { name: "Şifreyi değiştir" }).click();
  await heading(page, "Şifreniz değişti");
  await expectSound(page, "a new password beside passkeys");
  await page.unroute("**/api/auth/reset-password/yok");
});

test("an administrator's pages", async ({ page }) => {
  await signedIn(page, "yonetici@ornek.test");
  await look(page, "/admin/dashboard", "Son 14 gün");
  await look(page, "/admin/mails", "Bekleyenler sırası gelince");
  await look(page, "/admin/schools", "Alan adlarında e-postası olan");
  const { school } = (await (
    await page.request.post("/api/admin/schools", {
      headers: { authorization: `Bearer ${await tokenOf(page, "yonetici@ornek.test")}` },
      data: { name: `Şehit Öğretmenler Ortaokulu ${Date.now()}`, city: "Iğdır" },
    })
  ).json()) as { school: { id: string } };
  await look(page, `/admin/schools/${school.id}`, "Bu okulda henüz kimse yok.");
  await look(page, "/admin/usage", "Tahmini gider");
  await look(page, "/admin/announcement", "Duyuru her sayfanın üstünde");
  await look(page, "/admin/audit", "Yöneticilerin yaptıkları");
  await look(page, "/admin/teachers?q=okul", "Onay bekleyen öğretmenler");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSound(page, "the keys of the teachers' list");
  await closeDialog(page);
  await look(page, "/admin/users?q=Elif", "Elif Yıldırım");
  await page.getByRole("button", { name: "İşlemler: Elif Yıldırım" }).click();
  await expectSound(page, "a user's menu");
  await page.getByRole("menuitem", { name: "Kullanıcıyı sil" }).click();
  await heading(page, "Elif Yıldırım silinsin mi?");
  await expectSound(page, "a user's deletion");
  await closeDialog(page);
  await page.getByRole("button", { name: /^Elif Yıldırım/ }).click();
  await said(page, "İstatistikler");
  await expectSound(page, "a user's numbers");
  await closeDialog(page);
  await page.route("**/api/admin/**", (route) => route.abort());
  await page.getByRole("tab", { name: "Öğrenci" }).click();
  await said(page, "Sayfanın son hâli alınamadı");
  await said(page, "Elif Yıldırım");
  await expectSound(page, "a list that could not be loaded anew");
  await look(page, "/admin/dashboard", "Bu bölüm yüklenemedi.");
  await look(page, "/admin/users", "Ağ hatası");
});

test("a teacher's first day, and a day on which everything fails", async ({ page }) => {
  const email = await aNewTeacher(page);
  await signedIn(page, email);
  // A teacher who waits for approval is not sent to the library, because they can copy nothing there yet.
  await look(page, "/teacher/dashboard", "İlk setinizi hazırlayın");
  await page.getByRole("link", { name: "Örnek setle deneyin" }).click();
  await expect(page.getByRole("radio", { name: /^Örnek setle başla/ })).toBeChecked();
  await page.goto("/library");
  await said(page, "onay gelince kopyalayabilirsiniz");
  await look(page, "/teacher/games", "Henüz oyun kurmadınız");
  await look(page, "/teacher/homework", "Henüz ödev vermediniz");
  await look(page, "/teacher/question-sets", "Henüz soru setiniz yok");
  await look(page, "/teacher/games/100000", "Bu oyun bulunamadı");
  await look(page, "/teacher/games/100000/statistics", "Bu oyun bulunamadı");
  await look(page, "/teacher/classes/00000000-0000-4000-8000-000000000000", "Bu sınıf bulunamadı");
  await look(page, "/teacher/homework/00000000-0000-4000-8000-000000000000", "Bu ödev bulunamadı");

  await page.route("**/api/game/**", () => forever);
  await look(page, "/teacher/games", "Oyunlar");
  await page.unroute("**/api/game/**");
  await page.route(/\/api\/(?:game|homework|question-sets)/, (route) =>
    route.fulfill({ status: 503, json: { error: "Sunucuya şu anda ulaşılamıyor.", code: "unavailable" } }),
  );
  await look(page, "/teacher/dashboard", "Bu bölüm yüklenemedi.");
  await look(page, "/teacher/games", "Oyunlarınız yüklenemedi.");
  await look(page, "/teacher/games/100000/statistics", "Rapor yüklenemedi.");
  await look(page, "/teacher/homework", "Ödevleriniz yüklenemedi.");
  await look(page, "/teacher/question-sets/x", "Sunucu şu an cevap vermiyor");
});

test("a teacher's games: waiting, running, finished, and what can be done with them", async ({ page }) => {
  await signedIn(page, teacher);
  const played = await aPlayedGame(page);
  await look(page, `/teacher/games/${played}/statistics`, "Kim, hangi soruda?");
  await page.getByRole("button", { name: plants.question_text }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSound(page, "a question of the report");
  await look(page, `/teacher/games/${played}`, "Bitti");

  const game = await aGame(page, [cells, plants]);
  await look(page, `/teacher/games/${game.code}`, "Kod paylaşılınca oyuncular burada görünür.");
  await anHttpPupil(page, game.code, "Ece");
  await game.start();
  await look(page, "/teacher/dashboard", "Süren oyun");
  await page.getByRole("button", { name: "Bitir" }).click();
  await heading(page, "Oyun bitirilsin mi?");
  await expectSound(page, "the end of a running game");
  await closeDialog(page);

  await look(page, "/teacher/games", "Sürüyor");
  await page
    .getByRole("button", { name: /^İşlemler: Sınama/ })
    .first()
    .click();
  await expectSound(page, "a game's menu");
  await page.getByRole("menuitem", { name: "Oyunu sil" }).click();
  await heading(page, "Oyun silinsin mi?");
  await expectSound(page, "a game's deletion");
  await closeDialog(page);
  await page.getByRole("button", { name: "Oyun kur" }).first().click();
  await heading(page, "Hangi setle oynayacaksınız?");
  await expect(page.getByRole("dialog").getByText("Sınama").first()).toBeVisible();
  await expectSound(page, "the choice of a set");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Sınama/ })
    .first()
    .click();
  await heading(page, "Oyunu kur");
  await expectSound(page, "a game's settings");
  await look(page, "/teacher/games?q=yok-boyle-bir-set", "ile eşleşen oyun yok.");
  await game.end();
});

test("question sets: the list, a new one, the editor, bringing questions along", async ({ page }) => {
  await signedIn(page, teacher);
  await aGame(page, [cells, plants]);
  await look(page, "/teacher/question-sets", "Sınama");
  await page.getByRole("button", { name: "İşlemler: Sınama" }).first().click();
  await expectSound(page, "a set's menu");
  await page.getByRole("menuitem", { name: "Sil" }).click();
  await heading(page, "Soru seti silinsin mi?");
  await expectSound(page, "a set's deletion");
  await closeDialog(page);

  await look(page, "/teacher/question-sets/new", "Boş başla");
  await page.getByRole("radio", { name: /toplu ekle/ }).check();
  await page
    .getByLabel("Ya da metni yapıştırın")
    .fill("1) Bir\nA) x\nB) y\nCevap: A\n\n2) İki\nA) x\nB) x\nCevap: A\n\nÜç");
  await said(page, /soru bulundu/);
  await expectSound(page, "the preview of a pasted text");

  await page.goto("/teacher/question-sets");
  await page.getByRole("link", { name: "Sınama" }).first().click();
  await expect(page.getByLabel("Soru metni")).toHaveValue(cells.question_text);
  await expectSound(page, "the editor");
  await page.getByLabel("Soru metni").fill("");
  await page.getByRole("textbox", { name: "A şıkkı" }).fill("");
  await said(page, "Soru metnini yazın.");
  await expectSound(page, "the editor with faults");
  await page.getByRole("button", { name: "Set işlemleri" }).click();
  await expectSound(page, "the editor's menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Oyunu kur" }).first().click();
  await heading(page, "1 soru eksik");
  await expectSound(page, "an incomplete set");
});

test("a student's pages: games, one of them open, and none to be had", async ({ page }) => {
  await aPlayedGame(page);
  await signedIn(page, student);
  await look(page, "/student/dashboard", "Son oyunların");
  await look(page, "/student/history", "Sınama");
  await page
    .getByRole("button", { name: /Sınama/ })
    .first()
    .click();
  await said(page, /Doğru cevap B/);
  await expectSound(page, "a past game");
  await look(page, "/profile", "Bilyen");
  await page.getByLabel("Ad soyad").fill("Başka Bir Ad");
  await said(page, "Kaydet");
  await expectSound(page, "a profile with changes");
  await page.getByRole("button", { name: "Hesabı sil" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSound(page, "the end of an account");
  await page.route("**/api/player/history*", (route) =>
    route.fulfill({ status: 500, json: { error: "x", code: "internal" } }),
  );
  // Leave the profile first: otherwise the router would ask whether to discard its changes.
  await page.goto("/student/history");
  await look(page, "/student/dashboard", "Geçmişin yüklenemedi.");
  await look(page, "/student/history", "Geçmişin yüklenemedi.");
});

/** A finished game with six players; the demo student is one of them. Returns the code. */
async function aPlayedGame(page: Page): Promise<string> {
  const game = await aGame(page, [cells, plants]);
  const token = await tokenOf(page, student);
  const players = await Promise.all(
    ["Ada", "Ece", "Işıl", "Yağız", "Ömer Faruk"].map((name) => anHttpPupil(page, game.code, name)),
  );
  players.push(await anHttpPupil(page, game.code, "Öğrenci", { token }));
  await game.start();
  for (const player of players) await player.answers("B");
  await game.next();
  // The fifth player does not answer.
  for (const [i, player] of players.entries()) if (i !== 4) await player.answers("AACB-D"[i]!);
  await game.endQuestion();
  await game.next();
  return game.code;
}
