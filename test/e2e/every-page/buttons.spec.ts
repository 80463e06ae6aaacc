import { expect, test, type APIRequestContext, type Browser, type Page } from "../steps/test";
import { aGame, anHttpPupil, twoQuestions } from "../steps/a-class";
import {
  anAddress,
  aNewStudent,
  aNewTeacher,
  anApprovedTeacher,
  anExampleSet,
  aPerson,
  holdTime,
  newPassword,
  passwordOf,
  verify,
} from "../steps/steps";

/** Presses the buttons that no other test presses, and checks their effect, and their message if they can fail. */

const admin = "yonetici@ornek.test";

/** A teacher for this test alone, so that no other test's sets and games are in the lists. */
const ownTeacher = async (browser: Browser, request: APIRequestContext) =>
  aPerson(browser, await anApprovedTeacher({ request }));

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test("a teacher without a set is led from the list of games to the ready ones", async ({ browser, request }) => {
  const { page } = await ownTeacher(browser, request);
  await page.goto("/teacher/games");
  await page.getByRole("button", { name: "Oyun kur" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Kütüphaneden seç" }).click();
  await expect(page.getByRole("heading", { name: "Kütüphane", exact: true })).toBeVisible();
});

test("a long list shows more, and says when the rest did not come", async ({ browser, request }) => {
  const { page, call } = await ownTeacher(browser, request);
  for (let i = 1; i <= 21; i += 1) await call("post", "/api/question-sets", { title: `Set ${i}` });
  const isSecond = /question-sets\?.*page=2/;
  await page.route(isSecond, (route) => route.abort());
  await page.goto("/teacher/question-sets");
  const sets = page.getByRole("link", { name: /^Set \d+$/ });
  await expect(sets).toHaveCount(20);
  await page.getByRole("button", { name: "Daha fazla göster" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Devamı yüklenemedi." })).toBeVisible();
  await page.unroute(isSecond);
  await page.getByRole("button", { name: "Yeniden dene" }).click();
  await expect(sets).toHaveCount(21);
  await expect(page.getByRole("button", { name: /Daha fazla|Yeniden dene/ })).toHaveCount(0);
});

test("the first set can be an example, and a note on it is kept", async ({ browser, request }) => {
  const { page } = await ownTeacher(browser, request);
  await anExampleSet(page);

  const describe = async () => {
    await page.getByRole("button", { name: "Set işlemleri" }).click();
    await page.getByRole("menuitem", { name: "Set ayarları" }).click();
    return page.getByRole("dialog").getByLabel("Açıklama");
  };
  await (await describe()).fill("7. sınıf, ikinci dönem tekrarı");
  const saved = page.waitForResponse((reply) => reply.request().method() === "PUT" && reply.ok());
  await page.getByRole("dialog").getByRole("button", { name: "Kaydet" }).click();
  await saved;
  await page.reload();
  await expect(await describe()).toHaveValue("7. sınıf, ikinci dönem tekrarı");
});

test("the code of a game is copied, its link is shared, and it is ended from the first page", async ({
  browser,
  request,
}) => {
  const { page, context, email } = await ownTeacher(browser, request);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { code } = await aGame({ request }, twoQuestions, {}, email);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`/teacher/games/${code}`);
  await page.getByRole("button", { name: "Kodu kopyala" }).click();
  await toast(page, "Kod kopyalandı.");
  expect(await clipboard()).toBe(code);

  // Without the device's share sheet the link is copied.
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole("button", { name: "Bağlantıyı paylaş" }).click();
  await toast(page, "Bağlantı kopyalandı.");
  const link = await clipboard();
  expect(new URL(link).search + new URL(link).pathname).toContain(code);
  await page.evaluate(() => Object.assign(navigator, { share: (what: object) => Object.assign(window, { what }) }));
  await page.getByRole("button", { name: "Bağlantıyı paylaş" }).click();
  expect(await page.evaluate(() => "what" in window && window.what)).toEqual({ title: "Bilye", url: link });

  await page.goto("/teacher/dashboard");
  const running = page.getByRole("region", { name: "Başlamayı bekleyen oyun" });
  await page.route("**/api/game/*/end", (route) => route.abort());
  await running.getByRole("button", { name: "Bitir" }).click();
  const end = page.getByRole("dialog").getByRole("button", { name: "Oyunu bitir" });
  await end.click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Ağ hatası");
  await page.unroute("**/api/game/*/end");
  await end.click();
  await toast(page, "Oyun bitirildi.");
  await expect(running).toHaveCount(0);
});

test("one's own account is deleted with the password, and only with it", async ({ browser, request }) => {
  const email = await aNewStudent({ request });
  const { page } = await aPerson(browser, email);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Hesabı sil" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/şifreni yaz/).fill("baska-bir-sifre-1");
  await dialog.getByRole("button", { name: "Hesabı sil" }).click();
  await expect(dialog.getByText(/[Şş]ifre.*(hatalı|yanlış)/)).toBeVisible();
  await dialog.getByLabel(/şifreni yaz/).fill(newPassword);
  await dialog.getByRole("button", { name: "Hesabı sil" }).click();
  await expect(page).toHaveURL("/auth/login");
  await toast(page, "Hesabın silindi.");
  const again = await page.request.post("/api/auth/login", { data: { email, password: newPassword } });
  expect(again.status()).toBe(401);
});

test("an administrator reads what goes with a user, and deletes the user", async ({ browser, request }) => {
  const teacher = await ownTeacher(browser, request);
  await aGame({ request }, twoQuestions, {}, teacher.email);
  const { page } = await aPerson(browser, admin);
  await page.goto(`/admin/users?q=${encodeURIComponent(teacher.email)}`);
  await page.getByRole("button", { name: /^İşlemler: / }).click();
  await page.getByRole("menuitem", { name: "Kullanıcıyı sil" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    "1 soru seti, 1 oyunu ve 0 katılımın raporları da silinir. Sınıfları ve ödevleri de silinir. Bu işlem geri alınamaz.",
  );
  await dialog.getByLabel("Onaylamak için kendi şifrenizi yazın").fill(passwordOf(admin));
  await dialog.getByRole("button", { name: "Kullanıcıyı sil" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/eşleşen kullanıcı yok/)).toBeVisible();
});

test("an approval that fails says so in its row, and can be given again", async ({ browser, request }) => {
  const { page } = await aPerson(browser, admin);
  const email = await aNewTeacher({ request });
  await page.route("**/api/admin/teachers/approve", (route) => route.abort());
  await page.clock.install();
  await page.goto(`/admin/teachers?q=${encodeURIComponent(email)}`);
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: /^Onayla/ }).click();
  await expect(row.getByRole("button", { name: "Geri al" })).toBeVisible();
  await page.clock.fastForward(8_000);
  await expect(row.getByRole("alert")).toContainText("Onaylanamadı. Ağ hatası");
  await page.unroute("**/api/admin/teachers/approve");
  await row.getByRole("button", { name: /^Onayla/ }).click();
  await expect(row.getByText("Onaylandı")).toBeVisible();
});

test("several teachers are chosen and decided about on a phone, and taken back", async ({ browser, request }) => {
  const { page } = await aPerson(browser, admin, { width: 360, height: 640 });
  const word = `Telefonda${Date.now()}`;
  for (const name of ["Ece", "Can"]) {
    const email = anAddress();
    const data = { name: `${name} ${word}`, email, password: newPassword, role: "teacher" };
    await request.post("/api/auth/register", { data });
    await verify({ request }, email);
  }
  const sent: string[] = [];
  page.on("request", (call) => void sent.push(call.url()));
  await page.goto(`/admin/teachers?q=${word}`);
  await page.getByRole("button", { name: "Seç", exact: true }).click();
  await page.getByRole("button", { name: "Tümünü seç" }).click();
  await page.getByRole("toolbar").getByRole("button", { name: "İkisini de onayla" }).click();
  await expect(page.getByText("2 öğretmen onaylandı.")).toBeVisible();
  await expect(page.getByText("Onaylandı", { exact: true })).toHaveCount(2);
  await page.getByLabel("Bildirimler").getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByText("Onaylandı", { exact: true })).toHaveCount(0);
  expect(sent.filter((url) => url.includes("/approve"))).toEqual([]);
});

test("a slow answer shows bars, then a sentence, and its content when it comes", async ({ browser }) => {
  const { page } = await aPerson(browser, admin);
  await page.clock.install();
  await holdTime(page);
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/admin/stats", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Özet" })).toBeVisible();
  const skeletons = page.getByRole("status").filter({ hasText: "Yükleniyor." });
  const waits = skeletons.first();
  await expect(waits).toBeAttached();
  await expect(waits).not.toContainText("Beklenenden uzun sürüyor.");
  await page.clock.fastForward(10_000);
  await expect(waits).toContainText("Beklenenden uzun sürüyor.");
  await page.clock.resume();
  release();
  await expect(page.getByRole("heading", { name: "Son 14 gün" })).toBeVisible();
  await expect(skeletons).toHaveCount(0);
});

