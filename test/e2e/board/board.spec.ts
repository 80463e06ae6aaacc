import { expect, test, type Locator, type Page, type WebSocketRoute } from "../steps/test";
import { aGame, anHttpPupil, blockSockets, expectFit, twoQuestions } from "../steps/a-class";
import { widthOf } from "../steps/sound";
import { aTeacher, aVisitor } from "../steps/steps";

const start = (page: Page) => page.getByRole("button", { name: "Oyunu başlat" });

/** Sends the second half of a double click to whatever is at that place by then. */
async function secondClick(page: Page, on: Locator) {
  const { x, y, width, height } = (await on.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test("a reload finds every scene again", async ({ browser }) => {
  const { page: board, faults } = await aTeacher(browser);
  const game = await aGame(board, twoQuestions, { reading_seconds: 1 });
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  const pupils = [await anHttpPupil(board, game.code, "Ali"), await anHttpPupil(board, game.code, "Ece Naz")] as const;
  await expect(board.getByRole("button", { name: "Ece Naz, seçenekler" })).toBeVisible();
  await board.getByRole("button", { name: "Katılımı kilitle" }).click();
  await again(board, board.getByText("Katılım kapalı"));
  await expect(board.getByRole("button", { name: "Ece Naz, seçenekler" })).toBeVisible();

  await game.start();
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeVisible();
  await pupils[0].answers("A");
  await again(board, board.getByText("1 / 2 cevap", { exact: true }));
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  await expectFit(board);
  await board.getByRole("button", { name: "Tahta menüsü" }).click();
  await expect(board.getByRole("menu")).toBeInViewport({ ratio: 1 });
  await board.keyboard.press("Escape");
  await game.endQuestion();
  await again(board, board.getByText("1 kişi boş bıraktı", { exact: true }));
  await expect(board.getByText("Bilen 1 / 2", { exact: true })).toBeVisible();
  await board.getByRole("button", { name: "Puan durumu" }).click();
  await secondClick(board, board.getByRole("button", { name: "Sıradaki soru" }));
  await again(board, board.getByRole("heading", { name: "Puan durumu" }));
  await expect(board.getByRole("listitem").first()).toContainText("Ali");

  await game.next();
  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeVisible();
  await pupils[0].answers("A");
  await pupils[1].answers("A");
  await expect(board.getByText("Herkes bildi!", { exact: true })).toBeVisible();
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await expect(board.getByLabel("Kürsü").getByRole("listitem")).toHaveCount(2);
  await again(board, board.getByRole("heading", { name: "Kürsü belli oldu!" }));
  expect(faults).toEqual([]);
});

test("a weak or zoomed board is a board; which screen is which is chosen, and remembered", async ({ browser }) => {
  const { page: board } = await aTeacher(browser, { width: 960, height: 540 });
  const game = await aGame(board, twoQuestions);
  await anHttpPupil(board, game.code, "Ali");
  await board.goto(`/teacher/games/${game.code}/host`);
  for (const [width, height] of [
    [960, 540],
    [911, 512],
    [900, 500],
  ] as const) {
    await board.setViewportSize({ width, height });
    await expect(board.getByText("Telefonundan aç")).toBeVisible();
    await expect(start(board)).toBeInViewport({ ratio: 1 });
  }
  await board.getByRole("button", { name: "Tahta menüsü" }).click();
  await board.getByRole("menuitem", { name: "Kumanda olarak kullan" }).click();
  await expect(board.getByText("Kumanda", { exact: true })).toBeVisible();
  await board.reload();
  await board.getByRole("button", { name: "Tahta olarak göster" }).click();
  await expect(board.getByText("Telefonundan aç")).toBeVisible();

  // The board's picture lets in a phone on which nobody is signed in: to this game only, as its remote.
  await board.keyboard.press("d");
  await board.getByRole("button", { name: "Tahta menüsü" }).click();
  const offer = board.waitForResponse(/\/pair$/);
  await board.getByRole("menuitem", { name: "Öğretmenin telefonu" }).click();
  const picture = board.getByRole("img", { name: "Öğretmenin telefonu için karekod" });
  // The code is ink on white on a dark board too, because cameras read nothing else.
  await expect(picture).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expectFit(board);
  const { token } = (await (await offer).json()) as { token: string };
  const { page: phone } = await aVisitor(browser, { width: 640, height: 360 });
  await phone.goto(`/pair?t=${token}`);
  await expect(phone.getByText("Yazılınca bu telefon oyunun kumandası olur.")).toBeVisible();
  const digits = (await phone.getByLabel(/^\d \d$/).textContent())!;
  await board.getByRole("dialog").getByLabel("İki rakam").fill(digits);
  await board.getByRole("button", { name: "Telefonu bağla" }).click();
  await expect(phone.getByText("Kumanda", { exact: true })).toBeVisible();
  await expect(phone.getByRole("link", { name: "Geri" })).toHaveCount(0);
  await start(phone).click();
  await expect(phone.getByRole("listitem").filter({ hasText: "doğru" })).toHaveCount(1);
  await game.end();
  await expect(phone.getByText("Raporu bilgisayarınızda, oyunlarınızın arasında bulursunuz.")).toBeVisible();
  await expect(phone.getByRole("button", { name: "Bir tur daha" })).toHaveCount(0);
});

test("two boards and the teacher's phone stand together", async ({ browser }) => {
  const first = await aTeacher(browser);
  const second = await first.context.newPage();
  const { page: phone } = await aTeacher(browser, { width: 320, height: 640 });
  const game = await aGame(first.page, twoQuestions, { reading_seconds: 1 });
  await anHttpPupil(first.page, game.code, "Ali");
  for (const screen of [first.page, second, phone]) await screen.goto(`/teacher/games/${game.code}/host`);

  await expect(phone.getByText("1 oyuncu", { exact: true })).toBeVisible();
  await expectFit(phone);
  await phone.setViewportSize({ width: 360, height: 640 });
  await phone.getByRole("button", { name: "Kilitle" }).click();
  await expect(phone.getByRole("button", { name: "Katılımı aç" })).toBeVisible();
  expect(await widthOf(phone)).toBe(360);
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.getByRole("button", { name: "Oyunu başlat" }).click();
  for (const screen of [first.page, second]) {
    await expect(screen.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  }
  await phone.getByRole("button", { name: "+10 sn" }).click();
  await expectFit(phone);
  await phone.getByRole("button", { name: "Süreyi bitir" }).click();
  for (const screen of [first.page, second]) await expect(screen.getByText("kimse bilemedi")).toBeVisible();
  await expect(phone.getByText("0 / 1 bildi", { exact: true })).toBeVisible();
  await expectFit(phone);
  await phone.getByRole("button", { name: "Puan durumu" }).click();
  await expect(phone.getByRole("listitem")).toContainText("Ali");
  await expectFit(phone);
  for (const screen of [first.page, second]) {
    await expect(screen.getByRole("heading", { name: "Puan durumu" })).toBeVisible();
  }
  await second.getByRole("button", { name: "Sıradaki soru" }).click();
  await expect(phone.getByRole("heading", { name: "Soru 2" })).toBeVisible();
  await phone.getByRole("button", { name: "Oyunu bitir" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Oyunu bitir" }).click();
  for (const screen of [first.page, second]) {
    await expect(screen.getByRole("heading", { name: "Bugün ısındık." })).toBeVisible();
  }
});

test("[F30] the board and the remote host the whole game where WebSockets are blocked, and say that they are", async ({
  browser,
}) => {
  const { page: board, faults } = await aTeacher(browser);
  const { page: remote } = await aTeacher(browser, { width: 360, height: 640 });
  const game = await aGame(board, twoQuestions);
  for (const screen of [board, remote]) {
    await blockSockets(screen);
    await screen.goto(`/teacher/games/${game.code}/host`);
    await expect(screen.getByText(/^Bağlantı kısıtlı:/)).toBeVisible();
  }
  await anHttpPupil(board, game.code, "Ali");
  await expectFit(remote);
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  await expect(remote.getByRole("heading", { name: "Soru 1" })).toBeVisible();
  await remote.getByRole("button", { name: "Süreyi bitir" }).click();
  await expect(board.getByText("kimse bilemedi")).toBeVisible();
  await board.getByRole("button", { name: "Puan durumu" }).click();
  await expect(board.getByRole("heading", { name: "Puan durumu" })).toBeVisible();
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
  await expect(remote.getByRole("heading", { name: "Soru 2" })).toBeVisible();
  await remote.getByRole("button", { name: "Oyunu bitir" }).click();
  await remote.getByRole("dialog").getByRole("button", { name: "Oyunu bitir" }).click();
  for (const name of ["Bugün ısındık.", "Oyun bitti"]) {
    const screen = name === "Oyun bitti" ? remote : board;
    await expect(screen.getByRole("heading", { name })).toBeVisible();
    await expect(screen.getByText(/^Bağlantı kısıtlı:/)).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test("from its page a board sounds at once, its back button asks, shows emoji by words, and outlives a lost connection", async ({
  browser,
}) => {
  const { page: board } = await aTeacher(browser);
  const game = await aGame(board, twoQuestions, { reading_seconds: 1 });
  await board.addInitScript(() => {
    // Make every sign look like every other, as if this machine could draw none of them.
    HTMLCanvasElement.prototype.toDataURL = () => "";
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  let open: WebSocketRoute[] = [];
  let isCut = false;
  await board.routeWebSocket(/\/ws/, (ws) => {
    if (isCut) return void ws.close({ code: 1012 });
    open = [ws, ws.connectToServer()];
    return undefined;
  });
  await board.goto(`/teacher/games/${game.code}`);
  const opens = board.getByRole("link", { name: "Tahtayı aç" }).first();
  await opens.click();
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  const states = () =>
    board.evaluate(() => (window as never as { contexts: AudioContext[] }).contexts.map((one) => one.state));
  await expect.poll(states).toEqual(["running"]);

  const dialog = board.getByRole("dialog", { name: "Oyun ekranından çıkılsın mı?" });
  await board.goBack();
  await dialog.getByRole("button", { name: "Kal" }).click();
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  await expect(board).toHaveURL(/\/host$/);
  for (const name of ["🦊", "🐙🐙", "Ece 🎈", "Ali"]) await anHttpPupil(board, game.code, name);
  for (const name of ["(emoji)", "Ece", "Ali"]) {
    const chip = board.getByRole("button", { name: `${name}, seçenekler`, exact: true });
    await expect(chip).toHaveCount(name === "(emoji)" ? 2 : 1);
  }
  await board.goBack();
  await dialog.getByRole("button", { name: "Çık" }).click();
  await expect(board).toHaveURL(`/teacher/games/${game.code}`);
  await expect(board.getByText("(emoji)", { exact: true })).toHaveCount(2);

  await opens.click();
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  isCut = true;
  const calls = "**/api/game/**";
  await board.route(calls, (route) => route.abort());
  for (const side of open) await side.close({ code: 1012 });
  await expect(board.getByText(/Tahtanın bağlantısı koptu, yeniden bağlanılıyor \(\d\/5\)/)).toBeVisible();
  await expect(board.getByText(/cevaplar sayılıyor/)).toHaveCount(0);
  await game.endQuestion();
  await board.unroute(calls);
  isCut = false;
  await expect(board.getByText("Yeniden bağlandı.")).toBeVisible();
  await expect(board.getByText("Doğru cevap", { exact: true })).toBeVisible();
});

/** Reloads the page and expects it to show this again. */
async function again(page: Page, what: ReturnType<Page["getByText"]>) {
  await expect(what).toBeVisible();
  await page.reload();
  await expect(what).toBeVisible();
}
