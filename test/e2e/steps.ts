import { expect, type Browser, type Page } from "@playwright/test";

export const demoPassword = "bilye-demo-2026";
/** Of accounts that a test makes: the demo accounts' own is too well known to be taken. */
export const newPassword = "gizli-bahce-77";
export const passwordOf = (email: string) => (email.endsWith("@ornek.test") ? demoPassword : newPassword);

/** A page in a context of its own: another person on another device. Every fault its console reports is kept. */
export async function aVisitor(browser: Browser, size = { width: 1440, height: 900 }) {
  const isPhone = size.width < 700;
  const context = await browser.newContext({
    viewport: size,
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
  });
  const page = await context.newPage();
  return { context, page, faults: faultsOf(page) };
}

/** What a page must never do: log an error, or ask another host for anything. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") faults.push(`asked ${hostname}`);
  });
  return faults;
}

/** A text on the screen, not its announcement to a screen reader. */
export const seen = (page: Page, text: string) => page.getByText(text).and(page.locator(":not(.vh)"));

export async function signIn(page: Page, email: string, password = passwordOf(email)) {
  await page.goto("/auth/login");
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The demo teacher before a board, signed in without the form. */
export async function aTeacher(browser: Browser, size = { width: 1920, height: 1080 }) {
  const visitor = await aVisitor(browser, size);
  const token = await tokenOf(visitor.page, "ogretmen@ornek.test");
  await visitor.context.addInitScript((token) => localStorage.setItem("bilye.token", token), token);
  return visitor;
}

/** The token of a demo account, for what a test sets up without a screen. */
export async function tokenOf(page: Page, email: string): Promise<string> {
  const reply = await page.request.post("/api/auth/login", { data: { email, password: passwordOf(email) } });
  const { token } = (await reply.json()) as { token: string };
  return token;
}

/** The secret of the link that was mailed to a new account. */
export async function mailedToken(page: Page, email: string): Promise<string> {
  const mail = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`);
  const { items } = (await mail.json()) as { items: { text: string }[] };
  return /verify-email\?token=([\w-]+)/.exec(items[0]!.text)![1]!;
}

/** Uses the link up as a script does. */
export async function verify(page: Page, email: string): Promise<void> {
  const token = await mailedToken(page, email);
  expect((await page.request.get(`/api/auth/verify/${token}`)).status()).toBe(200);
}

/** A teacher without any past, about whom nobody has decided yet. */
export async function aNewTeacher(page: Page, email = `ogretmen${Date.now()}@okul.test`): Promise<string> {
  const data = { name: "Hira Öztürk", email, password: newPassword, role: "teacher", school: "Gazi İlkokulu, Iğdır" };
  await page.request.post("/api/auth/register", { data });
  await verify(page, email);
  return email;
}
