import { expect, test, type Page } from "../steps/test";
import { cells, plants } from "../steps/a-class";
import { aClassBeforeACamera } from "../steps/before-a-camera";
import { expectSound, expectSoundBoard } from "../steps/sound";
import { aVisitor, passwordOf, signedIn, tokenOf, type Caller } from "../steps/steps";

const teacher = "ogretmen@ornek.test";

test("[F38] a lesson without any phone: the board reads the cards itself, from its lobby to the report", async ({
  playwright,
  launchOptions,
  request,
}, testInfo) => {
  const { held, game, browser } = await aClassBeforeACamera(
    { playwright, launchOptions, request },
    { cards: 14, questions: [cells, plants] },
    testInfo,
  );
  // At home the teacher makes a code for the board.
  const { page: home, faults: homeFaults } = await aVisitor(browser);
  await signedIn(home, teacher);
  await home.goto("/teacher/dashboard");
  await home.getByRole("button", { name: "Ana sayfa menüsü" }).click();
  await home.getByRole("menuitem", { name: "Telefonsuz ders" }).click();
  await expectSound(home, "a code for the board");
  await home.setViewportSize({ width: 1440, height: 900 });
  await home.getByLabel("Gün").fill(today());
  await home.getByLabel("Şifreniz").fill(passwordOf(teacher));
  await home.getByRole("button", { name: "Kod oluştur" }).click();
  const code = await home.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).innerText();
  await expect(home.getByRole("button", { name: /İptal et$/ })).toBeVisible();
  await expectSound(home, "the code");
  // Its card takes one sheet of paper.
  const paper = (await home.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);

  // On the board nobody types a password, and nobody has a phone.
  const { page: board, faults } = await aVisitor(browser, { width: 1920, height: 1080 });
  await board.context().grantPermissions([]);
  const network = await networkOf(board);
  await board.goto(`/auth/board?next=${encodeURIComponent(`/teacher/games/${game.code}`)}`);
  await board.getByRole("button", { name: "Kodum var" }).click();
  await expectSound(board, "a board's code");
  await board.setViewportSize({ width: 1920, height: 1080 });
  await board.getByLabel("Evde aldığınız kod").fill(code);
  await board.getByRole("button", { name: "Aç", exact: true }).click();
  await board.getByRole("link", { name: "Tahtayı aç" }).click();
  await expect(board).toHaveURL(`/teacher/games/${game.code}/cards`);
  await expect(board.getByRole("button", { name: "Kamerayı aç" })).toBeVisible();
  await board.getByRole("button", { name: "Kamerayı aç" }).click();
  await expect(board.getByText(`${held.length} kart görünüyor`)).toBeVisible();
  await expectSoundBoard(board, "the lobby with the board's own camera");
  await board.setViewportSize({ width: 1920, height: 1080 });
  await board.keyboard.press("v");
  await expect(board.getByRole("button", { name: "Görüntüyü küçült" })).toBeVisible();
  await board.getByRole("button", { name: "Görüntüyü küçült" }).click();
  // The network goes while cards are read: reading goes on, and what was read is sent with the network.
  network.goesWithNextCards();
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByText(/^Tahtanın bağlantısı koptu/)).toBeVisible();
  await expect(board.getByText(`${held.length} / ${held.length + 1} okundu`).first()).toBeVisible();
  expect(await answeredIn({ request }, game.code)).toBe(0);
  await network.comesBack();
  await expect.poll(() => answeredIn({ request }, game.code)).toBe(held.length);
  await board.keyboard.press("v");
  await expect(board.getByRole("button", { name: "Görüntüyü kaldır" })).toBeVisible();
  await expectSoundBoard(board, "the picture is large");
  await board.getByRole("button", { name: "Görüntüyü kaldır" }).click();
  await expect(board.getByRole("button", { name: /Kamera okuyor, görüntüyü aç/ })).toBeVisible();
  await board.keyboard.press("d");
  await board.getByRole("button", { name: /Kamera okuyor, görüntüyü aç/ }).click();

  // In the middle of the lesson the page is reloaded: the camera, once allowed, opens by itself.
  await board.getByRole("button", { name: "Cevabı göster" }).click();
  await board.getByRole("button", { name: "Puan durumu" }).click();
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
  await board.context().grantPermissions(["camera"]);
  await board.reload();
  await expect(board.getByText(`${held.length} / ${held.length + 1} okundu`).first()).toBeVisible();
  await board.setViewportSize({ width: 960, height: 540 });
  await board.setViewportSize({ width: 1920, height: 1080 });
  await expect(board.getByText(`${held.length} kart bekleniyor`)).toHaveCount(0);
  await board.getByRole("button", { name: "Cevabı göster" }).click();
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await expect(board.getByRole("button", { name: "Raporu aç" })).toBeVisible();

  // The report waits at home.
  const letters = Object.fromEntries(held.map(({ number, letter }) => [number, letter]));
  const answers = await answersOf({ request }, game.code);
  expect(answers).toEqual([
    { ...letters, 60: null },
    { ...letters, 60: null },
  ]);
  await home.goto(`/teacher/games/${game.code}/statistics`);
  await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
  expect([faults, homeFaults]).toEqual([[], []]);
  await browser.close();
});

/** A board's network, which goes with the next cards that the board sends: these are lost. */
async function networkOf(board: Page) {
  let state: "there" | "going" | "gone" = "there";
  await board.routeWebSocket(/\/ws\?/, (socket) => {
    if (state === "gone") return void socket.close({ code: 1011 });
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      if (state === "going" && String(message).includes("host_answers")) {
        state = "gone";
        await board.context().setOffline(true);
        await socket.close({ code: 1011 });
        await server.close({ code: 1011 });
      } else if (state !== "gone") server.send(message);
    });
  });
  return {
    goesWithNextCards: () => void (state = "going"),
    comesBack: async () => {
      state = "there";
      await board.context().setOffline(false);
    },
  };
}

/** Number of answers that the room has to the open question. */
async function answeredIn({ request }: Caller, code: string): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf({ request }, teacher)}` };
  type View = { readonly host: { readonly question: { readonly answered: number } } };
  return ((await (await request.get(`/api/game/${code}`, { headers })).json()) as View).host.question.answered;
}

const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

/** The answers in the report, by question and by the number of the card. */
async function answersOf({ request }: Caller, code: string): Promise<Record<string, string | null>[]> {
  const headers = { authorization: `Bearer ${await tokenOf({ request }, teacher)}` };
  const read = async <Reply>(path: string) => (await (await request.get(path, { headers })).json()) as Reply;
  const { game } = await read<{ game: { players: { player_id: string; number: number }[] } }>(`/api/game/${code}`);
  const { players } = await read<{ players: { player_id: string; answers: { answer: string | null }[] }[] }>(
    `/api/game/${code}/statistics`,
  );
  const numbers = new Map(game.players.map(({ player_id, number }) => [player_id, number]));
  return [0, 1].map((at) =>
    Object.fromEntries(players.map(({ player_id, answers }) => [numbers.get(player_id)!, answers[at]!.answer])),
  );
}
