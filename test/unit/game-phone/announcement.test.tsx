import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { OwnResult } from "#protocol/live/played-question";
import { newLiveGame, type LiveGame, type Phase } from "#game-client/game";
import { noAnswer } from "#game-client/own";
import { announcement } from "#features/game-phone/announcement";
import { ExtrasContext } from "#features/game-phone/extras-context";
import { NetSaid } from "#features/game-phone/net/said.tsx";
import { Play } from "#features/game-phone/play.tsx";
import { phoneKinds } from "#kinds/phone";
import { aClosedQuestion, aPlayedQuestion } from "../../builders/questions";

test.each(["Ece", "Elif D."])("%s is announced to be in the game, in one sentence", (nickname) => {
  const you = { playerId: "p1", nickname, marble: 1, score: 0, rank: null };
  const game = { ...newLiveGame("player", "482913", you), phase: { name: "lobby" } as const };
  const name = nickname.replace(".", "");
  expect(announcement(game)).toBe(`Oyundasın, ${name}. Öğretmenin başlatınca ilk soru burada açılacak.`);
});

test("a question is announced in one whole sentence, once the phone has its kind", async () => {
  // Other test files share the loaded modules, and may have loaded this kind before.
  vi.resetModules();
  const { phoneKinds } = await import("#kinds/phone");
  const { announcement } = await import("#features/game-phone/announcement");
  const question = aPlayedQuestion({ kind: "multi", question_number: 2, total_questions: 9 });
  const game = {
    ...newLiveGame("player", "482913", null),
    phase: { name: "question", question, answer: noAnswer } as unknown as Phase,
  };
  expect(announcement(game)).toBe("");
  await phoneKinds.load(["multi"]);
  expect(announcement(game)).toBe("Soru 2 / 9, 2 şık, birden çok doğru olabilir.");
});

const you: OwnResult = {
  answer: null,
  is_correct: false,
  points_earned: 0,
  score: 0,
  net: 0,
  rank: 2,
  previous_rank: null,
  streak: 0,
};
const reveal = (wasThere: boolean): LiveGame => ({
  ...newLiveGame("player", "482913"),
  phase: { name: "reveal", asked: aPlayedQuestion(), result: { ...aClosedQuestion(), you }, tookMs: null, wasThere },
});
const inNet = (game: LiveGame) =>
  renderToStaticMarkup(
    <ExtrasContext value={{ game } as never}>
      <NetSaid>{announcement(game)}</NetSaid>
    </ExtrasContext>,
  );

test("a pupil who comes after the bell is told to wait for the next question, not what was missed", async () => {
  await phoneKinds.load([]);
  const waits = "Oyun sürüyor. Sıradaki soruda sen de varsın.";
  expect([announcement(reveal(false)), inNet(reveal(false))]).toEqual([waits, waits]);
  expect(announcement(reveal(true))).toMatch(/^Doğru cevap B/);
  expect(inNet(reveal(true))).toMatch(/^Netin yerinde duruyor/);
});

test("nothing is announced before the script is there that tells a net game's figures", () => {
  const lobby: LiveGame = { ...newLiveGame("player", "482913"), phase: { name: "lobby" } };
  const said = (extras: LiveGame["extras"]) => {
    const view = { game: { ...lobby, extras }, link: { status: "connected" }, isPolling: false };
    const game = { get: () => view, subscribe: () => () => {} };
    const page = renderToStaticMarkup(
      <Play seat={{ code: "482913" } as never} game={game as never} onPlay={() => {}} />,
    );
    return /<p class="vh" role="status">(.*?)<\/p>/.exec(page)![1];
  };
  expect(said([])).toMatch(/^Oyundasın/);
  expect(said(["changes", "confidence"])).toMatch(/^Oyundasın/);
  expect(said(["net"])).toBe("");
});
