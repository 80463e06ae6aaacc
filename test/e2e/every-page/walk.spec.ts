import { expect, test, type Locator, type Page } from "../steps/test";
import { aGame, cells } from "../steps/a-class";
import { aNewTeacher, anExampleSet, faultsOf, passwordOf, tokenOf } from "../steps/steps";

/** Reaches every route of the specification by clicking from the home page, in each role. */

/** Follows a link to a page that the browser loads afresh. */
async function open(page: Page, link: Locator, address: string | RegExp, title: string) {
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(`${title} — Bilye`);
}

/** Follows a link to a page of the app, and expects the focus and the scroll position at its beginning. */
async function follow(page: Page, link: Locator, address: string | RegExp, title: string) {
  await open(page, link, address, title);
  await expect(page.locator("h1:focus, input:focus, textarea:focus")).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true }).first();
const homeTitle = "Soruyu sorun, bilyeler yuvarlansın";
const home = (page: Page) => link(page, "Bilye, ana sayfa");

/** Walks the pages that are open to everybody without signing in: from the home page and back to it. */
async function walkPublicPages(page: Page) {
  await page.goto("/");
  await expect(page).toHaveTitle(`${homeTitle} — Bilye`);
  // Between the first page and the app the browser loads a page afresh, which takes no focus.
  await open(page, link(page, "Nasıl oynanır"), "/presentation", "Tanıtım");
  await open(page, home(page), "/", homeTitle);
  await open(page, link(page, "Hakkında"), "/about", "Hakkında");
  await follow(page, link(page, "Kullanım koşulları"), "/terms", "Kullanım koşulları");
  await follow(page, link(page, "Gizlilik"), "/privacy", "Gizlilik");
  await follow(page, link(page, "Erişilebilirlik"), "/accessibility", "Erişilebilirlik bildirimi");
  await open(page, home(page), "/", homeTitle);
}

async function signInHere(page: Page, email: string) {
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill(passwordOf(email));
  await page.getByRole("button", { name: "Giriş yap" }).click();
}

