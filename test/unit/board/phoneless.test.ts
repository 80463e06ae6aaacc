import { describe, expect, test } from "vitest";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { ServerMessage } from "#protocol/live/messages";
import { inOrder } from "#features/board/without-phones/cards/read-cards.tsx";
import { saidText, tapsFor, toggled } from "#features/board/without-phones/taps";
import { aPlayedQuestion } from "../../builders/questions";
import { newLiveGame } from "#game-client/game";
import { reduceHost } from "#game-client/reduce-host";

const question = aPlayedQuestion({ options: { A: "bir", B: "iki", C: "üç" }, correct_option: "A" });

const pupil = (number: number, absent?: true): ListedPlayer => ({
  player_id: `p${number}`,
  nickname: `Ad ${number}`,
  marble: number,
  is_connected: !absent,
  number,
  ...(absent && { absent }),
});

describe("answers that a teacher taps for a team", () => {
  test("a choice shows its letters, a multi several, another kind the word that the teacher judges by, a skipped one nothing", () => {
    expect(tapsFor(question)).toMatchObject({ several: false, keys: [{ value: "A" }, { value: "B" }, { value: "C" }] });
    expect(tapsFor({ ...question, kind: "multi" })?.several).toBe(true);
    expect(tapsFor({ ...question, kind: "typed", by_host: "judges" })?.keys.map(({ value }) => value)).toEqual([
      "+",
      "-",
    ]);
    expect(tapsFor({ ...question, kind: "cloud", by_host: "skips" })).toBeNull();
  });

  test("letters of one answer come and go, in their order", () => {
    expect(toggled("AC", "B")).toBe("ABC");
    expect(toggled("ABC", "A")).toBe("BC");
    expect(saidText("BC")).toBe("B, C dedi");
    expect(saidText("+")).toBe("Bildi");
  });
});

test("cards stand in the order of their numbers, without absent pupils", () => {
  expect(inOrder([pupil(12), pupil(3), pupil(7, true)]).map(({ number }) => number)).toEqual([3, 12]);
});

test("a question that starts does not wait for absent pupils", () => {
  const lobby = { type: "lobby_update", players: [pupil(1), pupil(2, true), pupil(3)], total: 3, locked: false };
  const start = { type: "question_start", ...question, starts_at: 0, ends_at: null, time_limit: null, server_time: 0 };
  const game = [lobby, start].reduce(
    (before, message) => reduceHost(before, message as unknown as ServerMessage),
    newLiveGame("host", "123456"),
  );
  expect(game.phase).toMatchObject({ name: "question", expected: 2 });
});

test("a phone that asks to be let in is on the board until it is in, also after a reload", () => {
  const asks = { type: "pair_request", state: "waiting", tries_left: 2, expires_at: 9 } as const;
  const asked = reduceHost(newLiveGame("host", "123456"), asks);
  expect(asked.pairing).toMatchObject({ state: "waiting", tries_left: 2 });
  expect(reduceHost(asked, { type: "pair_request", state: "paired" }).pairing).toMatchObject({ state: "paired" });
});
