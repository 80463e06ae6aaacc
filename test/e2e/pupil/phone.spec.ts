import { expect, test, type Locator, type Page } from "../steps/test";
import { aGame, aPhone, blockSockets, cells, expectFit, plants } from "../steps/a-class";
import { lostUntil, passTimeUntil, seen } from "../steps/steps";

const looks = [
  { viewport: { width: 320, height: 640 }, colorScheme: "dark", reducedMotion: "no-preference" },
  { viewport: { width: 412, height: 915 }, colorScheme: "light", reducedMotion: "reduce" },
  { viewport: { width: 360, height: 640 }, colorScheme: "light", reducedMotion: "no-preference" },
] as const;

/**
 * Expects the page to fit when narrow and dark, when large and without animations, and finally at the phone's own size, one
 * after the other.
 */
async function expectFitEverywhere(page: Page) {
  for (const { viewport, ...media } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    await expectFit(page);
  }
}

/** Expects these parts to be visible without scrolling on a phone in landscape. The next check turns the phone back. */
async function expectSeenAcross(page: Page, ...parts: Locator[]) {
  await page.setViewportSize({ width: 640, height: 360 });
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

/** Expects a long answer, on a phone in landscape, to push down what follows instead of covering it. */
async function expectNoneOverAnother(page: Page, answer: Locator) {
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(answer).toBeVisible();
  const edges = await answer.evaluate((it) => {
    const [before, own, after] = [it.previousElementSibling, it, it.nextElementSibling].map((one) =>
      one!.getBoundingClientRect(),
    );
    return { before: own!.top - before!.bottom, after: after!.top - own!.bottom };
  });
  expect(Math.min(edges.before, edges.after)).toBeGreaterThanOrEqual(0);
}

test("every phase fits a phone and axe finds nothing: light, narrow and dark, large and calm", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [cells, plants], { reading_seconds: 8 });
  const [pupil, other] = [await aPhone(browser), await aPhone(browser)];
  await pupil.page.clock.install();
  await pupil.page.goto("/student/join");
  await expect(pupil.page.getByRole("button", { name: "Bilyeni değiştir" })).toBeVisible();
  await expectFitEverywhere(pupil.page);
  await pupil.page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(seen(pupil.page, "Kod 6 rakam olmalı.")).toBeVisible();
  await expectFitEverywhere(pupil.page);
  await pupil.join(game.code, "Abdurrahman Efe");
  await other.join(game.code, "Ece");
  await expect(seen(pupil.page, "2 oyuncu")).toBeVisible();
  await expectSeenAcross(pupil.page, seen(pupil.page, "Öğretmenin başlatınca ilk soru burada açılacak."));
  await expectFitEverywhere(pupil.page);

  await game.start();
  await expect(seen(pupil.page, "1. soru")).toBeVisible();
  await expect(pupil.option("B")).toBeHidden();
  await expectFitEverywhere(pupil.page);
  await expectSeenAcross(pupil.page, ...["A", "B", "C", "D"].map((key) => pupil.option(key)));
  await expect(pupil.page.getByRole("status").getByText("Cevap zamanı.", { exact: true })).toBeAttached();
  await expectFitEverywhere(pupil.page);
  await pupil.page.getByRole("button", { name: "Okuma ayarları" }).click();
  await expectFitEverywhere(pupil.page);
  await pupil.page.getByRole("button", { name: "Tamam" }).click();
  await pupil.option("B").click();
  await expectSeenAcross(pupil.page, pupil.option("D"), seen(pupil.page, "Cevabın alındı."));
  await expectFitEverywhere(pupil.page);
  await other.option("A").click();
  await expect(pupil.page.getByRole("heading", { name: "Doğru!" })).toBeFocused();
  await expectSeenAcross(other.page, seen(other.page, "Senin cevabın: A, Ana hücrenin yarısı kadardır"));
  await expect(other.page.getByRole("heading", { name: "Bu sefer olmadı" })).toBeVisible();
  await expectFitEverywhere(pupil.page);
  await expectFitEverywhere(other.page);
  await passTimeUntil(pupil.page, pupil.page.getByRole("heading", { name: "Puan durumu" }));
  await expectFitEverywhere(pupil.page);

  await game.next();
  await expect(pupil.option("C")).toBeVisible();
  await expectFitEverywhere(pupil.page);
  await other.option("A").click();
  await expect(seen(other.page, "Cevabın alındı.")).toBeVisible();
  await game.endQuestion();
  await expect(pupil.page.getByRole("heading", { name: "Süre doldu" })).toBeVisible();
  await expectFitEverywhere(pupil.page);
  await expectNoneOverAnother(other.page, seen(other.page, /^Senin cevabın: A, Saksıların/));
  await pupil.page.getByRole("button", { name: "Açıklamayı oku" }).click();
  await expect(pupil.page.getByText(plants.explanation!)).toBeVisible();
  await expectFitEverywhere(pupil.page);
  await pupil.page.getByRole("button", { name: "Tamam" }).click();
  await game.next();
  await passTimeUntil(pupil.page, seen(pupil.page, "2 oyuncu arasında 1. oldun"));
  await expectFitEverywhere(pupil.page);
  await pupil.page.getByRole("button", { name: "Sorulara bak" }).click();
  await expect(pupil.page.getByText(plants.question_text)).toBeVisible();
  await expectFitEverywhere(pupil.page);
  expect([pupil.faults, other.faults]).toEqual([[], []]);
});

