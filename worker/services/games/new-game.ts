import type * as z from "zod";
import type { NewGameBody } from "#protocol/http/games";
import type { Game, NewGameReply } from "#protocol/http/replies/games";
import { newPlayerId } from "#shared/ids";
import { database, type Database } from "#db/database";
import { dropPartsOrLater } from "#db/games/result-parts";
import { codeOfGame, deleteOwnGame } from "#db/games/games";
import { factsForGame, forgetGame, setToPlay } from "#db/games/new-games";
import { playedQuestion } from "#db/sets/question-row";
import type { GameSetup } from "#game/game";
import type { GameSettings } from "#protocol/game-settings";
import { forHost, prepare } from "#game/prepare";
import type { AppContext } from "../request/app-env";
import { CROWDED, digitsOfCodes, drawCode } from "./game-codes";
import { placesFor } from "./game-places";
import { gameRow } from "./game-row";
import { sizeOf } from "./game-size";
import { storedGame } from "./stored-games";
import { begun } from "../request/begun";
import { inParts } from "../request/in-parts";
import { Refused, refused } from "../request/refused";
import { ask, openRoom, unnameStudentsInRooms } from "./rooms";
import { tellOfGone } from "../classes/gone-meanwhile";
import { networkOf } from "../sign-in/throttle";

/** Makes a game from a set. */
export async function newGame(
  c: AppContext,
  { question_set_id, settings, label }: z.output<typeof NewGameBody>,
): Promise<NewGameReply> {
  const looking = begun(playableSet(c.get("db"), c.get("user").id, question_set_id));
  const looks = looksFor(c, settings, question_set_id);
  const earlier = await madeEarlier(c);
  if (earlier) return { game: { ...earlier, label } };
  const set = await looking;
  const questions = prepare(set.questions, settings, random);
  const game = await openGame(c, { questionSetId: set.id, title: set.title, settings, questions }, label, looks);
  return { game, ...set.leftOut };
}

/** Reads a teacher's own set, if a game can be made from it. Leaves out questions that only a newer version can play. */
export async function playableSet(db: Database, ownerId: string, setId: string) {
  const set = (await setToPlay(db, ownerId, setId)) ?? refused("not_found");
  if (set.rows.length === 0) throw new Refused("question_set_empty");
  const played = await inParts(set.rows, (row) => playedQuestion(row, set.language));
  const questions = played.filter((question) => question !== null);
  if (questions.length === 0) throw new Refused("unavailable");
  const left_out = played.length - questions.length;
  return { id: set.id, title: set.title, questions, leftOut: left_out > 0 && { left_out } };
}

/** Finds the game that this call made before it was cut off. A game that never got its room is deleted. */
export async function madeEarlier(c: AppContext): Promise<Game | null> {
  const { id, mayExist, wasMade } = await c.get("making");
  const earlier = mayExist ? await openedEarlier(c, id) : null;
  if (!earlier && wasMade) throw new Refused("not_found");
  return earlier;
}

async function openedEarlier(c: AppContext, id: string): Promise<Game | null> {
  const db = c.get("db");
  const { id: userId } = c.get("user");
  const code = await codeOfGame(db, userId, id);
  if (code === null) return null;
  const own = await ask(c.env, code, (room) => room.ownGame({ sessionId: null, userId }));
  if (own.ok) return own.reply;
  if (own.error === "unavailable") throw new Refused(own.error);
  await forgetGame(db, id);
  return storedGame(c.env, userId, code);
}

type Plan = Pick<
  GameSetup,
  "questionSetId" | "title" | "settings" | "questions" | "roundAfter" | "networks" | "isExcerpt"
>;

/** Begins all looks that a new game needs, beside one another and beside the check of the caller. */
function looksFor(c: AppContext, settings: GameSettings, questionSetId: string | null) {
  const db = c.get("db");
  const { id: ownerId } = c.get("user");
  return {
    facts: begun(factsForGame(db, { ownerId, questionSetId, now: Date.now(), mostCodes: CROWDED + 1 })),
    planned: begun(placesFor(c, settings)),
  };
}

/** Draws a code and opens the game's room under it, if the teacher may have another game. */
export async function openGame(
  c: AppContext,
  plan: Plan,
  label: string,
  looks = looksFor(c, plan.settings, plan.questionSetId),
): Promise<Game> {
  const db = c.get("db");
  const { id: ownerId } = c.get("user");
  const { id } = await c.get("making");
  const facts = await looks.facts;
  const openedAt = Date.now();
  const { questionSetId, settings } = plan;
  const { answers } = settings;
  const questions = answers ? plan.questions.map((question) => forHost(question, answers)) : plan.questions;
  if (questions.every(({ by_host }) => by_host === "skips")) throw new Refused("nothing_playable");
  const size = sizeOf(c.env, settings);
  const planned = await looks.planned;
  // A class's results are no measure for a large game, so it has no record.
  const hasRecord = questionSetId !== null && !plan.isExcerpt && answers !== "board" && size.relays === undefined;
  const record = hasRecord ? facts.record : null;
  const made = { ...plan, questions, gameId: id, ownerId, openedAt };
  const opened = await drawCode(db, gameRow(made, label), digitsOfCodes(facts.takenCodes), (code) => {
    const places = planned?.map((place) => ({ ...place, playerId: newPlayerId(code, randomly) }));
    const own = { code, ...size, hostNetwork: networkOf(c) };
    const setup = { ...made, ...own, ...(places && { places }), ...(record && { record }) };
    return openRoom(c, setup, () => forgetGame(db, id));
  });
  if (!opened.ok) throw new Refused(opened.error);
  const { game_code: code } = opened.reply;
  const students = planned?.flatMap(({ student }) => student?.id ?? []) ?? [];
  c.executionCtx.waitUntil(tellOfGone(c.env, students, (gone) => unnameStudentsInRooms(c.env, [code], gone)));
  return { ...opened.reply, label };
}

/** D1 comes first: if it is unavailable nothing has happened yet, and the call may be repeated. */
export async function removeGame(env: Env, ownerId: string, code: string) {
  const gone = await deleteOwnGame(database(env.DB), ownerId, code);
  for (const { id } of gone.filter(({ isLarge }) => isLarge)) await dropPartsOrLater(env.MEDIA, id);
  const reply = await ask(env, code, (room) => room.remove({ sessionId: null, userId: ownerId }));
  return { wasKept: gone.length > 0, reply };
}

const randomly = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

/** Uses the platform's secure source: a predictable order would give answers away. */
export const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
