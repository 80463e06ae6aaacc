import { expect, test } from "../steps/test";
import { faultsOf, signIn } from "../steps/steps";

test("page, API and socket answer on one address", async ({ page, request }) => {
  const health = await request.get("/api/health");
  expect(await health.json()).toMatchObject({ status: "ok" });
  const socket = await request.get("/ws?code=482913");
  expect(socket.status()).toBe(404);
  expect(await socket.json()).toMatchObject({ code: "not_found" });
  await page.goto("/");
  await expect(page).toHaveTitle(/Bilye/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the first page fits at 360, 1440 and 1920 pixels, logs no error and asks no other host", async ({ page }) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByLabel("Oyun kodu")).toBeVisible();
  for (const width of [360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(faults).toEqual([]);
});

for (const [who, email, home] of [
  ["an administrator", "yonetici@ornek.test", "/admin/dashboard"],
  ["a teacher", "ogretmen@ornek.test", "/teacher/dashboard"],
  ["a student", "ogrenci@ornek.test", "/student/dashboard"],
] as const) {
  test(`${who} of the demo data signs in`, async ({ page }) => {
    const faults = faultsOf(page);
    await signIn(page, email);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test("a guarded page leads to sign-in and back to where one wanted to go", async ({ page }) => {
  await page.goto("/teacher/question-sets");
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel("E-posta").fill("ogretmen@ornek.test");
  await page.getByLabel("Şifre", { exact: true }).fill("bilye-demo-2026");
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await expect(page).toHaveURL("/teacher/question-sets");
});

test("an unknown address shows the 404 page, an unknown call its refusal", async ({ page, request }) => {
  await page.goto("/boyle/bir/sayfa/yok");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bu sayfa yuvarlanıp gitmiş");
  await page.setViewportSize({ width: 960, height: 540 });
  await expect(page.getByRole("link", { name: "Ana sayfaya dön" })).toBeInViewport({ ratio: 1 });
  expect((await request.get("/api/boyle/bir/cagri/yok")).status()).toBe(404);
});

test("[T14][T30] every kind of answer carries the security headers", async ({ request }) => {
  const page = await request.get("/");
  const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(await page.text())?.[1];
  for (const path of ["/", "/teacher/dashboard", "/student/join", asset!, "/api/health", "/api/yok"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"], path).not.toContain("unsafe");
    expect(headers["content-security-policy"]!.split("; "), path).toContain("script-src 'self'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["strict-transport-security"], path).toContain("max-age");
  }
});
