import { expect, test } from "../steps/test";
import { aPhone, twoQuestions } from "../steps/a-class";
import { aSet } from "../steps/material";
import { anApprovedTeacher, aPerson, type Caller } from "../steps/steps";

const GUESTS = 208;

test("a hall of two rooms: asked for, filled, searched, played, ended and reported on the board and on phones in both rooms", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const { page: board, faults } = await aPerson(browser, email, { width: 1920, height: 1080 });
  await aSet({ request }, twoQuestions, { title: "Bütün okul", email });

  await board.goto("/teacher/question-sets");
  await board.getByRole("button", { name: "Oyunu kur" }).first().click();
  const dialog = board.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Diğer/ }).click();
  await dialog.getByLabel("Okuma süresi").selectOption("0");
  await dialog.getByLabel("En çok kaç kişi oynasın?").selectOption("2000");
  await dialog.getByRole("button", { name: "Oyunu kur" }).click();
  await expect(board).toHaveURL(/\/games\/\d{6}\/host$/);
  const code = /games\/(\d+)\/host$/.exec(board.url())![1]!;

  // Naz gives no answer: no question ends by itself while she waits.
  const [ece, can, naz] = await Promise.all([aPhone(browser), aPhone(browser), aPhone(browser)]);
  await ece.join(code, "Ece");
  await can.join(code, "Can");
  await naz.join(code, "Naz");
  await fill({ request }, code);
  await expect(board.getByText(`+${GUESTS + 3 - 30} kişi daha`)).toBeVisible();
  await expect(can.page.getByText(`${GUESTS + 3} oyuncu`)).toBeVisible();

  await board.getByRole("button", { name: "Oyuncu bul" }).click();
  await expect(dialog).toContainText(`toplam ${GUESTS + 3} oyuncu`);
  await dialog.getByRole("searchbox").fill("konuk 7");
  await dialog.getByRole("button", { name: "Konuk 7", exact: true }).click();
  await dialog.getByRole("button", { name: "Adını değiştir" }).click();
  await dialog.getByRole("textbox").fill("Yedinci");
  await dialog.getByRole("button", { name: "Adını değiştir" }).click();
  await expect(dialog).toContainText("Yeni adı: Yedinci");
  await dialog.getByRole("button", { name: "Tamam" }).click();
  await board.getByRole("button", { name: "Oyuncu bul" }).click();
  await dialog.getByRole("searchbox").fill("CAN");
  await dialog.getByRole("button", { name: "Can", exact: true }).click();
  await dialog.getByRole("button", { name: "Çıkar" }).click();
  await expect(can.page.getByText("Öğretmenin seni bu oyundan çıkardı")).toBeVisible();

  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await ece.option("A").click();
  await expect(board.getByText(/^1 \/ \d+ cevap$/)).toBeVisible();
  await board.getByRole("button", { name: "Süreyi bitir" }).click();
  await expect(board.getByText(`1 / ${GUESTS + 2}`)).toBeVisible();
  await expect(ece.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await board.getByRole("button", { name: "Puan durumu" }).click();
  await expect(board.getByRole("listitem").first()).toContainText("Ece");
  await board.getByRole("button", { name: "Sıradaki soru" }).click();
  await board.getByRole("button", { name: "Süreyi bitir" }).click();
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();
  await expect(ece.page.getByText(`${GUESTS + 2} oyuncu arasında 1. oldun`, { exact: true })).toBeVisible();

  await board.goto(`/teacher/games/${code}/statistics`);
  const players = board.getByRole("tabpanel", { name: "Oyuncular" });
  await expect(players).toContainText("Ece");
  await expect(board.getByText(`1–100 / ${GUESTS + 2} oyuncu`)).toBeVisible();
  await board.getByRole("button", { name: "Sonrakiler" }).click();
  await expect(board.getByText(`101–200 / ${GUESTS + 2} oyuncu`)).toBeVisible();
  await expect(players).not.toContainText("Ece");
  await board.getByRole("searchbox", { name: "Oyuncu ara" }).fill("yedinci");
  await expect(board.getByText("1–1 / 1 oyuncu")).toBeVisible();
  await expect(players).toContainText("Yedinci");
  expect(faults).toEqual([]);
});

/** Fills the hall with phones without a socket. Each polls once, so that its seat is kept however long the lobby lasts. */
async function fill({ request }: Caller, game_code: string): Promise<void> {
  const names = Array.from({ length: GUESTS }, (_, i) => `Konuk ${i + 1}`);
  for (let from = 0; from < GUESTS; from += 52) {
    const joined = names
      .slice(from, from + 52)
      .map((nickname) => request.post("/api/game/join", { data: { game_code, nickname }, maxRetries: 2 }));
    const looks = (await Promise.all(joined)).map(async (reply) => {
      expect(reply.status()).toBe(201);
      const headers = { "session-id": ((await reply.json()) as { session_id: string }).session_id };
      return request.get(`/api/game/${game_code}`, { headers, maxRetries: 2 });
    });
    for (const look of await Promise.all(looks)) expect(look.status()).toBe(200);
  }
}
