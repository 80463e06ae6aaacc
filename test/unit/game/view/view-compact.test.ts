import type { ServerMessage, ServerMessageOf } from "#protocol/live/messages";
import { expect, test } from "vitest";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import { tell, withPlayerFields, type Outgoing } from "#game/view";
import { lobbyFor } from "#game/view/lists";
import { compact } from "#game/view/compact";
import { playerSnapshot } from "#game/view/snapshots";
import { answer, end, endQuestion, join, next, play, start, started, type Step } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";

const names = ["ali", "ece", "can", "nil", "efe", "oya"];
const short = (messages: readonly Pick<Outgoing, "message">[]) => messages.map(({ message }) => compact(message));

test("[V8] a question goes without usual values, its end without a verdict before it and with five short rows", () => {
  const game = play(started(names), [T0 + 100, answer("ali", "q1")], [T0 + 200, endQuestion]).game;
  const [verdict, , players] = tell(game, { type: "question_ended", index: 0, at: T0 + 200 }, T0 + 200);
  expect([verdict?.message.type, verdict?.isSpared, players?.isSpared]).toEqual(["answer_received", true, undefined]);
  const leaderboard = ["ali", "can", "ece", "efe", "nil"].map((nickname, i) => ({
    nickname,
    score: i === 0 ? 998 : 0,
    rank: i === 0 ? 1 : 2,
  }));
  const { is_last, ...end } = players!.message as ServerMessageOf<"question_end">;
  expect([is_last, compact(players!.message)]).toEqual([false, { ...end, leaderboard }]);

  const asked = tell(started(names), { type: "question_started", index: 0, startsAt: T0, endsAt: T0 + 20_000 }, T0);
  const { kind, lang, correct_option, points, server_time, ...rest } = asked[1]!
    .message as ServerMessageOf<"question_start">;
  expect([kind, lang, correct_option, points, server_time]).toEqual(["choice", "tr", null, 1, rest.starts_at]);
  expect(compact(asked[1]!.message)).toEqual(rest);
});

test("[V8] unusual values are sent: a question that counts twice, a marble that does not grow from the name", () => {
  const game = aGame({ questions: [aQuestion(1, { points: 2 })] });
  const { game: running } = play(game, [T0, join("ali", "ali", { marble: 7 })], [T0, start]);
  const [, asked] = tell(running, { type: "question_started", index: 0, startsAt: T0, endsAt: T0 + 20_000 }, T0 - 5);
  expect(compact(asked!.message)).toMatchObject({ points: 2, server_time: T0 - 5 });
  const closed = play(running, [T0 + 1, endQuestion]).game;
  expect(short(tell(closed, { type: "question_ended", index: 0, at: T0 }, T0))[1]).toMatchObject({
    leaderboard: [{ nickname: "ali", marble: 7, score: 0, rank: 1 }],
  });
});

test("[V8] a player who comes back to a close or an end gets five rows too, and no player the list of a lobby", () => {
  const closed = play(started(names), [T0 + 200, endQuestion]).game;
  const over = play(closed, [T0 + 300, end]).game;
  const rows = [closed, over].map((game) => {
    const [snapshot] = playerSnapshot(game, "ali", T0 + 400, () => true);
    const { leaderboard, final_leaderboard } = compact(snapshot!) as Record<string, readonly object[]>;
    return (leaderboard ?? final_leaderboard)!.map((row) => Object.keys(row).join(" "));
  });
  const five = Array<string>(5).fill("nickname score rank");
  expect(rows).toEqual([five, five]);
  expect(compact(lobbyFor(closed, "player", () => true))).toMatchObject({ players: [], total: 6, locked: false });
});

test("[V8] a question of usual length is at most 1,100 bytes for each player, in three frames", () => {
  const id = "76c72638-c2b5-4de8-8f34-143c009c16de";
  const text = "Aşağıdaki kesirlerden hangisi yarımdan büyük, bütünden küçüktür? Birini seçin.";
  const options = { A: "Dörtte üç", B: "Sekizde dört", C: "Beşte iki", D: "Altıda altı" };
  const questions = [1, 2, 3].map((n) =>
    aQuestion(n, { id: `${id}-${n}`, text, options, explanation: "Payı küçüktür." }),
  );
  const players = Array.from({ length: 6 }, (_, i) => join(`123456-8acec4a78c2${i}`, `Ayşe Nur ${i}`));
  const at = Date.UTC(2026, 10, 22);
  const steps = [...players, start, endQuestion].map((command): Step => [at, command]);
  const heard: string[] = [];
  const me = "123456-8acec4a78c20";
  const { game } = play(aGame({ questions }), ...steps);
  for (const command of [next(1), ...[...game.players.keys()].map((who) => answer(who, `${id}-2`)), endQuestion]) {
    const decision = decide(game, command, at + 5_000);
    for (const event of decision.ok ? decision.events : []) {
      apply(game, event);
      for (const { to, message, own, isSpared } of tell(game, event, at + 5_000)) {
        const isMine = to === "players" || to === "everyone" || (typeof to === "object" && to.player === me);
        if (!isMine || isSpared) continue;
        const said = JSON.stringify(compact(message));
        heard.push(own ? withPlayerFields(said, own, me) : said);
      }
    }
  }
  expect(heard.map((said) => (JSON.parse(said) as ServerMessage).type)).toEqual([
    "question_start",
    "answer_accepted",
    "question_end",
  ]);
  const HEADER = 4;
  const bytes = heard.map((said) => new TextEncoder().encode(said).length + HEADER);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1_100);
});
