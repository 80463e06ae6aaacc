import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base, type Page } from "../steps/test";
import { withSensor } from "../steps/sensor";
import { expectSound } from "../steps/sound";
import { anApprovedTeacher, aPerson, demoPassword, newPassword, passwordOf, signIn } from "../steps/steps";

/** An administrator works on other people's accounts; without a passkey the administration stays closed. */

const admin = "yonetici@ornek.test";

/** A product for this test alone, with other settings than the shared one. */
const test = base.extend<{ locked: string }>({
  locked: [
    async ({ baseURL }, use) => {
      const port = String(Number(new URL(baseURL!).port) + 2);
      const state = await mkdtemp(join(tmpdir(), "bilye-locked-"));
      const own = { PORT: port, STATE_DIR: state, ADMIN_PASSKEY: "required", BILYE_DEMO: "small" };
      const env = { ...process.env, ...own };
      const server = spawn(process.execPath, ["worker/local/start.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
      const over = once(server, "exit");
      await new Promise<void>((ready) => {
        server.stdout.on("data", (text: Buffer) => text.includes("Ctrl+C") && ready());
      });
      await use(`http://localhost:${port}`);
      server.kill("SIGTERM");
      await over;
      await rm(state, { recursive: true, force: true });
    },
    { timeout: 180_000 },
  ],
});

test("an administrator who needs a passkey opens the administration with it, not with the password", async ({
  browser,
  locked,
}) => {
  const context = await browser.newContext({ baseURL: locked, locale: "tr-TR" });
  const page = await context.newPage();
  await withSensor(page);
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: "Yöneticiler geçiş anahtarıyla girer" })).toBeVisible();
  await expectSound(page, "the administration without a key");
  await page.getByRole("link", { name: "Anahtar ekle" }).click();
  await page.getByRole("button", { name: "Bu cihaz için anahtar ekle" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Şifreniz", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Devam" }).click();
  await dialog.getByLabel("Ad").fill("Yönetim bilgisayarı");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByRole("list", { name: "Geçiş anahtarları" })).toContainText("Yönetim bilgisayarı");
  await page.goto("/admin/users");
  // The form suggests the passkey and the sensor answers at once, so nothing has to be pressed.
  await page.getByRole("link", { name: "Anahtarla gir" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kullanıcılar" })).toBeVisible();
});

test("every page of the administration is in sight on a small laptop, some behind a button", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 700 });
  await signIn(page, admin);
  const menu = page.getByRole("navigation", { name: "Ana menü" });
  for (const name of ["Özet", "Öğretmenler", "Kullanıcılar", "Kütüphane"])
    await expect(menu.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  await menu.getByRole("button", { name: "Diğer" }).click();
  for (const name of ["E-postalar", "Okullar", "Kullanım"])
    await expect(menu.getByRole("menuitem", { name })).toBeInViewport({ ratio: 1 });
  await menu.getByRole("menuitem", { name: "İşlem kaydı" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "İşlem kaydı" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(menu.getByRole("link", { name: "İşlem kaydı" })).toBeInViewport({ ratio: 1 });
});

const ask = async (page: Page, email: string, deed: string) => {
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: /^İşlemler: / }).click();
  await page.getByRole("menuitem", { name: deed }).click();
  return page.getByRole("dialog");
};

test("[T55] an administrator hands a teacher's sets and classes over and signs the teacher out everywhere", async ({
  browser,
  request,
}) => {
  const [leaving, staying] = [await anApprovedTeacher({ request }), await anApprovedTeacher({ request })];
  const teacher = await aPerson(browser, leaving);
  await teacher.call("post", "/api/question-sets", { title: "Kalan set" });
  await teacher.call("post", "/api/classes", { name: "7B" });
  await teacher.page.goto("/teacher/question-sets");
  await expect(teacher.page.getByText("Kalan set")).toBeVisible();

  const { page, context } = await aPerson(browser, admin);
  let dialog = await ask(page, leaving, "Setlerini devret");
  await dialog.getByLabel("Öğretmen ara").fill(staying);
  await dialog.getByRole("list", { name: "Öğretmenler" }).getByRole("button").filter({ hasText: staying }).click();
  // The list has gone with the button that was pressed: the focus is in what follows.
  await expect(dialog.getByRole("switch", { name: "Sınıfları da devret" })).toBeFocused();
  await page.keyboard.press("Space");
  await expectSound(page, "handing classes over");
  await dialog.getByLabel("Onaylamak için kendi şifrenizi yazın").fill(passwordOf(admin));
  await dialog.getByRole("button", { name: "Setleri ve sınıfları devret" }).click();
  await expect(page.getByText("1 set, 1 sınıf, 0 oyun, 0 ödev devredildi.")).toBeVisible();

  dialog = await ask(page, leaving, "Oturumlarını kapat");
  await expectSound(page, "ending somebody's sessions");
  await dialog.getByRole("button", { name: "Oturumları kapat" }).click();
  await expect(page.getByText(/Hira Öztürk: \d oturum kapatıldı\./)).toBeVisible();
  await teacher.page.reload();
  await expect(teacher.page.getByRole("heading", { name: "Giriş yapın" })).toBeVisible();
  const again = await request.post("/api/auth/login", { data: { email: leaving, password: newPassword } });
  expect(again.status()).toBe(200);
  await Promise.all([context.close(), teacher.context.close()]);
});

