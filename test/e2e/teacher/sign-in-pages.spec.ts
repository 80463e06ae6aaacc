import { securityHeaders } from "#protocol/security-headers";
import { expect, test } from "../steps/test";
import { newPassword, nextCall, signInHere } from "../steps/steps";
import { visit } from "../steps/visit";

/** The sign-in pages when the network, the address or the build is not as expected. */

test("without a network, and with a wrong address, the pages to sign in have a way on", async ({ page, request }) => {
  await page.goto("/auth/login");

  await test.step("without a network the sign-in says so and keeps what was typed", async () => {
    await page.route("**/api/auth/login", (route) => route.abort());
    await signInHere(page, "ogretmen@ornek.test");
    await expect(page.getByRole("alert").filter({ hasText: "Ağ hatası" })).toHaveText(
      "Ağ hatası veya sunucuya ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin.",
    );
    await expect(page.getByLabel("E-posta")).toHaveValue("ogretmen@ornek.test");
    await page.unroute("**/api/auth/login");
  });

  await test.step("a wrong address has a way out wherever a mail is waited for", async () => {
    const email = `yanlis${Date.now()}@okul.test`;
    await request.post("/api/auth/register", {
      data: { name: "Nur Ay", email, password: newPassword, role: "student" },
    });
    await page.getByLabel("E-posta").fill(email);
    await page.getByLabel("Şifre", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Giriş yap" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Doğrusuyla yeniden kaydolun" }).click();
    await expect(page).toHaveURL("/auth/register");
    for (const [address, button] of [
      ["verify-email", "Yeni bağlantı gönder"],
      ["forgot-password", "Bağlantı gönder"],
    ] as const) {
      await visit(page, `/auth/${address}`);
      await page.getByLabel("E-posta").fill(email);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("heading", { name: "E-postanızı kontrol edin" })).toBeFocused();
      await page.getByRole("button", { name: "Adresi düzelt" }).click();
      await expect(page.getByLabel("E-posta")).toHaveValue(email);
    }
  });
});

test("on a school's own machine that sends no mail nobody waits for one", async ({ page }) => {
  await page.route("**/api/config", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, origin_for_phones: "http://192.168.1.20:8080" } });
  });
  await page.goto("/auth/forgot-password");
  await page.getByLabel("E-posta").fill("ogretmen@ornek.test");
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect(page.getByRole("heading", { name: "E-posta gönderilmiyor" })).toBeFocused();
  await expect(page.getByText("okulun Bilye yöneticisi verir")).toBeVisible();
});

test("the human check runs if the deployment has a key, and its token goes along", async ({ page }) => {
  await page.route("**/api/config", (route) =>
    route.fulfill({
      json: { turnstile_site_key: "anahtar", operator: { name: "", address: "", email: "" }, retention_days: 180 },
    }),
  );
  // The served build has no key, so its own policy does not let the check in.
  const policy = securityHeaders({ TURNSTILE_SITE_KEY: "anahtar" })["content-security-policy"];
  await page.route("/auth/login", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.turnstile = {
        render: (place, options) => { queueMicrotask(() => options.callback("insan-" + options.sitekey)); return "w"; },
        reset: () => {},
        remove: () => {},
      };`,
    }),
  );
  let sent: string | undefined;
  await page.route("**/api/auth/login", (route) => {
    sent = route.request().headers()["x-human-token"];
    return route.fulfill({
      status: 403,
      json: { error: "Güvenlik doğrulaması tamamlanamadı.", code: "human_check_failed" },
    });
  });
  // On a slow line the user submits before it is known if there is a human check.
  const config = nextCall(page, "**/api/config");
  await page.goto("/auth/login");
  const asked = await config;
  await signInHere(page, "ogretmen@ornek.test");
  await expect(page.getByRole("button", { name: "Giriş yapılıyor" })).toBeVisible();
  await asked.fallback();
  await expect.poll(() => sent).toBe("insan-anahtar");

  sent = undefined;
  await page.goto("/auth/login");
  await expect(page.getByText("Güvenlik doğrulaması tamam", { exact: true })).toBeVisible();
  await signInHere(page, "ogretmen@ornek.test");
  await expect(page.getByRole("alert").filter({ hasText: "Güvenlik doğrulaması tamamlanamadı." })).toBeVisible();
  expect(sent).toBe("insan-anahtar");
  // A token is valid for one call, so the next call waits for another.
  await expect(page.getByText("Güvenlik doğrulaması sürüyor…")).toBeVisible();
});

test("[F18] a new build reloads the page once", async ({ page }) => {
  // The guard against a second reload holds for ten seconds; on a loaded machine one reload may take that long.
  await page.clock.setFixedTime(Date.now());
  let asked = 0;
  await page.route("**/version.json", (route) => {
    asked += 1;
    return route.fulfill({ json: { build: "another" } });
  });
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto("/about");
  await expect(page.getByText("Yeni sürüm yüklendi.")).toBeVisible();
  await expect.poll(() => asked).toBe(2);
  expect(loads).toBe(2);
});