test("the history speaks right, wrong and not there; so does the teacher's report", async ({ browser, request }) => {
  const teacher = await ownTeacher(browser, request);
  const student = await aPerson(browser, await aNewStudent({ request }));
  const third = { ...twoQuestions[0]!, question_text: "Soru üç?" };
  const game = await aGame({ request }, [...twoQuestions, third], {}, teacher.email);
  await anHttpPupil({ request }, game.code, "Ece");
  await game.start();
  await game.endQuestion();
  const pupil = await anHttpPupil({ request }, game.code, "Ada", { token: student.token });
  for (const answer of ["A", "B"]) {
    await game.next();
    await pupil.answers(answer);
    await game.endQuestion();
  }
  await game.end();

  await student.page.goto("/student/history");
  await student.page.getByRole("button", { name: /Sınama/ }).click();
  const answers = student.page.getByRole("dialog").getByRole("listitem");
  await expect(answers).toHaveText([/^Oyunda değildin\./, /^Doğru\./, /^Yanlış\..*Senin cevabın B/]);
  await expect(student.page.getByRole("dialog")).toContainText("1 doğru, 1 yanlış, 0 boş");

  await teacher.page.goto(`/teacher/games/${game.code}/statistics`);
  const row = teacher.page.getByRole("row").filter({ has: teacher.page.getByRole("rowheader", { name: "Ada" }) });
  const said = ["oyunda değildi", "doğru, A", "yanlış, B", "1 / 2", /\d/];
  for (const [i, name] of said.entries()) await expect(row.getByRole("gridcell").nth(i)).toHaveAccessibleName(name);
});

