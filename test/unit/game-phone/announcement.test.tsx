import { expect, test, vi } from "vitest";
import { newLiveGame, type Phase } from "#game-client/game";
import { noAnswer } from "#game-client/own";
import { announcement } from "#features/game-phone/announcement";
import { aPlayedQuestion } from "../../builders/questions";

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
