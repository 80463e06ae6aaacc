import { expect, test } from "../steps/test";
import { aGame, aPhone, cells } from "../steps/a-class";
import { aClass, aSet } from "../steps/material";
import { heldBack, lostUntil, tokenOf } from "../steps/steps";

const students = ["Ayşe Kaya", "Işıl Çelik"].map((name, i) => ({ number: i + 1, name }));

test("into a game by number: the last number sent counts, and a yes is not taken back half-way", async ({
  browser,
  request,
}) => {
  const numbered = students.map((student, i) => ({ ...student, school_no: [412, 96][i]! }));
  const class_id = await aClass({ request }, numbered);
  const game = await aGame({ request }, [cells], { identity: "roster", class_id });
  const { page } = await aPhone(browser);
  // The script of the number page does not load at first.
  const letPageCome = await lostUntil(page, "**/assets/number-page-*.js");
  await page.goto(`/student/join?code=${game.code}`);
  await expect(page.getByRole("alert").filter({ hasText: "Ağ hatası" })).toBeVisible();
  letPageCome();
  await page.getByLabel("Takma adın").fill("Ayşe");
  await page.getByRole("button", { name: "Oyuna gir" }).click();
  const number = page.getByLabel("Numaran kaç?");
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription("Okul numaran.");

  const showNumber = await heldBack(page, "**/api/game/join", "POST");
  await number.fill("96");
  await number.press("Enter");
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await number.fill("412");
  await number.press("Enter");
  showNumber();
  await expect(page.getByRole("heading", { name: "Bu sen misin?" })).toHaveAccessibleDescription("Ayşe K., 412 numara");

  const takeSeat = await heldBack(page, "**/api/game/join", "POST");
  await page.getByRole("button", { name: "Evet, benim" }).click();
  await expect(page.getByRole("button", { name: "Hayır, numarayı düzelt" })).toBeDisabled();
  takeSeat();
  await expect(page.getByRole("heading", { name: "İçeridesin!" })).toBeVisible();
});

test("by the QR code the game's script comes while the name is typed", async ({ browser, request }) => {
  const game = await aGame({ request }, [cells]);
  const { page } = await aPhone(browser);
  const script = page.waitForRequest(/\/assets\/start-[^/]+\.js$/);
  await page.goto(`/student/join?code=${game.code}`);
  await script;
  await expect(page.getByLabel("Takma adın")).toHaveValue("");
});

test("into homework: the way back is open while a number is looked up, and a lost part is reported", async ({
  browser,
  request,
}) => {
  const homework = await aHomework({ request });
  const { page } = await aPhone(browser);
  const letStepsCome = await lostUntil(page, "**/assets/steps-*.js");
  await page.goto(`/odev/${homework.code}`);
  const [number, back] = [page.getByLabel("Numaran"), page.getByRole("link", { name: /^Daha önce başladım/ })];
  await expect(number).toBeFocused();
  await back.click();
  await expect(page.getByRole("alert")).toContainText("Ağ hatası");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  letStepsCome();

  const showNumber = await heldBack(page, "**/join", "POST");
  await number.fill("1");
  await number.press("Enter");
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await back.click();
  showNumber();
  await expect(page.getByRole("heading", { name: "Kaldığın yerden" })).toBeFocused();

  // A late reply changes nothing once the pupil has gone back to the form.
  const judgePin = await heldBack(page, "**/join", "POST");
  await page.getByLabel("Geri dönüş sayın").fill("0000");
  await page.getByRole("button", { name: "Devam et" }).click();
  await page.getByRole("link", { name: "Yeni başlıyorum" }).click();
  judgePin();
  await expect(number).toHaveValue("1");
  await number.press("Enter");
  await expect(page.getByRole("heading", { name: "Bu sen misin?" })).toBeFocused();
  const join = await heldBack(page, "**/join", "POST");
  await page.getByRole("button", { name: "Evet, benim" }).click();
  await expect(page.getByRole("button", { name: "Hayır, numarayı düzelt" })).toBeDisabled();
  join();
  await page.getByRole("button", { name: "Sakladım, başla" }).click();
  await page.getByRole("button", { name: "A:" }).click();
  await page.getByRole("button", { name: "Cevapla" }).click();
  await page.getByRole("button", { name: "Bitir" }).click();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: /^Bir daha dene/ }).click();
  await expect(page.getByRole("status")).toHaveText("Bağlantı yok. Gelince bir daha deneyebilirsin.");
});

async function aHomework(caller: Parameters<typeof aClass>[0]): Promise<{ readonly code: string }> {
  const class_id = await aClass(caller, students);
  const question_set_id = await aSet(caller, [cells]);
  const reply = await caller.request.post("/api/homework", {
    headers: { authorization: `Bearer ${await tokenOf(caller, "ogretmen@ornek.test")}` },
    data: { question_set_id, class_id, due_at: Date.now() + 86_400_000, attempts: 2 },
  });
  return ((await reply.json()) as { homework: { code: string } }).homework;
}