test("[F17] a pupil is lost and found: cut off, reloaded, blocked, late, back", async ({ browser, request }) => {
  const game = await aGame({ request }, [cells, plants]);
  const [cut, reloads, blocked, waits] = [
    await aPhone(browser),
    await aPhone(browser),
    await aPhone(browser),
    await aPhone(browser),
  ];
  await blockSockets(blocked.page);
  await cut.join(game.code, "Kesilen");
  await reloads.join(game.code, "Yenileyen");
  await blocked.join(game.code, "Engelli");
  await waits.join(game.code, "Bekleyen");
  await game.start();

  await expect(cut.tiles).toBeVisible();
  await cut.cut();
  await expect(cut.page.getByText(/yeniden bağlanılıyor \(\d\/5\)/)).toBeVisible();
  await cut.option("B").click();
  await expect(seen(cut.page, "Cevabın gönderiliyor.")).toBeVisible();
  await expectFit(cut.page);

  await expect(reloads.tiles).toBeVisible();
  await reloads.page.keyboard.press("2");
  await expect(seen(reloads.page, "Cevabın alındı.")).toBeVisible();
  await reloads.page.reload();
  await expect(seen(reloads.page, "Cevabın alındı.")).toBeVisible();
  await blocked.option("B").click();
  await expect(seen(blocked.page, "Cevabın alındı.")).toBeVisible();

  await cut.mend();
  await expect(seen(cut.page, "Yeniden bağlandın.")).toBeVisible();
  await expect(seen(cut.page, "Cevabın alındı.")).toBeVisible();
  await expect(waits.tiles).toBeVisible();
  await waits.page.keyboard.press("a");
  for (const { page } of [cut, reloads, blocked]) {
    await expect(page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  }
  await reloads.page.reload();
  await expect(reloads.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();

  const late = await aPhone(browser);
  await late.page.goto(`/student/game/${game.code}`);
  await expect(late.page).toHaveURL(`/student/join?code=${game.code}`);
  await late.join(game.code, "Geç Kalan");
  await expect(seen(late.page, "Sıradaki soruda sen de varsın.")).toBeVisible();
  await expectFit(late.page);
  await game.next();
  for (const { tiles } of [cut, reloads, blocked, late]) await expect(tiles).toBeVisible();
  await game.end();
  for (const { page } of [cut, reloads, blocked, late]) {
    await expect(page.getByRole("heading", { name: "Oyun tamamlandı" })).toBeVisible();
  }
  await expect(seen(blocked.page, "Kürsüdesin!")).toBeVisible();
});

test("[F16] another tab takes the game over and gives it back; the back button asks; the join page leads back", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [cells]);
  const pupil = await aPhone(browser);
  await pupil.join(game.code, "Ece");
  await game.start();
  await expect(pupil.tiles).toBeVisible();
  const second = await pupil.page.context().newPage();
  await second.goto(`/student/game/${game.code}`);
  await expect(seen(pupil.page, "Bu oyun başka bir sekmede açıldı.")).toBeVisible();
  await expectFit(pupil.page);
  await pupil.page.getByRole("button", { name: "Burada sürdür" }).click();
  await expect(pupil.tiles).toBeVisible();
  await expect(seen(second, "Bu oyun başka bir sekmede açıldı.")).toBeVisible();

  await pupil.page.goBack();
  await expect(seen(pupil.page, "Oyundan çıkılsın mı?")).toBeVisible();
  await expectFit(pupil.page);
  await pupil.page.getByRole("button", { name: "Kal" }).click();
  await expect(pupil.tiles).toBeVisible();

  await pupil.page.goto("/student/join");
  await expect(pupil.page.getByText(/Oyunun sürüyor: \d{3} \d{3}/)).toBeVisible();
  await expectFit(pupil.page);
  await pupil.page.getByRole("link", { name: "Devam et" }).click();
  await expect(pupil.tiles).toBeVisible();

  // The form has not loaded yet, because the network is slow.
  await pupil.page.route("**/student/join", (route) => route.fulfill({ status: 204 }));
  await pupil.page.goBack();
  await pupil.page.getByRole("button", { name: "Çık", exact: true }).click();
  await expect(pupil.page.getByRole("heading", { name: "Oyundan çıktın" })).toBeFocused();
  await expectFit(pupil.page);
  await pupil.page.getByRole("link", { name: "Oyuna dön" }).click();
  await expect(pupil.tiles).toBeVisible();
});

