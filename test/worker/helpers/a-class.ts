import { env } from "cloudflare:workers";
import type { GameReply } from "#protocol/http/replies/games";
import { searchKey } from "#shared/fold";
import { database } from "#db/database";
import { classes, classStudents } from "#db/schema/classes";
import { aStoredSet } from "./games/a-game";
import { call } from "./http";
import { aPerson } from "./accounts/people";

type Pupil = { readonly name: string; readonly timeFactor?: number; readonly schoolNo?: number };

/** A class in D1, its students numbered from 1. */
export async function aStoredClass(ownerId: string, pupils: readonly Pupil[], name = "7B Fen") {
  const db = database(env.DB);
  const classId = crypto.randomUUID();
  await db.insert(classes).values({ id: classId, ownerId, name, nameKey: searchKey(name), createdAt: Date.now() });
  const students = pupils.map((pupil, i) => ({
    ...pupil,
    id: crypto.randomUUID(),
    classId,
    number: i + 1,
    createdAt: Date.now(),
  }));
  for (const student of students) await db.insert(classStudents).values(student);
  return { classId, students };
}

const three = [{ name: "Ali Kaya" }, { name: "Ece Nur Tan" }, { name: "Nur Öz" }];

type Wanted = { readonly pupils?: readonly Pupil[]; readonly questions?: number; readonly settings?: object };

/** A game with a class, in its lobby; played by cards unless the settings say otherwise. */
export async function aGameWithClass({ pupils = three, questions = 2, settings }: Wanted = {}) {
  const teacher = await aPerson("teacher");
  const made = await aStoredClass(teacher.id, pupils);
  const setId = await aStoredSet(teacher.id, questions);
  const reply = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id: setId, settings: { answers: "cards", class_id: made.classId, ...settings } },
  });
  if (reply.status !== 201) throw new Error(reply.text);
  const { game } = reply.json;
  return { teacher, setId, ...made, game, code: game.game_code, room: env.GAME_ROOM.getByName(game.game_code) };
}
