import { expect } from "vitest";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { Product } from "../../load/kit/servers";
import type { Class } from "./a-class";
import { eventually } from "./device";
import { storedColumns, storedGame } from "./disk";

type Running = Pick<Product, "stateDir">;

/**
 * Checks a finished game: nothing is lost or counted twice, and everybody sees one table. The messages to the phones are the
 * reference; the screens, the room's figures and D1's copy are compared with them.
 */
export async function expectOneTable({ stateDir }: Running, room: Class, patience?: number) {
  const { questions, players } = await expectOneStanding(room);
  const kept = await eventually("D1 has the results", () => storedGame(stateDir, room.code), patience);
  expect({ questions: kept.questions, players: kept.players }).toEqual({ questions, players });
  expect(kept.columns).toEqual(columnsOf({ questions, players }));
  await expectHistory(room, players);
}

/** Makes the same checks for a game in several rooms, each of which keeps a part of it. */
export async function expectOneHall({ stateDir }: Running, room: Class) {
  const told = await expectOneStanding(room);
  const columns = await eventually("D1 has the sums", () => storedColumns(stateDir, room.code));
  expect(columns).toEqual(columnsOf(told));
  const { questions, players } = await room.statistics();
  expect({ questions, players }).toEqual({ questions: told.questions, players: told.players });
  await expectHistory(room, told.players);
}

type Figures = Pick<GameStatistics, "questions" | "players">;

const columnsOf = ({ questions, players }: Figures) => {
  const answers = players.flatMap((player) => player.answers);
  return {
    players: players.length,
    questions: questions.length,
    correct: answers.filter(({ is_correct }) => is_correct).length,
    answered: answers.filter(({ answer }) => answer !== null).length,
  };
};

/** Compares the history of the first phone's account with the report. */
async function expectHistory(room: Class, players: Figures["players"]) {
  const first = players.find(({ player_id }) => player_id === room.phones[0]?.seat.playerId)!;
  const history = await room.history();
  const line = { score: first.score, rank: first.rank };
  expect(history?.map(({ score, rank }) => ({ score, rank })) ?? null).toEqual(history && [line]);
}

async function expectOneStanding(room: Class): Promise<Figures> {
  const { host, phones } = room;
  const board = host.get().game.leaderboard;
  expect(board.map(({ nickname }) => nickname).toSorted()).toEqual(phones.map(({ seat }) => seat.nickname).toSorted());
  const { questions, players } = await room.statistics();
  expect(players.map(({ player_id, score, rank }) => ({ player_id, score, rank }))).toEqual(
    board.map(({ player_id, score, rank }) => ({ player_id, score, rank })),
  );
  for (const { seat, game, accepted } of phones) {
    const { you, leaderboard, phase } = game.get().game;
    expect({ nickname: seat.nickname, phase: phase.name }).toEqual({ nickname: seat.nickname, phase: "ended" });
    expect(plain(leaderboard)).toEqual(plain(board.slice(0, leaderboard.length)));
    const row = players.find(({ player_id }) => player_id === seat.playerId)!;
    expect({ score: you?.score, rank: you?.rank }).toEqual({ score: row.score, rank: row.rank });
    expect(row.answers.reduce((sum, { points_earned }) => sum + points_earned, 0)).toBe(row.score);
    const counted = row.answers.flatMap(({ question_id, answer }) => (answer ? [[question_id, answer]] : []));
    expect(new Map(counted as [string, string][])).toEqual(accepted);
  }
  for (const { question_id, distribution } of questions) {
    const given = phones.flatMap(({ accepted }) => accepted.get(question_id) ?? []);
    for (const option of ["A", "B", "C", "D"] as const) {
      expect(distribution[option] ?? 0).toBe(given.filter((one) => one === option).length);
    }
    expect(distribution.none).toBe(phones.length - given.length);
  }
  return { questions, players };
}

/** Rows without ids: a phone knows the other players only by name. */
const plain = (rows: readonly { nickname: string; score: number; rank: number }[]) =>
  rows.map(({ nickname, score, rank }) => [nickname, score, rank]);
