import { expect, test, type Locator } from "../steps/test";
import { aPhone } from "../steps/a-class";
import { aFullClass } from "./a-full-class";
import { shoot } from "./camera";

const looks = [
  ["light", {}],
  ["dark", { colorScheme: "dark" }],
  ["calm", { reducedMotion: "reduce" }],
] as const;

for (const [look, options] of looks) {
  const seen = (name: string, what: Locator) => taken(name, look, what);
  test(`phone, ${look}`, async ({ browser, page }) => {
    const game = await aFullClass(page);
    const [right, wrong] = [await aPhone(browser, options), await aPhone(browser, options)];
    const { page: phone } = right;
    const words = (text: string | RegExp) => phone.getByRole("main").getByText(text);
    const heading = (name: string) => phone.getByRole("heading", { name });

    await phone.goto("/student/join");
    await seen("join", phone.getByRole("button", { name: "Oyuna gir" }));
    await phone.getByLabel("Oyun kodu").fill("000111");
    await phone.getByLabel("Takma adın").fill("Abdurrahman Efe Demir");
    await phone.getByRole("button", { name: "Oyuna gir" }).click();
    await seen("join-error", phone.getByText(/Bu kodla açık bir oyun yok/));
    await right.join(game.code, "Abdurrahman Efe Ünal");
    await wrong.join(game.code, "Gülşah Nur Yıldırım");
    await game.fill(28);
    await seen("lobby", words("30 oyuncu"));

    await game.start();
    await seen("ready", words("1. soru"));
    await seen("question", right.option("B"));
    await phone.getByRole("button", { name: "Okuma ayarları" }).click();
    await seen("reading", phone.getByRole("dialog"));
    await phone.getByRole("button", { name: "Tamam" }).click();
    await right.option("B").click();
    await seen("answered", words("Cevabın alındı."));
    await wrong.option("A").click();
    await game.answer("BBBABCBD");
    await seen("right", heading("Doğru!"));
    await seen("wrong", wrong.page.getByRole("heading", { name: "Bu sefer olmadı" }));
    await seen("standings", heading("Puan durumu"));
    await game.next();
    await seen("question-long", right.option("B"));
    await game.endQuestion();
    await seen("time-up", heading("Süre doldu"));
    await game.next();
    await seen("question-longest", right.option("B"));
    await right.cut();
    await seen("banner", phone.getByText(/yeniden bağlanılıyor/));
    await right.mend();
    await phone.reload();
    await expect(right.option("B")).toBeVisible();
    await game.endQuestion();
    await game.next();
    await seen("question-short", right.option("A"));
    await phone.goBack();
    await seen("leave", phone.getByRole("dialog"));
    await phone.getByRole("button", { name: "Kal" }).click();
    await game.end();
    await seen("final", heading("Oyun tamamlandı"));
    await phone.getByRole("button", { name: "Sorulara bak" }).click();
    await seen("review", phone.getByRole("dialog"));
    await phone.getByRole("button", { name: "Tamam" }).click();
    await game.again("all");
    await seen("follow-up", heading("Bir tur daha!"));
    for (const { page } of [right, wrong]) await page.context().close();
  });
}

test("phone without a game", async ({ browser, page }) => {
  const game = await aFullClass(page);
  const waits = await aPhone(browser);
  await waits.page.routeWebSocket(/\/ws\?/, () => {});
  await waits.join(game.code, "Bekleyen");
  await expect(waits.page.getByRole("heading", { name: "Oyuna bağlanılıyor" })).toBeVisible();
  await shoot(waits.page, "phone-connecting", "light", ["phone", "large"]);
  const shut = await aPhone(browser);
  await shut.join(game.code, "Kapanan");
  await expect(shut.page.getByText("İçeridesin!")).toBeVisible();
  await game.close();
  await expect(shut.page.getByRole("heading", { name: "Oyun kapatıldı" })).toBeVisible();
  await shoot(shut.page, "phone-closed", "light", ["phone", "large"]);
});

async function taken(name: string, look: string, what: Locator) {
  await expect(what.first()).toBeVisible();
  await shoot(what.page(), `phone-${name}`, look, ["phone", "large"]);
}
