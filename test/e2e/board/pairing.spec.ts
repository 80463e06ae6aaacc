import { expect, test } from "../steps/test";
import { aGame, cells } from "../steps/a-class";
import { aClass } from "../steps/material";
import { expectSound, expectSoundBoard } from "../steps/sound";
import { atNextCall, aTeacher, aVisitor, tokenOf } from "../steps/steps";

test("[T50] a phone without an account comes into one game by the board's picture and two digits", async ({
  browser,
  request,
}) => {
  const students = ["Ada Kaya", "Ada Demir"].map((name, i) => ({ number: i + 1, name }));
  const id = await aClass({ request }, students);
  const game = await aGame({ request }, [cells], { answers: "cards", class_id: id });

  const { page: board, faults } = await aTeacher(browser);
  const ofGame = new RegExp(`/api/(game/${game.code}|auth/ws-token)`);
  await board.route(ofGame, () => new Promise<void>(() => {}));
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByRole("heading", { name: "Tahta açılıyor" })).toBeVisible();
  await expectSoundBoard(board, "a board that waits for its game");
  await board.unroute(ofGame);
  await board.reload();
  await expect(board.getByRole("heading", { name: "Kartlar hazır mı?" })).toBeVisible();
  await expect(board.getByRole("img", { name: "Öğretmenin telefonu için karekod" })).toBeVisible();
  await expectSound(board, "the lobby of cards");
  await board.getByRole("button", { name: "2 numara, geldi" }).click();
  await expect(board.getByRole("button", { name: "2 numara, gelmedi" })).toBeVisible();

  const headers = { authorization: `Bearer ${await tokenOf({ request }, "ogretmen@ornek.test")}` };
  const offer = await request.post(`/api/game/${game.code}/pair`, { headers });
  const { token } = (await offer.json()) as { token: string };
  const { page: phone } = await aVisitor(browser, { width: 360, height: 640 });
  // A call that is lost says nothing about the picture.
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
  // To nothing else: every other page asks who it is.
  await phone.goto("/teacher/games");
  await expect(phone).toHaveURL(/\/auth\/login/);
  expect(faults).toEqual([]);
});
