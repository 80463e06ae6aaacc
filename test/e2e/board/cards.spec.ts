import { expect, test, type Page } from "../steps/test";
import { cells } from "../steps/a-class";
import { aClassBeforeACamera } from "../steps/before-a-camera";
import { expectSound } from "../steps/sound";
import { aVisitor, signedIn, tokenOf, type Caller } from "../steps/steps";

const sorting = {
  kind: "order",
  question_text: "Küçükten büyüğe sırala.",
  items: ["bir", "iki", "üç"],
  time_limit: 60,
};
const teacher = "ogretmen@ornek.test";

test("[F38] a class answers with cards: a camera reads them beside the board, also after a reload", async ({
  playwright,
  launchOptions,
  request,
}, testInfo) => {
  const { held, game, browser } = await aClassBeforeACamera(
    { playwright, launchOptions, request },
    { cards: 12, questions: [cells, sorting] },
    testInfo,
  );
  const { page: board, faults } = await aVisitor(browser);
  await signedIn(board, teacher);
  const { page: phone, faults: phoneFaults } = await aVisitor(browser, { width: 412, height: 915 });
  await signedIn(phone, teacher);
  // Start without any permission.
  for (const page of [phone, board]) await page.context().grantPermissions([]);
  await board.goto(`/teacher/games/${game.code}`);
  await expect(board.getByRole("link", { name: "Tahtayı aç" })).toBeVisible();
  expect(await cameraOf(board)).toBe("NotAllowedError");
  expect(faults.splice(0)).toEqual(["Permissions policy violation: camera is not allowed in this document."]);
  // The board of a game with cards is a document of its own.
  await board.getByRole("link", { name: "Tahtayı aç" }).click();
  await expect(board).toHaveURL(`/teacher/games/${game.code}/cards`);

  // A link inside the app loads the scanner as a page of its own, because only then may it use the camera.
  await phone.goto(`/teacher/games/${game.code}/host`);
  await phone.getByRole("link", { name: "Kartları oku" }).click();
  await expect(phone.getByRole("heading", { name: "Kartları bu telefon okusun" })).toBeVisible();
  await expectSound(phone, "asked for the camera");
  await phone.setViewportSize({ width: 412, height: 915 });
  await phone.getByRole("button", { name: "Kamerayı aç" }).click();
  await expect(phone.getByRole("img", { name: "Kamera görüntüsü" })).toBeVisible();
  await phone.getByRole("button", { name: "Oyunu başlat" }).click();

  // The pupil of card 60 holds up no card, and is entered as absent.
  await expect(phone.getByRole("heading", { name: `${held.length} / ${held.length + 1} okundu` })).toBeVisible();
  await phone.getByRole("button", { name: /^60 numara, .*, elle gir$/ }).click();
  await expectSound(phone, "a pupil entered by hand");
  await phone.setViewportSize({ width: 412, height: 915 });
  await phone.getByRole("button", { name: "Bugün yok" }).click();
  await expect(phone.getByRole("status").filter({ hasText: "Herkes okundu." })).toBeVisible();
  await expectSound(phone, "everybody read");
  await expect(board.getByText("Herkes okundu")).toBeVisible();

  // A phone that reloads during the question shows which cards have been read, and goes on reading.
  await phone.setViewportSize({ width: 412, height: 915 });
  await phone.reload();
  await phone.getByRole("button", { name: "Kamerayı aç" }).click();
  await expect(phone.getByRole("heading", { name: `${held.length} / ${held.length} okundu` })).toBeVisible();

  await phone.getByRole("button", { name: "Cevabı göster" }).click();
  await expect(phone.getByRole("heading", { name: "Doğru cevap B" })).toBeVisible();
  const right = held.filter(({ letter }) => letter === "B").length;
  await expect(phone.getByText(`${right} / ${held.length} bildi`)).toBeVisible();
  expect(await answersOf({ request }, game.code)).toEqual(
    Object.fromEntries(held.map(({ number, letter }) => [number, letter])),
  );

  await phone.getByRole("button", { name: "Sıradaki soru" }).click();
  await expect(phone.getByRole("heading", { name: "Bu soru kartla oynanmaz." })).toBeVisible();
  await board.getByRole("button", { name: "Atla" }).click();
  await expect(board.getByText("Doğru cevap", { exact: true })).toBeVisible();
  // The button is at the right, beside the menu, as after every other question.
  const onward = await board.getByRole("button", { name: "Kürsüye geç" }).boundingBox();
  expect(onward!.x).toBeGreaterThan(board.viewportSize()!.width / 2);

  // The camera is off, because nothing is left to be read. The same phone then reads the cards of another round.
  await board.getByRole("button", { name: "Kürsüye geç" }).click();
  await expect(phone.getByRole("heading", { name: "Oyun bitti" })).toBeVisible();
  await expect(phone.getByRole("img", { name: "Kamera görüntüsü" })).toHaveCount(0);
  const headers = { authorization: `Bearer ${await tokenOf({ request }, teacher)}` };
  const made = await request.post("/api/game", { headers, data: { from_game: game.code, which: "all" } });
  const { game: round } = (await made.json()) as { game: { game_code: string } };
  await expect(phone).toHaveURL(`/teacher/game/${round.game_code}/scan`);
  expect(faults).toEqual([]);
  expect(phoneFaults).toEqual([]);
  await browser.close();
});

/** The outcome of getUserMedia on a page that may not use the camera. */
const cameraOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    try {
      await navigator.mediaDevices.getUserMedia({ video: true });
      return "opened";
    } catch (error) {
      return (error as Error).name;
    }
  });

/** The answers in the report, by the number of the card. */
async function answersOf({ request }: Caller, code: string): Promise<Record<string, string | null>> {
  const headers = { authorization: `Bearer ${await tokenOf({ request }, teacher)}` };
  const read = async <Reply>(path: string) => (await (await request.get(path, { headers })).json()) as Reply;
  const { game } = await read<{ game: { players: { player_id: string; number: number }[] } }>(`/api/game/${code}`);
  const { players } = await read<{ players: { player_id: string; answers: { answer: string | null }[] }[] }>(
    `/api/game/${code}/statistics`,
  );
  const numbers = new Map(game.players.map(({ player_id, number }) => [player_id, number]));
  return Object.fromEntries(players.map(({ player_id, answers }) => [numbers.get(player_id)!, answers[0]!.answer]));
}
