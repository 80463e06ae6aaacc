import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page, type WebSocketRoute } from "@playwright/test";
import { aVisitor, signIn, tokenOf } from "./steps";

const boardSize = { width: 1920, height: 1080 };

test("the board is hosted by keyboard alone, and a reload finds every scene again", async ({ browser }) => {
  test.setTimeout(180_000);
  const { context, page: board, faults } = await aVisitor(browser, boardSize);
  await signIn(board, "ogretmen@ornek.test");
  const game = await aGame(board);
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  await board.keyboard.press("Space");
  await expect(board.getByText("En az bir oyuncu gerekli")).toBeVisible();
  const pupils = [await aPupil(board, game.code, "Ali"), await aPupil(board, game.code, "Ece Naz")];
  await again(board, board.getByRole("button", { name: "Ece Naz, seçenekler" }));

  await board.keyboard.press("l");
  await again(board, board.getByText("Katılım kapalı"));
  await board.keyboard.press("l");
  await board.keyboard.press("k");
  await expect(board.getByRole("dialog", { name: /Oyun kodu/ })).toBeVisible();
  await board.keyboard.press("Escape");
  await board.keyboard.press("?");
  await expect(board.getByRole("dialog", { name: "Kısayollar" })).toBeVisible();
  await board.keyboard.press("Escape");
  await expect(board.getByRole("dialog")).toHaveCount(0);

  await pressUntil(board, "Enter", board.getByRole("heading", { name: "Soru bir?" }));
  await again(board, board.getByRole("heading", { name: "Soru bir?" }));
  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeVisible();
  await Promise.all(pupils.map((pupil) => pupil.looks()));
  await pupils[0]!.answers("A");
  await expect(board.getByText("1 / 2 cevap")).toBeVisible();
  await again(board, board.getByText("1 / 2 cevap"));
  await pressUntil(board, "PageDown", board.getByText("Bilen 1 / 2"));
  await expect(board.getByText("1 kişi boş bıraktı")).toBeVisible();
  await again(board, board.getByText("Bilen 1 / 2"));
  await pressUntil(board, "ArrowRight", board.getByRole("heading", { name: "Puan durumu" }));
  await again(board, board.getByRole("heading", { name: "Puan durumu" }));
  await expect(board.getByRole("listitem").first()).toContainText("Ali");

  // P hides the table, and the answer is followed by the next question at once.
  await board.keyboard.press("p");
  await expect(board.getByRole("button", { name: "Sıradaki soru" })).toBeVisible();
  await expect(board.getByRole("heading", { name: "Puan durumu" })).toHaveCount(0);
  await pressUntil(board, "Space", board.getByRole("heading", { name: "Soru iki?" }));
  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeVisible();
  await Promise.all(pupils.map((pupil) => pupil.looks()));
  await pupils[0]!.answers("A");
  await pupils[1]!.answers("A");
  await expect(board.getByText("Herkes bildi!")).toBeVisible();
  await pressUntil(board, "Space", board.getByRole("heading", { name: "Kürsü belli oldu!" }));
  await expect(board.getByLabel("Kürsü").getByRole("listitem")).toHaveCount(2);
  await again(board, board.getByRole("heading", { name: "Kürsü belli oldu!" }));
  await pressUntil(board, "Enter", board.getByText("Kim, hangi soruda?"));
  expect(faults).toEqual([]);
  await context.close();
});

test("two boards and the teacher's phone stand together", async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await aVisitor(browser, boardSize);
  await signIn(first.page, "ogretmen@ornek.test");
  const game = await aGame(first.page);
  const second = await first.context.newPage();
  const { storageState } = { storageState: await first.context.storageState() };
  const phone = await (await browser.newContext({ storageState, viewport: { width: 360, height: 640 } })).newPage();
  await aPupil(first.page, game.code, "Ali");
  for (const screen of [first.page, second, phone]) await screen.goto(`/teacher/games/${game.code}/host`);

  await phone.getByRole("button", { name: "Oyunu başlat" }).click();
  for (const screen of [first.page, second]) {
    await expect(screen.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  }
  await phone.getByRole("button", { name: "+10 sn" }).click();
  await phone.getByRole("button", { name: "Süreyi bitir" }).click();
  for (const screen of [first.page, second]) await expect(screen.getByText("kimse bilemedi")).toBeVisible();
  await phone.getByRole("button", { name: "Puan durumu" }).click();
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
  await phone.context().close();
  await first.context.close();
});

test("a lost connection is said, and the board comes back to where the game is", async ({ browser }) => {
  const { context, page: board } = await aVisitor(browser, boardSize);
  await signIn(board, "ogretmen@ornek.test");
  const game = await aGame(board);
  await aPupil(board, game.code, "Ali");
  let open: WebSocketRoute[] = [];
  let isCut = false;
  await board.routeWebSocket(/\/ws/, (ws) => {
    if (isCut) return void ws.close({ code: 1012 });
    open = [ws, ws.connectToServer()];
    return undefined;
  });
  await board.goto(`/teacher/games/${game.code}/host`);
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  isCut = true;
  for (const side of open) await side.close({ code: 1012 });
  await expect(board.getByText(/Tahtanın bağlantısı koptu, yeniden bağlanılıyor \(\d\/5\)/)).toBeVisible();
  await game.calls("end-question");
  isCut = false;
  await expect(board.getByText("Yeniden bağlandı.")).toBeVisible({ timeout: 30_000 });
  await expect(board.getByText("Doğru cevap").first()).toBeVisible();
  await context.close();
});

