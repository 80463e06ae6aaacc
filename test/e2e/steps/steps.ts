import { expect, type APIRequestContext, type Browser, type Locator, type Page, type Route } from "@playwright/test";
import { aDevice } from "./devices";

export const demoPassword = "bilye-demo-2026";
/** The password of accounts that tests make. The server refuses the demo accounts' password as too well known. */
export const newPassword = "gizli-bahce-77";
export const passwordOf = (email: string) => (email.endsWith("@ornek.test") ? demoPassword : newPassword);

/** A page in a context of its own, as another person on another device. Collects every error in its console. */
export async function aVisitor(browser: Browser, size = { width: 1440, height: 900 }) {
  const isPhone = size.width < 700;
  const { context, page } = await aDevice(browser, { viewport: size, hasTouch: isPhone, isMobile: isPhone });
  return { context, page, faults: faultsOf(page) };
}

/** Collects what a page must never do: log an error, or request anything from another host. */
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

/** A text visible on the screen, not its announcement to a screen reader. */
export const seen = (page: Page, text: string | RegExp) => page.getByText(text).and(page.locator(":not(.vh)"));

/** Signs in through the form: for tests about signing in. */
export async function signIn(page: Page, email: string, password = passwordOf(email)) {
  await page.goto("/auth/login");
  await signInHere(page, email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Fills in the form that is open, and sends it. */
export async function signInHere(page: Page, email: string, password = passwordOf(email)) {
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Giriş yap" }).click();
}

/** Signs the device in without the form, which saves two pages and a password's hashing. */
export async function signedIn(page: Page, email: string): Promise<string> {
  const token = await tokenOf(page, email);
  // Set it only once: a user who signs out on this device stays signed out.
  await page.context().addInitScript((token) => {
    if (localStorage.getItem("was-signed-in") === null) localStorage.setItem("bilye.token", token);
    localStorage.setItem("was-signed-in", "");
  }, token);
  return token;
}

/** A signed-in person on their own device; `call` makes calls in their name without a screen. */
export async function aPerson(browser: Browser, email: string, size?: { width: number; height: number }) {
  const visitor = await aVisitor(browser, size);
  const token = await signedIn(visitor.page, email);
  const call = (method: "get" | "post" | "put" | "delete", path: string, data?: object) =>
    visitor.page.request[method](path, { headers: { authorization: `Bearer ${token}` }, ...(data && { data }) });
  const made = async <Reply>(path: string, data: object) => (await (await call("post", path, data)).json()) as Reply;
  return { ...visitor, email, token, call, made };
}

/** The demo teacher before a board. */
export async function aTeacher(browser: Browser, size = { width: 1920, height: 1080 }) {
  const visitor = await aVisitor(browser, size);
  await signedIn(visitor.page, "ogretmen@ornek.test");
  return visitor;
}

const tokens = new Map<string, string>();

/** Anything that can make calls: a page, or the test itself as `{ request }`, which needs no page. */
export type Caller = { readonly request: APIRequestContext };

/** The token of an account, for calls without a screen. It is kept, because signing in hashes a password. */
export async function tokenOf({ request }: Caller, email: string): Promise<string> {
  const known = tokens.get(email);
  if (known) {
    const headers = { authorization: `Bearer ${known}` };
    // Another test may have signed the account out.
    if ((await request.get("/api/auth/me", { headers })).ok()) return known;
  }
  const reply = await request.post("/api/auth/login", { data: { email, password: passwordOf(email) } });
  const { token } = (await reply.json()) as { token: string };
  tokens.set(email, token);
  return token;
}

/** The secret of the link that was mailed to a new account. */
export async function mailedToken({ request }: Caller, email: string): Promise<string> {
  const mail = await request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`);
  const { items } = (await mail.json()) as { items: { text: string }[] };
  return /verify-email\?token=([\w-]+)/.exec(items[0]!.text)![1]!;
}

/** Verifies the account by a call, which uses the mailed link up. */
export async function verify(caller: Caller, email: string): Promise<void> {
  const token = await mailedToken(caller, email);
  expect((await caller.request.get(`/api/auth/verify/${token}`)).status()).toBe(200);
}

let count = 0;
export const anAddress = (name = "biri") => `${name}${Date.now()}.${(count += 1)}@okul.test`;

/** A new teacher without any data, waiting for approval. */
export async function aNewTeacher(caller: Caller, email = anAddress("ogretmen")): Promise<string> {
  const data = { name: "Hira Öztürk", email, password: newPassword, role: "teacher", school: "Gazi İlkokulu, Iğdır" };
  await caller.request.post("/api/auth/register", { data });
  await verify(caller, email);
  return email;
}

/** A new teacher without any data, approved to set up games. */
export async function anApprovedTeacher(caller: Caller, email?: string): Promise<string> {
  const teacher = await aNewTeacher(caller, email);
  const own = { authorization: `Bearer ${await tokenOf(caller, teacher)}` };
  const { user } = (await (await caller.request.get("/api/auth/me", { headers: own })).json()) as {
    user: { id: string };
  };
  const headers = { authorization: `Bearer ${await tokenOf(caller, "yonetici@ornek.test")}` };
  const data = { user_id: user.id, approve: true };
  expect((await caller.request.post("/api/admin/teachers/approve", { headers, data })).status()).toBe(200);
  return teacher;
}

/** A new student without any data. */
export async function aNewStudent(caller: Caller, email = anAddress("ogrenci")): Promise<string> {
  const data = { name: "Ada Işık", email, password: newPassword, role: "student" };
  await caller.request.post("/api/auth/register", { data });
  await verify(caller, email);
  return email;
}

/**
 * Advances the page's clock until this is shown, for things that a page does by itself after a while. Call
 * `page.clock.install()` before the page is opened.
 */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 120_000 });
}

/** Stops the page's installed clock, so that no timer runs while a slow machine works. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/**
 * Handles the next call to this address with this function. The route stays, because removing it can leave another file of a
 * loading page waiting for ever.
 */
export async function atNextCall(page: Page, address: string | RegExp, does: (route: Route) => unknown): Promise<void> {
  let isMet = false;
  await page.route(address, (route) => {
    if (isMet) return route.fallback();
    isMet = true;
    return does(route);
  });
}

/** Waits for the next call to this address; the test decides when its reply comes. */
export const nextCall = (page: Page, address: string | RegExp) =>
  new Promise<Route>((resolve) => void atNextCall(page, address, resolve));

/** Holds back calls to these addresses until the returned function is called. */
export async function heldBack(page: Page, address: string | RegExp, method = "GET"): Promise<() => void> {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await promise;
    await route.fallback();
  });
  return letGo;
}

/** Loses files or calls until the returned function is called. The route stays, as above. */
export async function lostUntil(page: Page, address: string): Promise<() => void> {
  let isLost = true;
  await page.route(address, (route) => (isLost ? route.abort() : route.fallback()));
  return () => void (isLost = false);
}

/** Opens a teacher's own copy of one of the sets that come with the product. */
export async function anExampleSet(page: Page): Promise<void> {
  await page.goto("/teacher/question-sets/new");
  await page.getByRole("radio", { name: /^Örnek setle başla/ }).check();
  await page.getByRole("radio", { name: /^Örnek set: Genel kültür/ }).check();
  await page.getByRole("button", { name: "Başla" }).click();
  await expect(page).toHaveURL(/\/teacher\/question-sets\/[\da-f-]{36}$/);
}
