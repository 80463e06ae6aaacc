import { expect, test } from "vitest";
import type { GameSettings } from "#protocol/game-settings";
import { hasCode, playedAs, playersWord } from "#words/played-as";

const teams = { names: ["Kartallar", "Yıldızlar"] };
test.each<[Partial<GameSettings>, string | undefined, said: string, players: string, code: boolean]>([
  [{}, undefined, "Telefonla", "oyuncu", true],
  [{ teams: { ...teams, pick: "auto" } }, "7B Fen", "Telefonla, 7B Fen, 2 takım", "oyuncu", true],
  [{ scoring: "net" }, "8C Fen", "Telefonla, 8C Fen, net", "oyuncu", true],
  [{ answers: "cards" }, "7B Fen", "Kartla, 7B Fen", "oyuncu", false],
  [{ answers: "board", teams }, undefined, "Tahtada, 2 takım", "takım", false],
])("how a game is played: %o %s", (some, class_name, said, players, code) => {
  const settings = some as GameSettings;
  expect(playedAs({ settings, ...(class_name && { class_name }) })).toBe(said);
  expect([playersWord({ settings }), hasCode({ settings })]).toEqual([players, code]);
});