test("axe finds nothing on any scene of a rehearsal, light and dark, and nothing is kept", async ({ browser }) => {
  test.setTimeout(240_000);
  const visitor = await aVisitor(browser, boardSize);
  const { page: board } = visitor;
  await signIn(board, "ogretmen@ornek.test");
  const game = await aGame(board);
  await board.goto(`/teacher/games/${game.code}`);
  await axe(board);
  await board.getByRole("link", { name: "Sınıfsız dene" }).click();
  const asked: string[] = [];
  board.on("request", (request) => asked.push(request.method() + new URL(request.url()).pathname));
  for (const press of ["", "d"]) {
    await expect(board.getByRole("button", { name: /seçenekler$/ })).toHaveCount(24, { timeout: 30_000 });
    if (press) await board.keyboard.press(press);
    await axe(board);
    await board.getByRole("button", { name: "Defne, seçenekler" }).click();
    await axe(board);
    await board.getByRole("button", { name: "Adını değiştir" }).click();
    await axe(board);
    await board.keyboard.press("Escape");
    for (const key of ["?", "k"]) {
      await board.keyboard.press(key);
      await expect(board.getByRole("dialog")).toBeVisible();
      await axe(board);
      await board.keyboard.press("Escape");
      await expect(board.getByRole("dialog")).toHaveCount(0);
    }
    await board.getByRole("button", { name: "Oyunu başlat" }).click();
    await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
    await axe(board);
    await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeVisible();
    await axe(board);
    await board.getByRole("button", { name: "Süreyi bitir" }).click();
    await expect(board.getByRole("button", { name: "Puan durumu" })).toBeVisible();
    await axe(board);
    await board.getByRole("button", { name: "Puan durumu" }).click();
    await expect(board.getByRole("heading", { name: "Puan durumu" })).toBeVisible();
    await axe(board);
    await board.getByRole("button", { name: "Tahta menüsü" }).click();
    await axe(board);
    await board.getByRole("menuitem", { name: "Oyunu bitir" }).click();
    await axe(board);
    await board.getByRole("dialog").getByRole("button", { name: "Oyunu bitir" }).click();
    await expect(board.getByRole("button", { name: "Yeniden dene" })).toBeVisible();
    await axe(board);
    await board.getByRole("button", { name: "Yeniden dene" }).click();
  }
  expect(asked.filter((call) => call.includes("/api/") && !call.startsWith("GET"))).toEqual([]);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

async function axe(page: Page) {
  // What is still fading in has the colours of two moments. A question's clock runs on.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || Number(effect?.getTiming().duration) > 3000),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The page is loaded anew, and shows this again. */
async function again(page: Page, what: ReturnType<Page["getByText"]>) {
  await expect(what).toBeVisible();
  await page.reload();
  await expect(what).toBeVisible();
}

/** A press in the first moment of a scene belongs to the scene before; a teacher presses again. */
async function pressUntil(page: Page, key: string, shown: ReturnType<Page["getByText"]>) {
  await expect(async () => {
    if (!(await shown.isVisible())) await page.keyboard.press(key);
    await expect(shown).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });
}

/** A game of two questions whose right answer is A. */
async function aGame(page: Page) {
  const token = await tokenOf(page, "ogretmen@ornek.test");
  const headers = { authorization: `Bearer ${token}` };
  const questions = ["Soru bir?", "Soru iki?"].map((question_text) => ({
    question_text,
    options: { A: "Doğru olan", B: "Yanlış olan", C: "Bu da değil" },
    correct_option: "A",
    time_limit: 120,
    explanation: "Çünkü öyle.",
  }));
  const set = await page.request.post("/api/question-sets/import", {
    headers,
    data: { title: "Tahta denemesi", questions },
  });
  const { question_set } = (await set.json()) as { question_set: { id: string } };
  const data = { question_set_id: question_set.id, settings: { reading_seconds: 1 } };
  const made = await page.request.post("/api/game", { headers, data });
  const { game } = (await made.json()) as { game: { game_code: string } };
  const code = game.game_code;
  return { code, calls: (what: string) => page.request.post(`/api/game/${code}/${what}`, { headers }) };
}

/** A pupil who plays over HTTP alone: there for ten seconds after each look. */
async function aPupil(page: Page, code: string, nickname: string) {
  const reply = await page.request.post("/api/game/join", { data: { game_code: code, nickname } });
  const { session_id } = (await reply.json()) as { session_id: string };
  const headers = { "session-id": session_id };
  const looks = async () => {
    const seen = await page.request.get(`/api/game/${code}`, { headers });
    return (await seen.json()) as { question: { question_id: string } };
  };
  return {
    looks,
    answers: async (answer: string) => {
      const { question } = await looks();
      const data = { question_id: question.question_id, answer, response_time_ms: 1000 };
      expect((await page.request.post("/api/game/answer", { headers, data })).status()).toBe(200);
    },
  };
}
