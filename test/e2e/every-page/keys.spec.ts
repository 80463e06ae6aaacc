import { expect, test, type Locator, type Page } from "../steps/test";
import { ARMED_AFTER_MS } from "#hosting/shortcuts";
import { aGame, aPhone, expectFit, twoQuestions } from "../steps/a-class";
import { aTeacher, passTimeUntil } from "../steps/steps";

test("a game is hosted and played by keys alone, and read out in order", async ({ browser }) => {
  const { page: board, faults } = await aTeacher(browser);
  const game = await aGame(board, twoQuestions, { reading_seconds: 1 });
  const heard = await sayings(board);
  await board.goto(`/teacher/games/${game.code}`);
  await tabTo(board, board.getByRole("link", { name: "Tahtayı aç" }));
  await board.keyboard.press("Enter");
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  await board.keyboard.press("Space");
  await expect(board.getByText("En az bir oyuncu gerekli")).toBeVisible();

  const [ece, ali] = [await aPhone(browser), await aPhone(browser)];
  await ece.page.clock.install();
  const eceHeard = await sayings(ece.page);
  await joinByKeys(ece.page, game.code, "Ece");
  await joinByKeys(ali.page, game.code, "Ali");
  await everyShortcut(board);
  await renameByKeys(board, "Ali", "Ali Can");

  // The focus is on a marble, which uses Enter and Space; the arrow key goes on to the next step wherever the focus is.
  await press(board, "ArrowRight");
  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeVisible();
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeFocused();
  await expect(ece.tiles).toBeVisible();
  await ece.page.keyboard.press("1");
  await expect(ece.page.getByText("Cevabın alındı.")).toBeVisible();
  await expect(ali.tiles).toBeVisible();
  await ali.page.keyboard.press("B");
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeFocused();
  await expect(board.getByText("Bilen 1 / 2", { exact: true })).toBeVisible();
  await press(board, "Enter");
  await expect(board.getByRole("heading", { name: "Puan durumu" })).toBeFocused();

  await press(board, "PageDown");
  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeVisible();
  await expect(ece.tiles).toBeVisible();
  await ece.page.keyboard.press("a");
  await expect(ece.page.getByText("Cevabın alındı.")).toBeVisible();
  await press(board, "Space");
  await expect(board.getByText("1 kişi boş bıraktı", { exact: true })).toBeVisible();
  await expect(ece.page.getByRole("heading", { name: "Doğru!" })).toBeFocused();
  await press(board, "Enter");
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeFocused();
  await passTimeUntil(ece.page, ece.page.getByText("2 oyuncu arasında 1. oldun", { exact: true }));
  await tabTo(ece.page, ece.page.getByRole("link", { name: "Yeni oyuna katıl" }));
  await press(board, "Enter");
  await expect(board.getByText("Kim, hangi soruda?")).toBeVisible();

  expect(withoutNumbers(await heard())).toEqual([
    "Oyun kodu # # # # # #. Oyuncular bekleniyor.",
    "Soru #. Soru bir?",
    "Soru # başladı. Soru bir? A: Doğru olan. B: Yanlış olan. C: Bu da değil.",
    "Doğru cevap A, Doğru olan. Bilen #, toplam #.",
    "Puan durumu. #. Ece, # puan. #. Ali Can, # puan.",
    "Soru #. Soru iki?",
    "Soru # başladı. Soru iki? A: Doğru olan. B: Yanlış olan. C: Bu da değil.",
    "Doğru cevap A, Doğru olan. Bilen #, toplam #.",
    "Oyun bitti. Kürsü belli oldu. #. Ece, # puan.",
  ]);
  expect(withoutNumbers(await eceHeard())).toEqual([
    "Oyundasın, Ece. Öğretmenin başlatınca ilk soru burada açılacak.",
    "Soru # / #, # şık.",
    "Cevabın alındı. Soru bitince sonucun burada görünecek.",
    "# puan kazandın. Toplam # puan, #. sıradasın.",
    "Soru # / #, # şık.",
    "Cevabın alındı. Soru bitince sonucun burada görünecek.",
    "# puan kazandın. Toplam # puan, #. sıradasın.",
    "# oyuncu arasında #. oldun, # puan.",
  ]);
  expect([faults, ece.faults, ali.faults]).toEqual([[], [], []]);
});