test("rare states fit as well: no connection yet, none any more, a closed game", async ({ browser, request }) => {
  const game = await aGame({ request }, [cells]);
  const waits = await aPhone(browser);
  await waits.page.routeWebSocket(/\/ws\?/, () => {});
  const calls = `**/api/game/${game.code}`;
  await waits.page.route(calls, (route) => route.abort());
  await waits.join(game.code, "Bekleyen");
  await expect(waits.page.getByRole("heading", { name: "Oyuna bağlanılıyor" })).toBeFocused();
  await expectFit(waits.page);
  // The socket stays open but silent; the page gets through again over HTTP.
  await waits.page.unroute(calls);
  await expect(waits.page.getByText("İçeridesin!")).toBeVisible();

  const cut = await aPhone(browser);
  await cut.page.clock.install();
  await cut.join(game.code, "Kesilen");
  await expect(cut.page.getByText("İçeridesin!")).toBeVisible();
  await cut.cut();
  // While it tries, the page below the banner stays; without any tries left it says so.
  const looks = [cut.page.getByText("(5/5)"), cut.page.getByRole("heading", { name: "Bağlanamadık" })];
  for (const [i, look] of looks.entries()) {
    await expect(async () => {
      await cut.page.clock.fastForward(2_000);
      expect(await look.isVisible()).toBe(true);
    }).toPass({ intervals: [100], timeout: 60_000 });
    await expectFit(cut.page);
    await expect(cut.page.getByText("İçeridesin!")).toBeVisible({ visible: i === 0 });
  }

  const other = await aPhone(browser);
  await other.join(game.code, "Ali");
  await expect(other.page.getByText("İçeridesin!")).toBeVisible();
  await game.close();
  await expect(other.page.getByRole("heading", { name: "Oyun kapatıldı" })).toBeFocused();
  await expect(seen(other.page, "Öğretmenin bu oyunu sonlandırdı.")).toBeVisible();
  await expectFit(other.page);
  await other.page.reload();
  await expect(other.page.getByRole("heading", { name: "Oyun kapandı" })).toBeFocused();
  await expectFit(other.page);
});

test("a removed pupil is told so, and the name is free again", async ({ browser, page }) => {
  const game = await aGame(page, [cells]);
  const [removed, next] = [await aPhone(browser), await aPhone(browser)];
  await removed.join(game.code, "Ece");
  await expect(seen(removed.page, "İçeridesin!")).toBeVisible();
  await next.page.goto(`/student/join?code=${game.code}`);
  await next.page.getByLabel("Takma adın").fill("ECE");
  await next.page.keyboard.press("Enter");
  // The message names the free name in the same sentence.
  const taken = next.page.getByRole("alert").filter({ hasText: "Bu ad oyunda var. Şunu alabilirsin:" });
  await expect(taken.getByRole("button", { name: "ECE 2" })).toBeVisible();
  await expectFit(next.page);

  const [player] = await game.players();
  await page.goto("/");
  await page.evaluate(
    async ({ code, token, player_id }) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws?code=${code}&token=${token}`);
      await new Promise((open) => socket.addEventListener("open", open));
      socket.send(JSON.stringify({ type: "kick_player", player_id }));
    },
    { code: game.code, token: game.token, player_id: player!.player_id },
  );
  await expect(removed.page.getByRole("heading", { name: "Oyundan çıkarıldın" })).toBeFocused();
  await expectFit(removed.page);
  await next.page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(seen(next.page, "İçeridesin!")).toBeVisible();
});

test("a game whose script does not arrive says so, and another try brings it", async ({ browser, request }) => {
  const game = await aGame({ request }, [cells]);
  const pupil = await aPhone(browser);
  await pupil.join(game.code, "Ece");
  await expect(seen(pupil.page, "1 oyuncu")).toBeVisible();
  const letScriptCome = await lostUntil(pupil.page, "**/assets/start-*.js");
  await pupil.page.reload();
  await expect(pupil.page.getByRole("heading", { name: "Oyun açılamadı" })).toBeVisible();
  await expectFit(pupil.page);
  letScriptCome();
  await pupil.page.getByRole("button", { name: "Yeniden dene" }).click();
  await expect(seen(pupil.page, "1 oyuncu")).toBeVisible();
});
