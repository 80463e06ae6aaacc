import { expect, test, type Route } from "../steps/test";
import { cells } from "../steps/a-class";
import { aSet } from "../steps/material";
import { withSensor } from "../steps/sensor";
import {
  anAddress,
  anApprovedTeacher,
  aPerson,
  newPassword,
  nextCall,
  signedIn,
  tokenOf,
  verify,
} from "../steps/steps";

/** Users press and type while a reply is under way. */

test("typing while a form is on its way loses no letter and no focus", async ({ page, request }) => {
  await signedIn(page, await anApprovedTeacher({ request }));
  await page.goto("/profile");
  const name = page.getByLabel("Ad soyad");
  const school = page.getByLabel("Okul");
  const save = page.getByRole("button", { name: "Kaydet" });

  const refused = nextCall(page, "**/api/user/profile");
  await name.fill("Hira Öztürk ");
  await save.click();
  const first = await refused;
  await school.fill("Gazi");
  await first.fulfill({ status: 503, json: { error: "Şu an olmuyor.", code: "unavailable" } });
  await expect(page.getByRole("alert").filter({ hasText: "Kaydedilemedi." })).toBeVisible();
  await expect(school).toBeFocused();

  const taken = nextCall(page, "**/api/user/profile");
  await save.click();
  const second = await taken;
  await school.fill("Gazi İlkokulu");
  await second.continue();
  await expect(page.getByText("Kaydedildi.").first()).toBeVisible();
  await expect(name).toHaveValue("Hira Öztürk");
  await expect(school).toHaveValue("Gazi İlkokulu");
  await expect(save).toBeVisible();
});

