import { env } from "cloudflare:workers";
import { playerIdAt } from "#shared/ids";
import { database } from "#db/database";
import { claimCode } from "#db/games/new-games";
import { ownGame } from "#db/games/games";
import type { Question } from "#game/game";
import type { Counting } from "#game/net";
import { writeOverview, writePart } from "#objects/large-game/stored-results";
import { hash } from "node:crypto";
import { Hall } from "../../../unit/large-game/a-hall";
import { anOpening } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import { settings } from "../../../builders/settings";

type Seat = { readonly relay: number; readonly nickname: string; readonly userId?: string; readonly answer?: string };
type Wanted = {
  readonly relays?: number;
  readonly seats: readonly Seat[];
  readonly teams?: readonly string[];
  readonly endedAt?: number;
  readonly questions?: readonly Question[];
  readonly counting?: Counting;
};

/** The session id of this player's seat. */
export const sessionOf = (nickname: string) => `session of ${nickname}`;

/**
 * A game of several rooms that has just ended: its row in D1 is still that of a running game, and no results are written yet.
 * Everybody gives the same answer to both questions; B is right.
 */
export async function aLargeGame(
  ownerId: string,
  { relays = 3, seats, teams, endedAt = Date.now(), questions = [aQuestion(1), aQuestion(2)], counting }: Wanted,
) {
  const id = crypto.randomUUID();
  const code = String(100_000 + Math.floor(Math.random() * 900_000));
  const title = "Büyük oyun";
  const chosen = settings({
    capacity: 3000,
    ...counting,
    ...(teams && { teams: { names: [...teams], pick: "auto" as const } }),
  });
  const from = endedAt - 120_000;
  const game = {
    id,
    code,
    ownerId,
    questionSetId: null,
    title,
    label: "",
    settings: JSON.stringify(chosen),
    createdAt: from,
  };
  await claimCode(database(env.DB), { ...game, totalQuestions: questions.length, classId: null, pictures: [] });
  const opening = anOpening({
    gameId: id,
    code,
    ownerId,
    questionSetId: null,
    title,
    settings: chosen,
    questions,
    capacity: 3000,
    relays,
    openedAt: from,
  });
  const hall = new Hall(opening, relays);
  for (const [relay, one] of hall.relays.entries()) Object.assign(one.game, { setup: { ...opening, relay } });
  const ids = seats.map(({ relay, nickname, userId = null }, i) => {
    const playerId = playerIdAt(relay, `${code}-${i.toString(16).padStart(12, "0")}`);
    const sessionHash = hash("sha256", sessionOf(nickname));
    hall.ask({ type: "join", playerId, sessionHash, userId, nickname, marble: null, random: 0 }, from);
    return playerId;
  });
  hall.ask({ type: "start" }, from + 1);
  for (const [place, { id: questionId }] of questions.entries()) {
    const at = from + 2 + place * 25_000;
    if (place > 0) hall.ask({ type: "next", questionNumber: null }, at - 1);
    hall.settle();
    for (const [i, { answer = "B" }] of seats.entries()) {
      if (answer === "") continue;
      hall.say({ type: "answer", playerId: ids[i]!, questionId, value: answer, claimedMs: null }, at + i);
    }
    hall.ask({ type: "end_question" }, at + 20_000);
    hall.settle();
  }
  hall.ask({ type: "end", reason: "ended" }, endedAt);
  hall.settle();
  const { game: coordinatorGame } = hall.coordinator;
  return {
    id,
    code,
    ids,
    hall,
    writePart: (relay: number) => writePart(env, hall.relays[relay]!),
    writeOverview: () => writeOverview(env, { game: coordinatorGame, relays }),
    row: async () => (await ownGame(database(env.DB), ownerId, code))!,
  };
}

/** A game of several rooms with its results stored. */
export async function aStoredLargeGame(ownerId: string, wanted: Wanted) {
  const game = await aLargeGame(ownerId, wanted);
  for (const relay of game.hall.relays.keys()) await game.writePart(relay);
  await game.writeOverview();
  return game;
}
