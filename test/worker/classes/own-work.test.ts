import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OwnClassesReply } from "#protocol/http/replies/classes";
import type { GameReply } from "#protocol/http/replies/games";
import { database } from "#db/database";
import { classStudents } from "#db/schema/classes";
import { aPerson } from "../helpers/accounts/people";
import { aHomework } from "../helpers/a-homework";
import { aStoredSet } from "../helpers/games/a-game";
import { call } from "../helpers/http";

test("a linked pupil finds what the class has to do now: open homework and games that phones join", async () => {
  const { teacher, id, code, classId, students } = await aHomework({ pupils: [{ name: "Ayşe" }, { name: "Ali" }] });
  const pupil = await aPerson("student");
  await database(env.DB).update(classStudents).set({ userId: pupil.id }).where(eq(classStudents.id, students[0]!.id));
  const own = async () =>
    (await call<OwnClassesReply>("GET", "/api/classes/mine", { token: pupil.token })).json.classes[0]!;
  const { token } = teacher;
  const question_set_id = await aStoredSet(teacher.id);
  const opened = async (settings: object) => {
    const body = { question_set_id, settings: { class_id: classId, ...settings } };
    return (await call<GameReply>("POST", "/api/game", { token, body })).json.game;
  };
  expect(await own()).toMatchObject({ homework: [{ code, title: expect.any(String), due_at: expect.any(Number) }] });
  expect(await own()).not.toHaveProperty("running");
  await opened({ answers: "cards" });
  const game = await opened({});
  expect((await own()).running).toEqual([{ game_code: game.game_code, title: "Kesirler" }]);
  await call("POST", `/api/game/${game.game_code}/end`, { token });
  await call("POST", `/api/homework/${id}/close`, { token });
  expect(await own()).not.toHaveProperty("homework");
  expect(await own()).not.toHaveProperty("running");
});
