import { expect, test } from "vitest";
import { newLiveGame } from "../../../web/live/game";
import { announcement } from "../../../web/play/game/announcement";

test.each(["Ece", "Elif D."])("%s is told to be in the game, in one sentence", (nickname) => {
  const you = { playerId: "p1", nickname, marble: 1, score: 0, rank: null };
  const game = { ...newLiveGame("player", "482913", you), phase: { name: "lobby" } as const };
  const name = nickname.replace(".", "");
  expect(announcement(game)).toBe(`Oyundasın, ${name}. Öğretmenin başlatınca ilk soru burada açılacak.`);
});
