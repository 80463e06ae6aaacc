import { expect, test, type Page } from "../steps/test";
import { aGame, cells } from "../steps/a-class";
import { withSensor } from "../steps/sensor";
import { expectSound, expectSoundBoard } from "../steps/sound";
import { anApprovedTeacher, aPerson, aVisitor, newPassword } from "../steps/steps";
import { visit } from "../steps/visit";

const codeOn = async (board: Page) => ({
  code: (await board.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent())!,
  digits: (await board.getByLabel(/^\d \d$/).textContent())!,
});

test("a browser that suggests keys asks the server for one challenge, though the form takes the focus at once", async ({
  browser,
}) => {
  const { page } = await aVisitor(browser);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true);
  });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/passkey/options")) asked += 1;
  });
  await page.goto("/auth/login");
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(1);
});

test("[T52] a phone gets a passkey, signs a board in, ends it from afar and lets it in again", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const game = await aGame({ request }, [cells], {}, email);
  const { page: phone, faults } = await aPerson(browser, email, { width: 412, height: 915 });
  await withSensor(phone);
  // Let the browser suggest no key: the sensor would have answered before the button is pressed.
  await phone.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

  // Add a passkey: enter the password, use the finger, name the key.
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Bu cihaz için anahtar ekle" }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByLabel("Şifreniz", { exact: true }).fill(newPassword);
  await dialog.getByRole("button", { name: "Devam" }).click();
  await expect(dialog.getByRole("heading", { name: "Anahtara bir ad verin" })).toBeVisible();
  await dialog.getByLabel("Ad").fill("Cebimdeki telefon");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(phone.getByRole("list", { name: "Geçiş anahtarları" })).toContainText("Cebimdeki telefon");
  await expectSound(phone, "the profile");

  // Change the address: open the link in the mail on the same phone.
  const address = `yeni.${email}`;
  await phone.getByRole("button", { name: "E-postayı değiştir" }).click();
  await dialog.getByLabel("Yeni e-posta").fill(address);
  await dialog.getByLabel("Şifreniz", { exact: true }).fill(newPassword);
  await dialog.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect(phone.getByText("için onay bekleniyor")).toContainText(address);
  const mails = await request.get(`/api/dev/mail?to=${encodeURIComponent(address)}`);
  const { items } = (await mails.json()) as { items: { text: string }[] };
  await phone.goto(/\/auth\/email\?token=[\w-]+/.exec(items[0]!.text)![0]);
  await phone.getByRole("button", { name: "E-postayı değiştir" }).click();
  await expect(phone.getByRole("heading", { name: "E-postanız değişti." })).toBeFocused();
  await expectSound(phone, "a new address");
  await phone.getByRole("link", { name: "Profile git" }).click();
  await expect(phone.getByText(address)).toBeVisible();

  // Sign out, and sign in again without typing anything.
  await phone.getByRole("button", { name: "Hira Öztürk" }).click();
  await phone.getByRole("menuitem", { name: "Çıkış yap" }).click();
  await expect(phone.getByRole("heading", { name: "Giriş yapın" })).toBeVisible();
  await expectSound(phone, "signing in");
  await phone.getByRole("button", { name: "Geçiş anahtarıyla gir" }).click();
  await expect(phone).toHaveURL("/teacher/dashboard");

  // The board shows a code, and the phone confirms it.
  const { page: board, context } = await aVisitor(browser);
  await board.goto("/auth/board");
  const first = await codeOn(board);
  await expectSound(board, "a board that waits for a phone");
  // The other ways in are in sight on a small projector and on a laptop with the bars of its browser.
  for (const [width, height] of [
    [960, 540],
    [1280, 600],
    [1280, 720],
  ] as const) {
    await board.setViewportSize({ width, height });
    await expect(board.getByRole("button", { name: "Kodum var" })).toBeInViewport({ ratio: 1 });
    await expect(board.getByRole("link", { name: "E-posta ve şifreyle gir" })).toBeInViewport({ ratio: 1 });
  }
  await phone.goto(`/link?c=${first.code}`);
  await expect(phone.getByRole("heading", { name: "Bu tahtada oturum açılsın mı?" })).toBeFocused();
  await expectSound(phone, "the question on the phone");
  await phone.getByLabel("Tahtadaki iki rakam").fill(first.digits === "00" ? "11" : "00");
  await phone.getByRole("button", { name: "Oturumu aç" }).click();
  await expect(phone.getByText("Bu sayı tutmadı.")).toBeVisible();
  await phone.getByLabel("Tahtadaki iki rakam").fill(first.digits);
  await phone.getByRole("button", { name: "Oturumu aç" }).click();
  await expect(phone.getByRole("heading", { name: "Tahtada oturum açıldı" })).toBeFocused();
  await expect(board).toHaveURL("/teacher/dashboard");
  await expect(board.getByText("Hira Öztürk olarak girildi.")).toBeVisible();
  expect(await board.evaluate(() => localStorage.getItem("bilye.token"))).toBeNull();

  // The board's session offers nothing about the account, and nothing that cannot be undone.
  await board.goto("/profile");
  await expect(board.getByText("Bu oturum yalnızca ders içindir.")).toBeVisible();
  await expect(board.getByRole("heading", { level: 2 })).toHaveText(["Bilyem", "Görünüm"]);
  await expectSound(board, "the profile on a board");
  await visit(board, "/teacher/question-sets");
  await board.getByRole("button", { name: /^İşlemler: / }).click();
  await expect(board.getByRole("menuitem", { name: /^Sil/ })).toHaveAccessibleName("Sil Yalnız kendi cihazınızda");
  await expect(board.getByRole("menuitem", { name: /^Sil/ })).toBeDisabled();
  await expect(board.getByRole("menuitem", { name: "Çoğalt" })).toBeEnabled();

  // Somebody ends the session in the middle of a lesson; signing in again leads back to the lesson.
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  await phone.getByRole("link", { name: "Açık oturumlara git" }).click();
  const others = phone.getByRole("list", { name: "Açık oturumlar" });
  await others.getByRole("button", { name: /^Tahta/ }).click();
  await expect(others.getByRole("button", { name: /^Tahta/ })).toHaveCount(0);
  await expect(board.getByRole("heading", { name: "Oturumunuz kapandı" })).toBeVisible();
  await expectSoundBoard(board, "a board that was signed out");
  await board.getByRole("link", { name: "Telefonla gir" }).click();
  const second = await codeOn(board);
  await phone.goto("/link");
  await phone.getByLabel("Tahtadaki kod").fill(second.code.toLowerCase());
  await phone.getByRole("button", { name: "Devam" }).click();
  await phone.getByLabel("Tahtadaki iki rakam").fill(second.digits);
  await phone.getByRole("button", { name: "Oturumu aç" }).click();
  await expect(board).toHaveURL(`/teacher/games/${game.code}/host`);
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();

  // Another tab on the board is signed out, because the sign-in belongs to one tab: closing the browser is enough.
  const stranger = await context.newPage();
  await stranger.goto("/teacher/dashboard");
  await expect(stranger).toHaveURL(/\/auth\/login/);
  expect(faults.filter((fault) => !/status of (401|409)/.test(fault))).toEqual([]);
});
