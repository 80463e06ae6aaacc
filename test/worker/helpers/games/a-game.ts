import { env } from "cloudflare:workers";
import type { GameReply } from "#protocol/http/replies/games";
import type { JoinReply } from "#protocol/http/replies/players";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { searchKey } from "#shared/fold";
import type { GameSettings } from "#protocol/game-settings";
import { database } from "#db/database";
import { questions, questionSets } from "#db/schema/question-sets";
import { call } from "../http";
import { aPerson } from "../accounts/people";

/** Stores a set in D1. The right answer is always B, with a text that occurs nowhere else. */
export async function aStoredSet(ownerId: string, count = 2, { title = "Kesirler", language = "tr" } = {}) {
  const db = database(env.DB);
  const id = crypto.randomUUID();
  const now = Date.now();
  await db
    .insert(questionSets)
    .values({ id, ownerId, title, titleKey: searchKey(title), language, createdAt: now, updatedAt: now });
  for (let position = 0; position < count; position++) {
    await db.insert(questions).values({
      id: `${id}-${position}`,
      setId: id,
      position,
      text: `Soru ${position + 1}`,
      options: { A: "bir", B: "iki", C: "üç", D: "dört" },
      correct: "B",
      time_limit: 20,
      points: 1,
      explanation: `Açıklama ${position + 1}`,
      createdAt: now,
      updatedAt: now,
    });
  }
  return id;
}

/** `asked`: questions as they are written; by default as many as wanted, with B right. */
type Wanted = {
  questions?: number;
  asked?: readonly object[];
  settings?: Partial<GameSettings>;
  language?: string;
};

async function written(token: string, questions: readonly object[]): Promise<string> {
  const body = { title: "Kesirler", questions };
  const { status, json, text } = await call<QuestionSetReply>("POST", "/api/question-sets/import", { token, body });
  if (status !== 201) throw new Error(text);
  return json.question_set.id;
}

/** A game in its lobby, with its teacher. */
export async function aGame({ questions: count = 2, asked, settings, language }: Wanted = {}) {
  const teacher = await aPerson("teacher");
  const setId = asked
    ? await written(teacher.token, asked)
    : await aStoredSet(teacher.id, count, { ...(language && { language }) });
  const made = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id: setId, settings },
  });
  if (made.status !== 201) throw new Error(made.text);
  const { game } = made.json;
  return { teacher, setId, game, code: game.game_code, room: env.GAME_ROOM.getByName(game.game_code) };
}

/** A player who joined over HTTP. */
export async function polling(code: string, nickname: string, token?: string) {
  const reply = await call<JoinReply>("POST", "/api/game/join", {
    body: { game_code: code, nickname },
    ...(token && { token }),
  });
  if (reply.status !== 201) throw new Error(reply.text);
  return { ...reply.json, headers: { "session-id": reply.json.session_id } };
}