test("a late reply closes no other dialog, and leads nobody away from another page", async ({ page, request }) => {
  const email = await anApprovedTeacher({ request });
  await signedIn(page, email);
  for (const title of ["Hücre", "Bitkiler"]) await aSet({ request }, [cells], { title, email });
  await page.goto("/teacher/question-sets");
  const dialog = page.getByRole("dialog");
  const askToDelete = async (title: string) => {
    await page.getByRole("button", { name: `İşlemler: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Sil" }).click();
    await expect(dialog).toContainText(title);
  };
  const deletion = nextCall(page, "**/api/question-sets/*");
  await askToDelete("Hücre");
  await dialog.getByRole("button", { name: "Seti sil" }).click();
  const deleting = await deletion;
  await dialog.getByRole("button", { name: "Vazgeç" }).click();
  await askToDelete("Bitkiler");
  await deleting.continue();
  await expect(page.getByText("Set silindi.").first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Hücre" })).toHaveCount(0);
  await expect(dialog).toContainText("Bitkiler");
  await dialog.getByRole("button", { name: "Vazgeç" }).click();

  await page.getByRole("link", { name: "Yeni set" }).click();
  await page.getByLabel("Set adı").fill("Mevsimler");
  const creation = nextCall(page, "**/api/question-sets");
  await page.getByRole("button", { name: "Başla" }).click();
  const creating = await creation;
  await page.getByRole("link", { name: "Sınıflar" }).click();
  await expect(page).toHaveURL("/teacher/classes");
  await creating.continue();
  await page.getByRole("button", { name: "Aç", exact: true }).click();
  await expect(page.getByLabel("Set adı")).toHaveValue("Mevsimler");
});

test("a deletion that fails leaves its question open, and pressing twice deletes once", async ({ page, request }) => {
  const email = await anApprovedTeacher({ request });
  await signedIn(page, email);
  await aSet({ request }, [cells], { title: "Hücre", email });
  await page.goto("/teacher/question-sets");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "İşlemler: Hücre" }).click();
  await page.getByRole("menuitem", { name: "Sil" }).click();
  await page.route("**/api/question-sets/*", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Seti sil" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Ağ hatası");
  await expect(dialog).toContainText("Hücre");

  let deletions = 0;
  page.on("request", (call) => void (call.method() === "DELETE" && deletions++));
  await dialog.getByRole("button", { name: "Seti sil" }).dblclick();
  await expect(page.getByText("Set silindi.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(deletions).toBe(1);
});

test("two sessions that are ended at once are both gone, whichever is answered first", async ({ page, request }) => {
  const email = await anApprovedTeacher({ request });
  await signedIn(page, email);
  for (let i = 0; i < 2; i++) await request.post("/api/auth/login", { data: { email, password: newPassword } });
  await page.goto("/profile");
  const ends = page.getByRole("list", { name: "Açık oturumlar" }).getByRole("button", { name: "oturumu kapat" });
  await expect(ends).toHaveCount(2);
  const calls: Route[] = [];
  await page.route("**/api/user/sessions/*", (route) => void calls.push(route));
  await ends.nth(0).click();
  await ends.nth(1).click();
  await expect.poll(() => calls.length).toBe(2);
  for (const button of [ends.nth(0), ends.nth(1)]) await expect(button).toHaveAttribute("aria-busy", "true");
  for (const call of calls.toReversed()) await call.continue();
  await expect(ends).toHaveCount(0);
});

test("an administrator goes from set to set while no list comes", async ({ page, request }) => {
  const email = await anApprovedTeacher({ request });
  const headers = { authorization: `Bearer ${await tokenOf({ request }, email)}` };
  const sharing = { visibility: "public", licence: "CC BY 4.0", show_author: true, show_school: false };
  for (const title of ["Kuşlar", "Balıklar", "Böcekler"]) {
    const id = await aSet({ request }, [cells], { title, email });
    const data = { ...sharing, subject: "fen", grade: 7, language: "tr" };
    expect((await request.put(`/api/question-sets/${id}/sharing`, { headers, data })).ok()).toBe(true);
  }
  await page.clock.install();
  await signedIn(page, "yonetici@ornek.test");
  await page.goto("/admin/library");
  const open = page.getByRole("heading", { level: 2 });
  await expect(open).toBeVisible();
  const titles = await page.getByRole("tabpanel").getByRole("listitem").locator("b").allTextContents();
  await expect(open).toHaveText(titles[0]!);
  await page.route(/\/api\/admin\/library\?/, () => {});
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(open).toHaveText(titles[2]!);
  await expect(open).toBeInViewport();

  // If the set covers the list, a key first opens the set, its head at the upper edge; only then does a key decide.
  await page.setViewportSize({ width: 800, height: 600 });
  await page.getByRole("button", { name: "Geri", exact: true }).click();
  await expect(open).toBeHidden();
  const back = page.getByRole("button", { name: /^Geri al/ });
  await page.keyboard.press("o");
  await expect.poll(() => open.evaluate((head) => head.getBoundingClientRect().top)).toBeLessThan(200);
  await expect(back).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Yayına al" })).toBeInViewport();
  // Stop the clock: a decision can be taken back for only 8 s, and the next steps may take longer here.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("o");
  await page.getByRole("button", { name: "Geri", exact: true }).click();
  await back.filter({ visible: true }).click();
  await expect(back).toHaveCount(0);
});

test("a decision about a teacher is sent once, shows which it is, and leaves the choice of others alone", async ({
  page,
  request,
}) => {
  const word = `Yavaş${Date.now()}`;
  for (const name of ["Ece", "Can"]) {
    const email = anAddress();
    const data = { name: `${name} ${word}`, email, password: newPassword, role: "teacher" };
    await request.post("/api/auth/register", { data });
    await verify({ request }, email);
  }
  await signedIn(page, "yonetici@ornek.test");
  await page.goto(`/admin/teachers?q=${word}`);
  const row = (name: string) => page.getByRole("row").filter({ hasText: `${name} ${word}` });
  const choice = (name: string) => row(name).getByRole("checkbox");
  const calls: Route[] = [];
  await page.route("**/api/admin/teachers/approve", (route) => void calls.push(route));

  await choice("Ece").focus();
  await page.keyboard.press("r");
  await page.getByRole("dialog").getByRole("button", { name: "Reddet" }).click();
  await expect(row("Ece").getByText("Reddedildi")).toBeVisible();
  await choice("Can").check({ force: true });
  // A second decision about her is ignored while the first can be taken back.
  await row("Ece").getByRole("button", { name: "Geri al" }).focus();
  await page.keyboard.press("o");
  await expect(choice("Can")).toBeChecked();
  expect(calls).toHaveLength(0);
  // The next list loads only after the held decision has been sent.
  await page.getByRole("tab", { name: /^Reddedilen/ }).click();
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]!.continue();
  await expect(row("Ece").getByRole("button", { name: /^Onayla/ })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("a text is seen to be read while its reader is on the way, and one that was taken back stays away", async ({
  page,
  request,
}) => {
  await signedIn(page, await anApprovedTeacher({ request }));
  await page.goto("/teacher/question-sets/new");
  const reader = nextCall(page, /\/assets\/import-file-[^/]*\.js$/);
  await page.getByRole("radio", { name: /^Metinden ya da dosyadan/ }).check({ force: true });
  const text = page.getByLabel("Ya da metni yapıştırın");
  await text.fill("Hangisi kızıldır?\nA) Venüs\n*B) Mars");
  const loading = page.getByRole("status").filter({ hasText: "Yükleniyor." });
  await expect(loading).toBeAttached();
  await text.fill("");
  await expect(loading).toHaveCount(0);
  const reading = await reader;
  await reading.continue();
  await page.evaluate(async (script) => {
    await import(script);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, reading.request().url());
  await expect(page.getByRole("button", { name: "Başla" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("region", { name: "Bulunan sorular" })).toHaveCount(0);
});

test("a board is let in or refused, never both", async ({ page, request }) => {
  await signedIn(page, await anApprovedTeacher({ request }));
  const { user_code, digits } = (await (await request.post("/api/auth/device")).json()) as Record<string, string>;
  await page.goto(`/link?c=${user_code}`);
  await page.getByLabel("Tahtadaki iki rakam").fill(digits!);
  const confirmation = nextCall(page, "**/api/user/devices/confirm");
  await page.getByRole("button", { name: "Oturumu aç" }).click();
  const confirming = await confirmation;
  await expect(page.getByRole("button", { name: "Reddet" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Reddet" }).click({ force: true });
  await confirming.continue();
  await expect(page.getByRole("heading", { name: "Tahtada oturum açıldı" })).toBeVisible();
});

test("a press whose script or reply is on its way shows that it was heard", async ({ page, request }) => {
  const email = await anApprovedTeacher({ request });
  const id = await aSet({ request }, [cells], { title: "Hücre", email });
  await signedIn(page, email);
  await page.goto(`/teacher/question-sets/${id}`);
  const script = nextCall(page, /\/assets\/import-dialog-[^/]*\.js$/);
  await page.getByRole("button", { name: "Metinden toplu ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Metinden ya da dosyadan toplu ekle" });
  await expect(dialog.getByRole("status")).toContainText("Yükleniyor.");
  await (await script).continue();
  await expect(dialog.getByLabel("Ya da metni yapıştırın")).toBeVisible();

  await page.goto("/teacher/question-sets");
  const copy = nextCall(page, "**/api/question-sets/*/copy");
  await page.getByRole("button", { name: "İşlemler: Hücre" }).click();
  await page.getByRole("menuitem", { name: "Çoğalt" }).click();
  const copying = await copy;
  await expect(page.getByRole("progressbar", { name: "İşlem sürüyor" })).toBeAttached();
  await copying.continue();
  await expect(page.getByText("Set çoğaltıldı.").first()).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
});

test("a suggested passkey that was chosen shows that it signs in, or why it failed", async ({ browser, request }) => {
  const { page, context } = await aPerson(browser, await anApprovedTeacher({ request }));
  await withSensor(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Bu cihaz için anahtar ekle" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Şifreniz", { exact: true }).fill(newPassword);
  await dialog.getByRole("button", { name: "Devam" }).click();
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(dialog).toHaveCount(0);
  // The sensor answers the browser's suggestion by itself.
  const proof = nextCall(page, "**/api/auth/passkey");
  await page.evaluate(() => localStorage.removeItem("bilye.token"));
  await page.goto("/auth/login");
  const signingIn = await proof;
  await expect(page.getByRole("button", { name: "Geçiş anahtarıyla gir" })).toHaveAttribute("aria-busy", "true");
  await signingIn.abort();
  await expect(page.getByRole("alert").filter({ hasText: "Ağ hatası" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Geçiş anahtarıyla gir" })).not.toHaveAttribute("aria-busy");
  await context.close();
});