/** Collects everything that the page's live regions announce, in order; a text repeated at once counts once. */
async function sayings(page: Page): Promise<() => Promise<string[]>> {
  const said: string[] = [];
  await page.exposeFunction("heard", (text: string) => void (said.at(-1) !== text && said.push(text)));
  await page.addInitScript(() => {
    const before = new WeakMap<Element, string>();
    const changed = () =>
      [...document.querySelectorAll<HTMLElement>("[role=status], [role=alert]")].flatMap((region) => {
        const text = [...region.childNodes].map((node) => (node as HTMLElement).innerText ?? node.textContent);
        const words = text.join(" ").replace(/\s+/g, " ").trim();
        if (words === (before.get(region) ?? "")) return [];
        before.set(region, words);
        return words === "" ? [] : [words];
      });
    // Text in the page's own HTML is read, not announced, so note it before the page's scripts run.
    document.addEventListener("readystatechange", () => void (document.readyState === "interactive" && changed()));
    new MutationObserver(() => {
      if (document.readyState === "loading") return;
      for (const words of changed()) (window as unknown as { heard(text: string): void }).heard(words);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  // Ignores messages that pass so quickly that they may be missed, such as the end of the reading time; `phone.spec.ts` waits
  // for that one.
  const passing = /^(Yükleniyor\.|Cevap zamanı\.|Cevabın gönderiliyor\.|Doğru!)/;
  return () => Promise.resolve(said.filter((text) => !passing.test(text)));
}

const withoutNumbers = (texts: readonly string[]) => texts.map((text) => text.replace(/\d+(\.\d{3})*/g, "#"));

/** Goes to this element with the tab key. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function joinByKeys(page: Page, code: string, nickname: string) {
  await page.goto("/student/join");
  await tabTo(page, page.getByLabel("Oyun kodu"));
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Takma adın")).toBeFocused();
  await page.keyboard.type(nickname);
  await page.keyboard.press("Enter");
  await expect(page.getByText("İçeridesin!")).toBeFocused();
}

/** Presses every key of the list: each does what the list says, and each dialog hands the keys back when it closes. */
async function everyShortcut(board: Page) {
  const dialog = board.getByRole("dialog");
  await board.keyboard.press("?");
  await expect(dialog).toHaveAccessibleName("Kısayollar");
  await expectFit(board);
  await board.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await board.keyboard.press("k");
  await expect(dialog).toHaveAccessibleName(/Oyun kodu/);
  await board.keyboard.press("k");
  await expect(dialog).toHaveCount(0);
  const both = [
    ["l", board.getByText("Katılım kapalı")],
    ["m", board.getByRole("button", { name: "Sesi aç" })],
    ["d", board.locator("html[data-theme=dark]")],
    ["f", board.getByRole("button", { name: "Tam ekrandan çık" })],
  ] as const;
  for (const [key, sign] of both) {
    await expect(sign).toHaveCount(0);
    await board.keyboard.press(key);
    await expect(sign).toHaveCount(1);
    await board.keyboard.press(key.toUpperCase());
    await expect(sign).toHaveCount(0);
  }
}

async function renameByKeys(board: Page, nickname: string, to: string) {
  const marble = board.getByRole("button", { name: `${nickname}, seçenekler` });
  await tabTo(board, marble);
  await board.keyboard.press("Enter");
  await tabTo(board, board.getByRole("button", { name: "Adını değiştir" }));
  await board.keyboard.press("Enter");
  await expect(board.getByLabel(/Şimdiki adı/)).toBeFocused();
  await board.keyboard.press("ControlOrMeta+A");
  await board.keyboard.type(to);
  await board.keyboard.press("Enter");
  await expect(board.getByText(`Yeni adı: ${to}`)).toBeVisible();
  await board.keyboard.press("Escape");
  await expect(board.getByRole("dialog")).toHaveCount(0);
  await expect(board.getByRole("button", { name: `${to}, seçenekler` })).toBeFocused();
}

/** Presses a key after the first moment of a scene: before that, a press belongs to the previous scene. */
async function press(board: Page, key: string) {
  await board.evaluate((ms) => new Promise((passed) => setTimeout(passed, ms)), ARMED_AFTER_MS);
  await board.keyboard.press(key);
}
