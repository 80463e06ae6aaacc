import { expect, test } from "../steps/test";
import { aWrittenQuestion } from "../../builders/questions";
import { picture } from "../../pictures";
import { aGame, anHttpPupil, twoQuestions } from "../steps/a-class";
import { expectGround } from "../steps/ground";
import { aClass } from "../steps/material";
import { aTeacher, seen, tokenOf, type Caller } from "../steps/steps";

/** The board's ground on screens that are no 16:9, in every scene of each way to play. */

const poll = aWrittenQuestion({ kind: "poll", question_text: "Ne kadar anladın?", options: { A: "Çok", B: "Az" } });
const names = ["Kartallar", "Yıldızlar"];

test("on phones the ground of every scene goes on to the screen's edges", async ({ browser, request }) => {
  const { page: board } = await aTeacher(browser);
  const place = { kind: "spot", question_text: "Çekirdek nerede?", areas: [{ x: 500, y: 500, r: 90 }] };
  const spot = { ...place, image: await aPicture({ request }) };
  const game = await aGame({ request }, [twoQuestions[0]!, spot, poll], { reading_seconds: 5 });
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  await expectGround(board, "lobby");
  const ece = await anHttpPupil({ request }, game.code, "Ece");
  await anHttpPupil({ request }, game.code, "Can");
  await game.start();
  await expect(board.getByRole("timer", { name: /Şıklar/ })).toBeVisible();
  await expectGround(board, "reading");
  await ece.answers("A");
  await expectGround(board, "question");
  await game.endQuestion();
  await expect(board.getByText("Bilen 1 / 2")).toBeVisible();
  await expectGround(board, "answer");
  await board.getByRole("button", { name: "Puan durumu" }).click();
  await expect(board.getByRole("heading", { name: "Puan durumu" })).toBeVisible();
  await expectGround(board, "standing");
  await game.next();
  await ece.answers("500,500");
  await expectGround(board, "question about a picture");
  await game.endQuestion();
  await expect(board.getByText("Bulan 1 / 2")).toBeVisible();
  await expectGround(board, "answer on a picture");
  await game.next();
  await ece.answers("A");
  await game.endQuestion();
  await expect(seen(board, "1 kişi cevapladı")).toBeVisible();
  await expectGround(board, "poll");
  await game.next();
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();
  await expectGround(board, "podium");
});

test("in teams and with cards the ground of every scene goes on to the screen's edges", async ({
  browser,
  request,
}) => {
  const { page: board } = await aTeacher(browser);
  const game = await aGame({ request }, twoQuestions, { teams: { names, pick: "auto" } });
  await anHttpPupil({ request }, game.code, "Ece");
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByRole("region", { name: "Kartallar, 1 kişi" })).toBeVisible();
  await expectGround(board, "lobby of teams on phones");
  await game.close();

  const class_id = await aClass({ request }, [{ number: 1, name: "Ece" }]);
  const cards = await aGame({ request }, twoQuestions, { answers: "cards", class_id });
  await board.goto(`/teacher/games/${cards.code}/host`);
  await expect(board.getByRole("heading", { name: "Kartlar hazır mı?" })).toBeVisible();
  await expectGround(board, "lobby with cards");
  await cards.close();

  const aloud = await aGame({ request }, twoQuestions, { answers: "board", teams: { names } });
  await board.goto(`/teacher/games/${aloud.code}/host`);
  await expect(board.getByRole("heading", { name: "Takımlar hazır mı?" })).toBeVisible();
  await expectGround(board, "lobby of teams at the board");
  await aloud.start();
  await expect(board.getByRole("group", { name: "Kartallar ne dedi?" })).toBeVisible();
  await expectGround(board, "question for teams at the board");
  await aloud.end();
  await expect(board.getByRole("heading", { name: "Bugün ısındık." })).toBeVisible();
  await expectGround(board, "end without a podium");
});

async function aPicture({ request }: Caller) {
  const headers = {
    authorization: `Bearer ${await tokenOf({ request }, "ogretmen@ornek.test")}`,
    "content-type": "image/png",
  };
  const sent = await request.post("/api/media", { headers, data: Buffer.from(picture("png")) });
  const { media } = (await sent.json()) as { media: { id: string } };
  return { id: media.id, alt: "Bitki hücresi çizimi" };
}