test("a busy server is asked again by itself; leaving ends that", async ({ page }) => {
  await page.clock.install();
  let tries = 0;
  await page.route("**/api/auth/login", (route) => {
    tries += 1;
    return tries === 2
      ? route.continue()
      : route.fulfill({ status: 503, headers: { "retry-after": "3" }, json: { error: "Yoğun.", code: "busy" } });
  });
  const submit = async () => {
    await page.goto("/auth/login");
    await page.getByLabel("E-posta").fill("ogretmen@ornek.test");
    await page.getByLabel("Şifre", { exact: true }).fill(passwordOf("ogretmen@ornek.test"));
    await holdTime(page);
    await page.getByRole("button", { name: "Giriş yap" }).click();
    await expect(page.getByText("Şu an yoğun, birkaç saniye içinde yeniden deneniyor…")).toBeVisible();
  };
  await submit();
  await page.getByLabel("E-posta").press("Enter");
  expect(tries).toBe(1);
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL("/teacher/dashboard");
  expect(tries).toBe(2);

  await page.evaluate(() => localStorage.removeItem("bilye.token"));
  await submit();
  await page.getByRole("link", { name: "Kaydolun" }).click();
  await expect(page).toHaveURL("/auth/register");
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL("/auth/register");
  expect(tries).toBe(3);
});

test("ten seconds more are offered on the board though no hand has moved", async ({ browser, request }) => {
  const { page, email } = await ownTeacher(browser, request);
  const game = await aGame({ request }, twoQuestions, {}, email);
  await anHttpPupil({ request }, game.code, "Ece");
  await page.clock.install();
  await page.goto(`/teacher/games/${game.code}/host`);
  await game.start();
  const more = page.getByRole("button", { name: "+10 sn" });
  await expect(more).toBeVisible();
  await page.clock.fastForward(4000);
  expect(await more.evaluate((button) => button.checkVisibility({ opacityProperty: true }))).toBe(true);
});
