import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Browser, type Page, type WebSocketRoute } from "../steps/test";
import { aVisitor, seen, signedIn, tokenOf } from "../steps/steps";

const phone = { width: 360, height: 640 };
const questions = [
  { question_text: "Türkiye’nin en yüksek dağı hangisidir?", right: "Ağrı Dağı", wrong: "Erciyes Dağı" },
  { question_text: "Türkiye kaç ilden oluşur?", right: "81", wrong: "67" },
  { question_text: "Proteini hangi organel üretir?", right: "Ribozom", wrong: "Koful" },
];

test("a teacher and eight pupils play a whole game, whatever happens to them", async ({ browser }) => {
  const teacher = await aVisitor(browser, { width: 1920, height: 1080 });
  const board = teacher.page;
  await signedIn(board, "ogretmen@ornek.test");
  const { code, token } = await aGame(board);
  await board.goto(`/teacher/games/${code}/host`);
  await expect(seen(board, "İlk bilyeyi bekliyoruz")).toBeVisible();

  const ali = await aPupil(browser, code, "Ali");
  const ece = await aPupil(browser, code, "Ece Naz");
  const mert = await aPupil(browser, code, "Mert");
  const defne = await aPupil(browser, code, "Abdurrahman Efe");
  const cut = await aPupil(browser, code, "Işıl", await cuttable());
  const blocked = await aPupil(browser, code, "Çağrı", noSockets);
  const rude = await aPupil(browser, code, "Yaramaz");
  await expect(board.getByRole("button", { name: /, seçenekler$/ })).toHaveCount(7);

  // The teacher removes one pupil.
  await board.getByRole("button", { name: "Yaramaz, seçenekler" }).click();
  await board.getByRole("button", { name: "Çıkar", exact: true }).click();
  await expect(rude.page.getByRole("heading", { name: "Oyundan çıkarıldın" })).toBeVisible();

  // First question: one pupil reloads in the middle and finds the answer again, one loses the network and comes back.
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await answer(ali, questions[0]!.right);
  await ali.page.reload();
  await expect(seen(ali.page, "Cevabın alındı.")).toBeVisible();
  await cut.link!.cut();
  await answer(ece, questions[0]!.right);
  await answer(mert, questions[0]!.wrong);
  await answer(blocked, questions[0]!.right);
  await expect(cut.page.getByText(/Bağlantı koptu/).first()).toBeVisible();
  cut.link!.mend();
  await expect(cut.page.getByRole("heading", { name: questions[0]!.question_text })).toBeVisible();
  await answer(cut, questions[0]!.right);
  await answer(defne, questions[0]!.wrong);
  await expect(ali.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await expect(mert.page.getByRole("heading", { name: "Bu sefer olmadı" })).toBeVisible();
  await expect(blocked.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();

  // Second question: one pupil joins late, and the teacher's board is reloaded in the middle.
  await goOn(board);
  await expect(board.getByRole("heading", { name: questions[1]!.question_text })).toBeVisible();
  const late = await aPupil(browser, code, "Geç Kalan");
  await board.reload();
  await expect(board.getByRole("heading", { name: questions[1]!.question_text })).toBeVisible();
  for (const pupil of [ali, ece, late, cut]) await answer(pupil, questions[1]!.right);
  for (const pupil of [mert, defne, blocked]) await answer(pupil, questions[1]!.wrong);
  await expect(late.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();

  // Third question: the teacher ends it early, before two pupils have answered.
  await goOn(board);
  for (const pupil of [ali, mert, defne, late]) await answer(pupil, questions[2]!.right);
  await answer(blocked, questions[2]!.right);
  await board.getByRole("button", { name: "Süreyi bitir" }).click();
  await expect(ece.page.getByRole("heading", { name: "Süre doldu" })).toBeVisible();
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();

  // Every screen agrees with the server.
  const reply = await board.request.get(`/api/game/${code}/leaderboard`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { leaderboard } = (await reply.json()) as { leaderboard: { nickname: string; score: number; rank: number }[] };
  expect(leaderboard).toHaveLength(7);
  const pupils = [ali, ece, mert, defne, cut, blocked, late];
  for (const { nickname, score, rank } of leaderboard) {
    const { page } = pupils.find((pupil) => pupil.nickname === nickname)!;
    await expect(seen(page, `7 oyuncu arasında ${rank}. oldun`)).toBeVisible();
    await expect(seen(page, score.toLocaleString("tr-TR")).first()).toBeVisible();
  }
  for (const { nickname, score } of leaderboard.slice(0, 3)) {
    const plinth = board.getByLabel("Kürsü").getByRole("listitem").filter({ hasText: nickname });
    await expect(plinth).toContainText(`${score.toLocaleString("tr-TR")} puan`);
  }
  for (const { page, faults } of [...pupils.filter((pupil) => pupil !== cut && pupil !== blocked), teacher]) {
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

type Link = { cut(): Promise<void>; mend(): void };
type Pupil = Awaited<ReturnType<typeof aVisitor>> & { nickname: string; link: Link | undefined };

/** Joins as a pupil on a small phone. `wire` may change the phone's sockets first. */
async function aPupil(
  browser: Browser,
  code: string,
  nickname: string,
  wire?: (page: Page) => Promise<Link | undefined>,
): Promise<Pupil> {
  const visitor = await aVisitor(browser, phone);
  const link = await wire?.(visitor.page);
  await visitor.page.goto(`/student/join?code=${code}`);
  await visitor.page.getByLabel("Takma adın").fill(nickname);
  await visitor.page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(visitor.page).toHaveURL(`/student/game/${code}`);
  await expect(visitor.page.getByRole("heading", { level: 1 })).toBeVisible();
  return { ...visitor, nickname, link };
}

async function answer({ page }: Pupil, option: string) {
  await page.getByRole("group", { name: "Şıklar" }).getByRole("button", { name: option }).click();
}

/** Goes from the answer through the standings to the next question. */
async function goOn(board: Page) {
  await board.getByRole("button", { name: "Puan durumu" }).click();
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
}

/** A game of three questions, with a clock long enough for a slow machine. */
async function aGame(page: Page) {
  const token = await tokenOf(page, "ogretmen@ornek.test");
  const headers = { authorization: `Bearer ${token}` };
  const set = await page.request.post("/api/question-sets/import", {
    headers,
    data: {
      title: "Uçtan uca deneme",
      questions: questions.map(({ question_text, right, wrong }) =>
        aWrittenQuestion({ question_text, options: { A: right, B: wrong }, time_limit: 120 }),
      ),
    },
  });
  const { question_set } = (await set.json()) as { question_set: { id: string } };
  const game = await page.request.post("/api/game", {
    headers,
    data: { question_set_id: question_set.id, settings: { reading_seconds: 1 } },
  });
  const { game: made } = (await game.json()) as { game: { game_code: string } };
  return { code: made.game_code, token };
}

/** A school's filter that blocks every socket. */
async function noSockets(page: Page): Promise<undefined> {
  await page.routeWebSocket(/\/ws/, (ws) => ws.close({ code: 1006 }));
}

/** A connection that can be cut and restored. */
function cuttable(): Promise<(page: Page) => Promise<Link>> {
  return Promise.resolve(async (page: Page) => {
    let isCut = false;
    let open: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/ws/, (ws) => {
      if (isCut) return void ws.close({ code: 1012 });
      const server = ws.connectToServer();
      open.push(server, ws);
    });
    return {
      async cut() {
        isCut = true;
        for (const side of open) await side.close({ code: 1012 });
        open = [];
        await page.context().setOffline(true);
      },
      mend() {
        isCut = false;
        void page.context().setOffline(false);
      },
    };
  });
}
