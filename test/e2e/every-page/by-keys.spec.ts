import { expect, test, type Page } from "../steps/test";
import { aGame, anHttpPupil, twoQuestions } from "../steps/a-class";
import { throughDialog, throughMenu, walkByKeys } from "../steps/by-keys";
import { anApprovedTeacher, aNewStudent, aPerson, faultsOf, tokenOf } from "../steps/steps";

/** Pages whose own tests use the mouse: here each is walked by keys, and its main task is done by keys. */

const size = { width: 1280, height: 800 };

/** Waits until the page shows this text, then walks all of it by keys. */
async function walk(page: Page, address: string, shows: string | RegExp) {
  await page.goto(address);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Yükleniyor." })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await walkByKeys(page, address);
}

/** Presses Enter on the element with this role and name; the walk has shown that the tab key leads there. */
async function enter(page: Page, role: "link" | "button", name: string | RegExp) {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press("Enter");
}

test("by keys alone: a teacher's lists, homework, the library, the codes and the scanner", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const game = await aGame({ request }, twoQuestions, {}, email);
  const { page, call, made, faults } = await aPerson(browser, email, size);
  const { keyboard } = page;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const { items } = (await (await call("get", "/api/question-sets")).json()) as { items: { id: string }[] };
  const set = items[0]!.id;
  const { class: found } = await made<{ class: { id: string } }>("/api/classes", { name: "7B Fen" });
  await made(`/api/classes/${found.id}/students`, { students: [{ name: "Ada Yılmaz", number: 1 }] });
  const { homework } = await made<{ homework: { id: string } }>("/api/homework", {
    question_set_id: set,
    class_id: found.id,
    due_at: Date.now() + 86_400_000,
  });
  page.setDefaultTimeout(15_000);
  const dialog = page.getByRole("dialog");

  await walk(page, "/teacher/dashboard", "Sınama");
  await throughDialog(page, page.getByRole("button", { name: "Bitir" }), "the end of a game");

  await walk(page, "/teacher/games", "Sınama");
  await throughMenu(page, page.getByRole("button", { name: /^İşlemler: Sınama/ }));
  await enter(page, "button", "Oyun kur");
  await dialog.getByRole("button", { name: /^Sınama/ }).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Oyunu kur" })).toBeVisible();
  await walkByKeys(page, "a game's settings");
  await keyboard.press("Escape");

  await walk(page, "/teacher/question-sets", "Sınama");
  await throughMenu(page, page.getByRole("button", { name: /^İşlemler: Sınama/ }));

  await walk(page, "/teacher/homework", "Sınama");
  await throughMenu(page, page.getByRole("button", { name: /^İşlemler: Sınama/ }));
  await walk(page, `/teacher/homework/${homework.id}`, "başlamadı");
  await throughDialog(page, page.getByRole("button", { name: "Süreyi uzat" }), "more time for homework");
  await enter(page, "button", "Ödev işlemleri");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await keyboard.press("Escape");

  await walk(page, `/teacher/classes/${found.id}/print-codes`, "Ada Yılmaz");
  await enter(page, "button", "Yazdır");
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await walk(page, `/teacher/game/${game.code}/scan`, /./);

  // A teacher shares a set by its menu; another teacher opens the link and copies the set.
  await page.goto("/teacher/question-sets");
  await enter(page, "button", /^İşlemler: Sınama/);
  await page.getByRole("menuitem", { name: "Paylaş" }).focus();
  await keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Kaydet" })).toBeVisible();
  await walkByKeys(page, "the dialog to share");
  await keyboard.press("Escape");
  const shared = await call("put", `/api/question-sets/${set}/sharing`, { visibility: "link", licence: "CC BY 4.0" });
  const { sharing } = (await shared.json()) as { sharing: { token: string } };
  await walk(page, `/s/${sharing.token}`, "Soru bir?");
  await walk(page, "/library", /./);
  await page.getByRole("searchbox").focus();
  await keyboard.type("a");
  // The search words are marked, so these are the rows of this search, which stay.
  await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
  await page.getByRole("main").getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/library\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.waitForLoadState("networkidle");
  await walkByKeys(page, "a set of the library");
  const other = await aPerson(browser, await anApprovedTeacher({ request }), size);
  await other.page.goto(`/s/${sharing.token}`);
  await enter(other.page, "button", "Setlerime kopyala");
  await expect(other.page.getByText("Kopyayı aç")).toBeVisible();
  expect([faults, other.faults]).toEqual([[], []]);
});

test("by keys alone: a guest's pages and a student's, a board that waits and the phone that answers", async ({
  browser,
  page: guest,
  request,
}) => {
  const faults = faultsOf(guest);
  await guest.setViewportSize(size);
  await guest.emulateMedia({ reducedMotion: "reduce" });
  await walk(guest, "/", "Katıl");
  await guest.getByLabel("Oyun kodu").first().focus();
  await guest.keyboard.type("12");
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("Kod 6 rakam olmalı.")).toBeVisible();
  await walk(guest, "/auth/forgot-password", "Şifrenizi mi unuttunuz?");
  await guest.getByLabel("E-posta").focus();
  await guest.keyboard.type("biri@okul.test");
  await guest.keyboard.press("Enter");
  await expect(guest.getByRole("heading", { level: 1 })).toBeFocused();
  await walk(guest, "/auth/verify-email", "E-postanızı doğrulayın");
  await walk(guest, "/auth/reset-password?token=yok", "Yeni şifrenizi belirleyin");
  await walk(guest, "/auth/email?token=yok", /./);
  await walk(guest, "/pair", /./);
  await walk(guest, "/auth/board", /^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  const code = (await guest.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent())!;
  const digits = (await guest.getByLabel(/^\d \d$/).textContent())!;

  const game = await aGame({ request }, twoQuestions);
  const email = await aNewStudent({ request });
  const played = await anHttpPupil({ request }, game.code, "Ada", { token: await tokenOf({ request }, email) });
  await game.start();
  await played.answers("A");
  await game.end();
  const student = await aPerson(browser, email, size);
  const { page } = student;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await walk(page, "/student/dashboard", "Sınama");
  await walk(page, "/student/history", "Sınama");
  await throughDialog(page, page.getByRole("button", { name: /Sınama/ }), "a past game");
  await walk(page, "/sinif", "Öğretmeninin verdiği kod");
  await page.getByLabel("Öğretmeninin verdiği kod").focus();
  await page.keyboard.type("AAAABBBB");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bu kod geçmiyor. Öğretmeninden yenisini iste.")).toBeVisible();
  await walk(page, "/link", "Tahtadaki kod");
  await page.getByLabel("Tahtadaki kod").focus();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Tahtadaki iki rakam")).toBeVisible();
  await walkByKeys(page, "the question on the phone");
  await page.getByLabel("Tahtadaki iki rakam").focus();
  await page.keyboard.type(digits);
  await page.keyboard.press("Enter");
  await expect(guest).toHaveURL("/student/dashboard");
  // The browser logs calls that were refused.
  expect([...faults, ...student.faults].filter((fault) => !/40[0-9]|410/.test(fault))).toEqual([]);
});
