import { expect, test } from "vitest";
import { limits } from "#shared/limits";
import { lobbyFor } from "#game/view/lists";
import { hostSnapshot, joinSuccess, playerSnapshot } from "#game/view/snapshots";
import { answer, end, endQuestion, leave, lobby, play, start, started } from "../a-game";
import { aQuestion } from "../../../builders/questions";
import { T0 } from "../../../builders/games";
import { hear } from "../heard";

const teams = { names: ["Kartallar", "Yıldızlar"], pick: "auto" } as const;
const everybody = () => true;

test("[D8] the host sees how teams stand where phones see none ahead, and no pictures", () => {
  const { game } = play(
    lobby(["ali", "ece"], { teams, show_leaderboard: false }),
    [T0, start],
    [T0, answer("ece", "q1")],
    [T0 + 1, endQuestion],
  );
  const board = hostSnapshot(game, T0, new Set()).teams!;
  expect(board.map(({ name, rank }) => [name, rank])).toEqual([
    ["Yıldızlar", 1],
    ["Kartallar", 2],
  ]);
  const phone = joinSuccess(game, "ece", "secret").teams!;
  expect(phone.map(({ name, rank, score }) => [name, rank, score])).toEqual([
    ["Kartallar", 1, 0],
    ["Yıldızlar", 1, 0],
  ]);
  expect(JSON.stringify(lobbyFor(lobby(["ali"], { teams }), "host", everybody).teams)).not.toContain("marbles");
  const closed = hear(play(lobby(["ali", "ece"], { teams, show_leaderboard: false }), [T0, start]).game, [
    T0 + 1,
    endQuestion,
  ]);
  expect(closed.map(([to, message]) => [to, "teams" in message])).toEqual([
    ["host", true],
    ["players", false],
  ]);
});

test("[D8] the team's pictures at the end are of players who played to the end", () => {
  const { game } = play(lobby(["ali", "ece", "can"], { teams }), [T0, start], [T0, leave("can")], [T0, end]);
  const [over] = playerSnapshot(game, "ali", T0, everybody);
  const marble = (id: string) => game.players.get(id)!.marble;
  expect(over).toMatchObject({
    teams: [
      { name: "Kartallar", marbles: [marble("ali")] },
      { name: "Yıldızlar", marbles: [marble("ece")] },
    ],
  });
});

test("[K5] the board and the phones are shown the first of many texts", () => {
  const names = Array.from({ length: limits.textsForHost + 5 }, (_, i) => `p${i}`);
  const cloud = started(names, { questions: [aQuestion(1, { kind: "cloud" })] });
  const wrote = names.map((name, i) => {
    return [T0 + 1, { type: "answer", playerId: name, questionId: "q1", value: `umut ${i}`, claimedMs: 1 }] as const;
  });
  const heard = hear(play(cloud, ...wrote).game, [T0 + 2, endQuestion]);
  const texts = heard.flatMap(([to, message]) => ("texts" in message ? [[to, message.texts!.length]] : []));
  expect(texts).toEqual([
    ["host", limits.textsForHost],
    ["players", limits.textsOnPhone],
  ]);
});
