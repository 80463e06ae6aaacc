import { expect, test } from "../steps/test";
import { aNewTeacher, faultsOf, newPassword, nextCall, signedIn, signInHere, verify } from "../steps/steps";
import { visit } from "../steps/visit";

/** The screens of accounts and administration: the parts that only a browser can prove. */

test("[ASVS 7.4.4] by keyboard alone: skip link, signing in, the account menu, signing out", async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto("/auth/login");
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await expect(page.getByText("Bu alan boş kalamaz.").first()).toBeVisible();
  await page.keyboard.type("ogretmen@ornek.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("bilye-demo-2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/teacher/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  await page.getByRole("button", { name: "Elif Yıldırım" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Profil" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Elif Yıldırım" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Çıkış yap" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth/login");
  expect(await page.evaluate(() => localStorage.getItem("bilye.token"))).toBeNull();

  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  expect(faults).toEqual([]);
});

test("[ASVS 6.2.6] by keyboard alone: an account is opened, and its profile changed", async ({ page }) => {
  const email = `klavye${Date.now()}@okul.test`;
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await page.goto("/auth/register");
  await page.getByRole("radio").first().focus();
  await keys("ArrowDown");
  await expect(page.getByRole("radio", { name: /Öğrenciyim/ })).toBeChecked();
  await keys("ArrowUp");
  await expect(page.getByRole("radio", { name: /Öğretmenim/ })).toBeChecked();
  await keys("Tab");
  await page.keyboard.type("Klavye Kullanan");
  await keys("Tab");
  await page.keyboard.type(email);
  await keys("Tab");
  await page.keyboard.type(newPassword);
  const password = page.getByLabel("Şifre", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await keys("Tab", "Space");
  await expect(page.getByRole("button", { name: "Şifreyi gizle" })).toBeFocused();
  await expect(password).toHaveAttribute("type", "text");
  await keys("Tab", "Enter");
  await expect(page.getByRole("heading", { name: "E-postanızı kontrol edin" })).toBeFocused();

  await verify(page, email);
  await signedIn(page, email);
  await page.goto("/profile");
  await page.getByLabel("Ad soyad").focus();
  await keys("End");
  await page.keyboard.type(" Işık");
  await keys("Enter");
  await expect(page.getByText("Kaydedildi.").first()).toBeVisible();
  await page.getByRole("radio", { name: "Cihazla aynı" }).focus();
  await keys("ArrowUp");
  await expect(page.getByRole("radio", { name: "Koyu" })).toBeChecked();
  await page.getByRole("button", { name: "Hesabı sil" }).focus();
  await keys("Enter");
  await expect(page.getByRole("dialog").getByLabel(/şifrenizi yazın/)).toBeFocused();
  await keys("Escape");
  await expect(page.getByRole("button", { name: "Hesabı sil" })).toBeFocused();
});

test("an administrator's pages by keyboard alone", async ({ page, request }) => {
  await signedIn(page, "yonetici@ornek.test");

  await test.step("by keyboard alone: a user's numbers are opened and closed, and so is the menu of a row", async () => {
    await visit(page, "/admin/users?q=Elif");
    const row = page.getByRole("button", { name: /^Elif Yıldırım/ });
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(row).toBeFocused();
    const menu = page.getByRole("button", { name: "İşlemler: Elif Yıldırım" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Kullanıcıyı sil" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("button", { name: "Vazgeç" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });

  await test.step("an administrator decides by keyboard, takes it back, and reads it in the log", async () => {
    // Make another teacher of the same first name: when one row is left, it matches the whole name.
    await aNewTeacher({ request });
    const name = `Hira ${Date.now()}`;
    const email = `hira${Date.now()}@okul.test`;
    await request.post("/api/auth/register", {
      data: { name, email, password: "mavi-kalem-42-defter", role: "teacher", school: "Gazi İlkokulu, Iğdır" },
    });
    const mails = await (await request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`)).json();
    const token = /token=(\S+)/.exec(mails.items[0].text)![1];
    await request.get(`/api/auth/verify/${token}`);

    await visit(page, "/admin/teachers");
    await expect(page.getByRole("row").first()).toBeVisible();
    await page.keyboard.press("/");
    // The search starts at a pause in typing; further letters go on in the same field.
    await page.keyboard.type(name.slice(0, 4));
    await expect(page).toHaveURL(/q=Hira$/);
    await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
    await page.keyboard.type(name.slice(4));
    await expect(page.getByRole("searchbox")).toHaveValue(name);
    await expect(page).toHaveURL(`/admin/teachers?q=${name.replace(" ", "+")}`);
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(page.getByRole("row")).toHaveCount(2);
    await row.getByRole("checkbox").focus();
    await page.keyboard.press("o");
    await expect(row.getByText("Onaylandı")).toBeVisible();
    await row.getByRole("button", { name: "Geri al" }).press("Enter");
    await row.getByRole("checkbox").focus();
    const told = await (await request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`)).json();
    expect(told.items).toHaveLength(1);

    // A tab counts as selected once its rows are drawn, with the earlier decisions.
    const open = async (tab: RegExp) => {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    };
    await page.keyboard.press("o");
    await expect(row.getByText("Onaylandı")).toBeVisible();
    await open(/^Onaylı/);
    await row.getByRole("checkbox").focus();
    await page.keyboard.press("r");
    await page.getByLabel("Neden").fill("Başka bir okuldan");
    await page.getByRole("button", { name: "Onayı kaldır" }).last().press("Enter");
    await expect(row.getByText("Onayı kaldırıldı")).toBeVisible();
    await open(/Reddedilen/);
    await expect(row).toContainText("Neden: Başka bir okuldan");

    await visit(page, `/admin/audit?subject=${encodeURIComponent(name)}`);
    await expect(page.getByRole("row").filter({ hasText: "Öğretmen onaylandı" })).toHaveCount(1);
    await expect(page.getByRole("row").filter({ hasText: "Başka bir okuldan" })).toHaveCount(1);
  });

  await test.step("a search that comes while a tab is loading takes neither back", async () => {
    await visit(page, "/admin/teachers");
    const held = nextCall(page, /teachers\?.*approval=approved/);
    await page.getByRole("tab", { name: /^Onaylı/ }).click();
    await held;
    await page.getByRole("searchbox").fill("Elif");
    await expect(page.getByRole("row").filter({ hasText: "Elif Yıldırım" })).toBeVisible();
    await expect(page).toHaveURL("/admin/teachers?durum=approved&q=Elif");
  });
});

test("a profile's changes are kept: over a way out, a reload, and a session that ended", async ({ page }) => {
  await signedIn(page, "ogrenci@ornek.test");

  await test.step("unsaved changes are not lost by leaving", async () => {
    await visit(page, "/profile");
    await page.getByLabel("Ad soyad").fill("Başka Bir Ad");
    await page.getByRole("link", { name: "Geçmişim" }).click();
    await expect(page.getByRole("dialog")).toContainText("Kaydedilmemiş değişiklikler var. Çıkılsın mı?");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/profile");
    await expect(page.getByLabel("Ad soyad")).toHaveValue("Başka Bir Ad");
    await page.getByRole("link", { name: "Geçmişim" }).click();
    await page.getByRole("button", { name: "Çık", exact: true }).click();
    await expect(page).toHaveURL("/student/history");
    // Until the new screen stands, the one that is left still asks before it lets go.
    await expect(page.getByRole("heading", { name: "Geçmişim" })).toBeVisible();
  });

  await test.step("the chosen appearance outlives a reload", async () => {
    await visit(page, "/profile");
    await page.getByRole("radio", { name: "Koyu" }).check();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe("rgb(11, 16, 64)");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await ground()).toBe("rgb(11, 16, 64)");
    await page.getByRole("radio", { name: "Cihazla aynı" }).check();
    expect(await ground()).toBe("rgb(255, 255, 255)");
  });

  await test.step("a session that ended leads to login and back to the wanted page", async () => {
    await expect(page.getByLabel("Ad soyad")).toBeVisible();
    await page.route("**/api/user/export", (route) =>
      route.fulfill({ status: 401, json: { error: "x", code: "unauthenticated" } }),
    );
    await page.getByRole("button", { name: "Verilerimi indir" }).click();
    await expect(page).toHaveURL("/auth/login?next=%2Fprofile");
    expect(await page.evaluate(() => localStorage.getItem("bilye.token"))).toBeNull();
    await signInHere(page, "ogrenci@ornek.test");
    await expect(page).toHaveURL("/profile");
  });
});