/** Walks from the home page through the sign-in to the role's dashboard, and to the profile, which everybody has. */
async function walkIn(page: Page, email: string, dashboard: string, title: string) {
  await page.goto("/");
  await open(page, link(page, "Giriş yap"), "/auth/login", "Giriş");
  await signInHere(page, email);
  await expect(page).toHaveURL(dashboard);
  await expect(page).toHaveTitle(`${title} — Bilye`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.locator("header").getByRole("button").click();
  await follow(page, page.getByRole("menuitem", { name: "Profil" }), "/profile", "Profil");
  await follow(page, home(page), dashboard, title);
}

/** One page behind each guard of the router, and the role it belongs to. */
const guarded = [
  ["/admin/dashboard", "admin"],
  ["/admin/users", "admin"],
  ["/student/history", "student"],
  ["/teacher/games/100000/statistics", "teacher"],
  ["/teacher/games/100000/host", "teacher"],
  ["/teacher/question-sets/x", "teacher"],
  ["/teacher/question-sets/x/rehearsal", "teacher"],
] as const;

test("a guest walks every open page, plays, and is sent to sign in by every other", async ({ page }) => {
  const faults = faultsOf(page);
  await walkPublicPages(page);
  await open(page, link(page, "Öğretmen hesabı aç"), "/auth/register", "Hesap açın");
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("button", { name: "Hesap aç" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(before);
  await follow(page, link(page, "Giriş yapın"), "/auth/login", "Giriş");
  await follow(page, link(page, "Şifremi unuttum"), "/auth/forgot-password", "Şifremi unuttum");
  await page.getByLabel("E-posta").fill("ogrenci@ornek.test");
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect(page.getByRole("heading", { name: "E-postanızı kontrol edin" })).toBeFocused();
  // Wait for the mail: it is written after the answer, so that the answer's timing does not reveal who has an account.
  await expect(async () => {
    await page.goto("/dev/mail?to=ogrenci@ornek.test");
    await expect(link(page, /reset-password/).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await link(page, /reset-password/)
    .first()
    .click();
  await expect(page).toHaveTitle("Yeni şifre — Bilye");
  await open(page, home(page), "/", homeTitle);
  await open(page, link(page, "Giriş yap"), "/auth/login", "Giriş");
  await open(page, link(page, /Oyun kodun mu var/), "/student/join", "Oyuna katıl");

  const game = await aGame(page, [cells]);
  await open(page, home(page), "/", homeTitle);
  await page.getByLabel("Oyun kodu").fill(game.code);
  await open(page, page.getByRole("button", { name: "Katıl" }), `/student/join?code=${game.code}`, "Oyuna katıl");
  await page.getByLabel("Takma adın").fill("Misafir");
  await page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(page).toHaveURL(`/student/game/${game.code}`);
  await expect(page.getByRole("heading", { name: "İçeridesin!" })).toBeVisible();

  for (const address of ["/profile", "/settings", ...guarded.map(([closed]) => closed)]) {
    await page.goto(address, { waitUntil: "commit" });
    await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(address)}`);
  }
  expect(faults).toEqual([]);
});

test("a student walks to their own pages, and to no other role's", async ({ page }) => {
  const faults = faultsOf(page);
  await walkIn(page, "ogrenci@ornek.test", "/student/dashboard", "Ana sayfa");
  await follow(page, link(page, "Geçmişim"), "/student/history", "Geçmişim");
  await open(page, link(page, "Oyuna katıl"), "/student/join", "Oyuna katıl");
  await page.goBack();
  await expect(page).toHaveURL("/student/history");
  await expectOnlyOwnPages(page, "student", "/student/dashboard");
  expect(faults).toEqual([]);
});

test("an unapproved teacher walks everywhere but into a game", async ({ page }) => {
  const faults = faultsOf(page);
  const email = await aNewTeacher(page);
  await walkIn(page, email, "/teacher/dashboard", "Ana sayfa");
  const waiting = page.getByText("Hesabınız yönetici onayı bekliyor.", { exact: false });
  await expect(waiting).toBeVisible();
  await follow(page, link(page, "Oyunlar"), "/teacher/games", "Oyunlar");
  await expect(waiting).toBeVisible();
  await expect(page.getByRole("button", { name: "Oyun kur" })).toHaveAttribute("aria-disabled", "true");
  await follow(page, link(page, "Soru setleri"), "/teacher/question-sets", "Soru setleri");
  // The head's link goes once the list is known to be empty: the same one stands below then.
  await expect(page.getByText("Henüz soru setiniz yok")).toBeVisible();
  await follow(page, link(page, "Yeni set"), "/teacher/question-sets/new", "Yeni soru seti");
  await page.getByLabel("Set adı").fill("Onay beklerken");
  await open(page, page.getByRole("button", { name: "Başla" }), /\/teacher\/question-sets\/[\w-]+$/, "Onay beklerken");
  expect(faults).toEqual([]);
});

test("a waiting teacher rehearses, and learns of the approval without a reload", async ({ page }) => {
  const email = await aNewTeacher(page);
  await page.clock.install();
  await walkIn(page, email, "/teacher/dashboard", "Ana sayfa");
  await anExampleSet(page);
  await expect(page.getByRole("button", { name: "Prova yap" })).toBeVisible();
  await page.goto("/teacher/dashboard");
  await expect(page.getByRole("link", { name: "Prova yap", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Oyunu kur" })).toHaveCount(0);

  const headers = { authorization: `Bearer ${await tokenOf(page, "yonetici@ornek.test")}` };
  const found = await page.request.get(`/api/admin/users?q=${encodeURIComponent(email)}`, { headers });
  const { items } = (await found.json()) as { items: { id: string }[] };
  await page.request.post("/api/admin/teachers/approve", { headers, data: { user_id: items[0]!.id, approve: true } });
  await page.clock.fastForward(21_000);
  await expect(page.getByText("Hesabınız onaylandı. Artık oyun kurabilirsiniz.").first()).toBeVisible();
  await page.getByRole("button", { name: "Oyunu kur", exact: true }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a teacher walks from the home page to a game's report", async ({ page }) => {
  const faults = faultsOf(page);
  await walkIn(page, "ogretmen@ornek.test", "/teacher/dashboard", "Ana sayfa");
  await follow(page, link(page, "Soru setleri"), "/teacher/question-sets", "Soru setleri");
  await follow(page, link(page, "Yeni set"), "/teacher/question-sets/new", "Yeni soru seti");
  await page.getByLabel("Set adı").fill("Yürüyüş");
  await open(page, page.getByRole("button", { name: "Başla" }), /\/teacher\/question-sets\/[\w-]+$/, "Yürüyüş");

  const game = await aGame(page, [cells]);
  await page.goto("/");
  await open(page, link(page, "Ana sayfama git"), "/teacher/dashboard", "Ana sayfa");
  await follow(page, link(page, "Oyunlar"), "/teacher/games", "Oyunlar");
  await follow(page, link(page, "Sınama"), `/teacher/games/${game.code}`, "Sınama");
  await open(page, link(page, "Tahtayı aç"), `/teacher/games/${game.code}/host`, "Tahta");
  await expect(page.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  await expect(page.locator("h1:focus")).toHaveCount(1);
  await page.goBack();
  await page.getByRole("dialog").getByRole("button", { name: "Çık" }).click();
  await expect(page).toHaveURL(`/teacher/games/${game.code}`);
  await game.end();
  await follow(page, link(page, "Raporu aç"), `/teacher/games/${game.code}/statistics`, "Sınama, rapor");
  await expectOnlyOwnPages(page, "teacher", "/teacher/dashboard");
  expect(faults).toEqual([]);
});

test("an administrator walks to the administration's pages, and to no other role's", async ({ page }) => {
  const faults = faultsOf(page);
  await walkIn(page, "yonetici@ornek.test", "/admin/dashboard", "Özet");
  await follow(page, link(page, /^Öğretmenler( \d+ bekliyor)?$/), "/admin/teachers", "Öğretmenler");
  await follow(page, link(page, "Kullanıcılar"), "/admin/users", "Kullanıcılar");
  await follow(page, link(page, "Özet"), "/admin/dashboard", "Özet");
  await follow(page, link(page, /^İşlem kaydı/), "/admin/audit", "İşlem kaydı");
  await expectOnlyOwnPages(page, "admin", "/admin/dashboard");
  expect(faults).toEqual([]);
});

/** Expects another role's page to lead to the sign-in, and from there to the user's own dashboard. */
async function expectOnlyOwnPages(page: Page, role: string, dashboard: string) {
  const closed = guarded.filter(([, owner]) => owner !== role).map(([address]) => address);
  for (const address of [...closed, "/auth/login", "/auth/register", "/auth/verify-email", "/auth/reset-password"]) {
    await page.goto(address, { waitUntil: "commit" });
    await expect(page).toHaveURL(dashboard);
  }
  await page.goto("/settings");
  await expect(page).toHaveURL("/profile");
}

test("going back leads to where one was reading", async ({ page }) => {
  await page.goto("/privacy");
  const toAbout = page.locator("footer").getByRole("link", { name: "Hakkında" });
  await toAbout.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await follow(page, toAbout, "/about", "Hakkında");
  await page.goBack();
  await expect(page).toHaveTitle("Gizlilik — Bilye");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page).toHaveTitle("Hakkında — Bilye");
});