test("two rows of one school are merged on a phone: the password is asked for in sight of the school", async ({
  browser,
}) => {
  const { page, made, context } = await aPerson(browser, admin, { width: 360, height: 640 });
  const of = Date.now();
  const twin = (city: string) => {
    const school = { name: `Gazi İlkokulu ${of}`, city, domains: [] };
    return made<{ school: { id: string } }>("/api/admin/schools", school);
  };
  const { school } = await twin("Iğdır");
  for (const city of ["Kars", "Ardahan", "Erzurum", "Ağrı", "Van"]) await twin(city);
  await page.goto(`/admin/schools/${school.id}`);
  await page.getByRole("button", { name: /: işlemler$/ }).click();
  await page.getByRole("menuitem", { name: "Birleştir" }).click();
  const dialog = page.getByRole("dialog");
  const pick = async () => {
    await dialog.getByLabel("Okul ara").fill(`${of}`);
    await dialog.getByRole("button", { name: `Gazi İlkokulu ${of} (Kars)` }).click();
  };
  await pick();
  const password = dialog.getByLabel("Onaylamak için kendi şifrenizi yazın");
  await expect(dialog.getByText(/ \(Kars\) silinir\./)).toBeInViewport({ ratio: 1 });
  await expect(password).toBeInViewport({ ratio: 1 });
  await expectSound(page, "merging schools");
  await password.fill("yanlis-sifre-1234");
  await dialog.getByRole("button", { name: "Birleştir" }).click();
  await expect(dialog.getByText("Şifre hatalı.")).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("button", { name: "Vazgeç" }).click();
  await pick();
  await password.fill(passwordOf(admin));
  await dialog.getByRole("button", { name: "Birleştir" }).click();
  await expect(page.getByText("Okullar birleştirildi.")).toBeVisible();
  await context.close();
});

test("a teacher is found in another tab, suspended, taken back within eight seconds, and suspended after them", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const { page, context } = await aPerson(browser, admin);
  await page.clock.install();
  const sent: string[] = [];
  page.on("request", (call) => void sent.push(call.url()));
  await page.goto(`/admin/teachers?q=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: "Bu sekmede yok; 1 kişi “Onaylı” sekmesinde" }).click();
  const row = page.getByRole("row").filter({ hasText: email });
  const suspend = async ({ slip = false } = {}) => {
    await row.getByRole("button", { name: /^İşlemler: / }).click();
    await page.getByRole("menuitem", { name: "Askıya al" }).click();
    const dialog = page.getByRole("dialog");
    const password = dialog.getByLabel("Onaylamak için kendi şifrenizi yazın");
    if (slip) {
      await password.fill("yanlış");
      await dialog.getByRole("button", { name: "Askıya al" }).click();
      await expect(dialog.getByText("Şifre hatalı.")).toBeVisible();
    }
    await password.fill(passwordOf(admin));
    await dialog.getByRole("button", { name: "Askıya al" }).click();
    await expect(row.getByText("Askıya alındı")).toBeVisible();
  };
  await suspend({ slip: true });
  await expectSound(page, "a suspension that can be taken back");
  await row.getByRole("button", { name: "Geri al" }).click();
  await page.clock.fastForward(8_000);
  await expect(row.getByRole("button", { name: /^Onayı kaldır/ })).toBeVisible();
  expect(sent.filter((url) => url.endsWith("/suspend"))).toEqual([]);

  await suspend();
  await page.clock.fastForward(8_000);
  await expect(row.getByRole("button", { name: "Geri al" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Askıda" }).click();
  // The row of the earlier tab stands there until this one has its rows.
  await expect(page.getByRole("tab", { name: "Askıda" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
  const refused = await request.post("/api/auth/login", { data: { email, password: newPassword } });
  expect(refused.status()).toBe(403);
  await context.close();
});

test("the description of the API opens, and shows a call with its fields", async ({ page }) => {
  await page.goto("/api-docs");
  const call = page.locator("details").filter({ hasText: "/api/game/join" }).first();
  await call.locator("summary").click();
  await expect(call.getByText("nickname").first()).toBeVisible();
  await expectSound(page, "the description of the API");
});
