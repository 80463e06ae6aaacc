import { env } from "cloudflare:workers";
import { searchKey } from "#shared/fold";
import { SettingsBody } from "#protocol/http/game-settings";
import { database } from "#db/database";
import { gamePlayers, games } from "#db/schema/games";
import { writeResults } from "#game/results/stored-form";
import { resultColumns } from "#game/results/result-columns";
import type { Results } from "#game/results/results";

type Player = { nickname: string; userId?: string };
type Wanted = { endedAt?: number; title?: string };

const question = { id: "q1", text: "1/2 + 1/4?", options: { A: "3/4", B: "2/6" }, correct: "A" } as const;

/** A finished game of one question: everybody was right, and the list begins with the quickest. */
export async function aFinishedGame(
  ownerId: string,
  players: readonly Player[],
  { endedAt = Date.now(), title = "Kesirler" }: Wanted = {},
) {
  const id = crypto.randomUUID();
  const code = String(100_000 + Math.floor(Math.random() * 900_000));
  const playerId = (i: number) => `${code}-${i.toString(16).padStart(12, "0")}`;
  const results: Results = {
    questions: [question],
    players: players.map(({ nickname }, i) => {
      const points = 1000 - i;
      const answers = [{ value: "A", share: 1, tookMs: 1000 + i, points }];
      return { id: playerId(i), nickname, marble: i, proof: null, score: points, rank: i + 1, answers };
    }),
  };
  const db = database(env.DB);
  await db.insert(games).values({
    id,
    code,
    ownerId,
    title,
    titleKey: searchKey(title),
    status: "completed",
    settings: JSON.stringify(SettingsBody.parse({})),
    totalQuestions: 1,
    createdAt: endedAt - 600_000,
    startedAt: endedAt - 500_000,
    endedAt,
    ...resultColumns(results),
    results: writeResults(results),
  });
  for (const [i, { nickname, userId }] of players.entries()) {
    if (!userId) continue;
    await db.insert(gamePlayers).values({
      gameId: id,
      userId,
      playerId: playerId(i),
      nickname,
      marble: i,
      score: 1000 - i,
      rank: i + 1,
      correct: 1,
      wrong: 0,
      unanswered: 0,
      playedAt: endedAt,
    });
  }
  return { id, code, playerIds: players.map((_, i) => playerId(i)) };
}
