import { expect, test, type Page } from "../steps/test";
import { aGame, aPhone, cells, expectFit } from "../steps/a-class";
import { aClass, aSet } from "../steps/material";
import { expectSound, phone } from "../steps/sound";
import { aNewStudent, nextCall, seen, signedIn, tokenOf } from "../steps/steps";

const longName = "Abdurrahman Gaziosmanpaşalıoğlu";
const isDone = "Çıkış yapıldı; hesapsız katılıyorsun.";

/** A device on which a student with a long name is still signed in. */
async function aLeftDevice(page: Page): Promise<string> {
  const token = await signedIn(page, await aNewStudent(page));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.put("/api/user/profile", { headers, data: { name: longName } });
  expect(reply.status()).toBe(200);
  return token;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("bilye.token"));
const meStatus = async (page: Page, token: string) =>
  (await page.request.get("/api/auth/me", { headers: { authorization: `Bearer ${token}` } })).status();

test("a classmate's account is named before a seat is taken by number, and its sign-in can be ended there", async ({
  browser,
  request,
}) => {
  const class_id = await aClass({ request }, [{ number: 1, name: "Ayşe Kaya" }]);
  const game = await aGame({ request }, [cells], { identity: "roster", class_id });
  const { page } = await aPhone(browser);
  await page.setViewportSize(phone);
  const token = await aLeftDevice(page);
  const isKnown = page.waitForResponse("**/api/auth/me");
  await page.goto(`/student/join?code=${game.code}`);
  await isKnown;
  await page.getByLabel("Numaran kaç?").fill("1");
  const me = nextCall(page, "**/api/auth/me");
  await page.getByRole("button", { name: "Devam" }).click();
  const yes = page.getByRole("button", { name: "Evet, benim" });
  await expect(yes).toBeVisible();
  const before = await yes.boundingBox();
  await (await me).continue();
  const line = page.getByText(`Bu cihazda ${longName} giriş yapmış; sonuç bu hesabın geçmişine yazılır.`);
  await expect(line).toBeVisible();
  expect(await yes.boundingBox()).toEqual(before);
  await expectFit(page);
  await expectSound(page, "the name beside an account", { controls: true });
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: `Ben ${longName} değilim` }).click();
  await expect(page.getByText(isDone)).toBeFocused();
  expect(await yes.boundingBox()).toEqual(before);
  expect(await stored(page)).toBeNull();
  await expect.poll(() => meStatus(page, token)).toBe(401);
  const joining = page.waitForRequest("**/api/game/join");
  await yes.click();
  expect((await joining).headers()["authorization"]).toBeUndefined();
  await expect(seen(page, "İçeridesin!")).toBeVisible();
});

test("a homework names the account too, by nickname below its form; a teacher's is not mentioned", async ({
  browser,
  request,
}) => {
  const token = await tokenOf({ request }, "ogretmen@ornek.test");
  const reply = await request.post("/api/homework", {
    headers: { authorization: `Bearer ${token}` },
    data: { question_set_id: await aSet({ request }, [cells]), due_at: Date.now() + 86_400_000 },
  });
  const { homework } = (await reply.json()) as { homework: { code: string } };
  const { page } = await aPhone(browser);
  await page.setViewportSize(phone);
  await aLeftDevice(page);
  await page.goto(`/odev/${homework.code.toLowerCase()}`);
  await expect(page.getByText(`Bu cihazda ${longName} giriş yapmış`)).toBeVisible();
  await expectSound(page, "the form beside an account");
  await page.getByRole("button", { name: `Ben ${longName} değilim` }).click();
  await expect(page.getByText(isDone)).toBeVisible();
  expect(await stored(page)).toBeNull();
  const joining = page.waitForRequest("**/join");
  await page.getByLabel("Takma adın").fill("Işık");
  await page.getByRole("button", { name: "Devam", exact: true }).click();
  expect((await joining).headers()["authorization"]).toBeUndefined();
  await expect(page.getByRole("heading", { name: /bu sayıyı sakla/ })).toBeVisible();

  const other = await aPhone(browser);
  await signedIn(other.page, "ogretmen@ornek.test");
  const told = other.page.waitForResponse("**/api/auth/me");
  await other.page.goto(`/odev/${homework.code.toLowerCase()}`);
  await told;
  await expect(other.page.getByLabel("Takma adın")).toBeFocused();
  await expect(other.page.getByText("giriş yapmış")).toHaveCount(0);
});
