import { expect, test } from "../steps/test";
import { aGame, cells, expectFit, twoQuestions } from "../steps/a-class";
import { aClass } from "../steps/material";
import { expectSound, expectSoundBoard } from "../steps/sound";
import { atNextCall, aTeacher, aVisitor, heldBack, tokenOf, type Caller } from "../steps/steps";

test("[T50] a phone without an account comes into one game by the board's picture and two digits", async ({
  browser,
  request,
}) => {
  const students = ["Ada Kaya", "Ada Demir"].map((name, i) => ({ number: i + 1, name }));
  const id = await aClass({ request }, students);
  const game = await aGame({ request }, [cells], { answers: "cards", class_id: id });

  const { page: board, faults } = await aTeacher(browser);
  const letGo = await Promise.all([
    heldBack(board, `**/api/game/${game.code}`),
    heldBack(board, "**/api/auth/ws-token", "POST"),
  ]);
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByRole("heading", { name: "Tahta açılıyor" })).toBeVisible();
  await expectSoundBoard(board, "a board that waits for its game");
  for (const go of letGo) go();
  await expect(board.getByRole("heading", { name: "Kartlar hazır mı?" })).toBeVisible();
  await expect(board.getByRole("img", { name: "Öğretmenin telefonu için karekod" })).toBeVisible();
  await expectSound(board, "the lobby of cards");
  await board.getByRole("button", { name: "2 numara, geldi" }).click();
  await expect(board.getByRole("button", { name: "2 numara, gelmedi" })).toBeVisible();

  const token = await offered({ request }, game.code);
  const { page: phone } = await aVisitor(browser, { width: 360, height: 640 });
  // A call that is lost does not make the picture invalid.
  await atNextCall(phone, "**/api/pair", (route) => route.abort());
  await phone.goto(`/pair?t=${token}`);
  await expect(phone.getByRole("heading", { name: "Bu iki rakamı tahtaya yazın" })).toBeVisible();
  await expectSound(phone, "the digits of a phone");
  const digits = (await phone.getByLabel(/^\d \d$/).textContent())!;

  const dialog = board.getByRole("dialog");
  await dialog.getByLabel("İki rakam").fill(digits === "00" ? "11" : "00");
  await dialog.getByRole("button", { name: "Telefonu bağla" }).click();
  await expect(dialog.getByText("Rakamlar uymadı. 2 deneme kaldı.")).toBeVisible();
  await dialog.getByLabel("İki rakam").fill(digits);
  await dialog.getByRole("button", { name: "Telefonu bağla" }).click();
  await expect(phone).toHaveURL(`/teacher/game/${game.code}/scan`);
  await phone.getByRole("button", { name: "Cevapları elle gireceğim" }).click();
  await phone.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByText("1 kart bekleniyor").or(board.getByText("Beklenen"))).toBeVisible();
  // The phone may open nothing else: every other page asks for a sign-in.
  await phone.goto("/teacher/games");
  await expect(phone).toHaveURL(/\/auth\/login/);
  expect(faults).toEqual([]);
});

test("[M5][T50] in a game on phones the teacher's phone is the remote, and comes along to the follow-up game", async ({
  browser,
  request,
}) => {
  const { page: board, faults } = await aTeacher(browser);
  const game = await aGame(board, twoQuestions);
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByText("Telefonundan aç")).toBeVisible();
  const { page: phone, faults: phoneFaults } = await aVisitor(browser, { width: 360, height: 640 });
  await phone.goto(`/pair?t=${await offered({ request }, game.code)}`);
  await expect(phone.getByText("Yazılınca bu telefon oyunun kumandası olur.")).toBeVisible();
  const dialog = board.getByRole("dialog");
  await dialog.getByLabel("İki rakam").fill((await phone.getByLabel(/^\d \d$/).textContent())!);
  await dialog.getByRole("button", { name: "Telefonu bağla" }).click();
  await expect(phone).toHaveURL(`/teacher/games/${game.code}/host`);
  await expect(phone.getByText("Kumanda", { exact: true })).toBeVisible();
  await expectFit(phone);
  // An older address leads to the page that the game needs.
  await phone.goto(`/teacher/game/${game.code}/scan`);
  await expect(phone).toHaveURL(`/teacher/games/${game.code}/host`);

  await phone.getByRole("button", { name: "Oyunu bitir" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Oyunu bitir" }).click();
  await expect(phone.getByRole("heading", { name: "Oyun bitti" })).toBeVisible();
  // After a reload the page does not know how the class answered, and still joins the follow-up game.
  await phone.reload();
  await expect(phone.getByText("Bir tur daha kurulursa bu telefon ona da katılır.")).toBeVisible();
  await expect(phone.getByRole("link", { name: "Oyunlara dön" })).toHaveCount(0);
  const made = await request.post("/api/game", {
    headers: await asTeacher({ request }),
    data: { from_game: game.code, which: "all" },
  });
  const { game: round } = (await made.json()) as { game: { game_code: string } };
  await expect(phone).toHaveURL(`/teacher/games/${round.game_code}/host`);
  await expect(phone.getByText("Kumanda", { exact: true })).toBeVisible();
  await phone.getByRole("button", { name: "Oyunu bitir" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Oyunu bitir" }).click();
  await expect(phone.getByRole("heading", { name: "Oyun bitti" })).toBeVisible();
  expect([...faults, ...phoneFaults]).toEqual([]);
});

const asTeacher = async (caller: Caller) => ({
  authorization: `Bearer ${await tokenOf(caller, "ogretmen@ornek.test")}`,
});

/** The token in the board's QR picture. */
async function offered({ request }: Caller, code: string): Promise<string> {
  const offer = await request.post(`/api/game/${code}/pair`, { headers: await asTeacher({ request }) });
  return ((await offer.json()) as { token: string }).token;
}
