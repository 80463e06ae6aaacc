import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { HomeworkReply } from "#protocol/http/replies/homework";
import { aStoredSet } from "../helpers/games/a-game";
import { aPerson } from "../helpers/accounts/people";
import { aClass } from "../helpers/classes";
import { call } from "../helpers/http";
import { workBehind } from "../in-node/workers";

const DAY = 24 * 3_600_000;
/** Moments by which one of the two calls begins earlier: with more of them the calls follow each other. */
const MOMENTS = 18;
const moments = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise<void>((resolve) => void setImmediate(resolve));
};

type Teacher = { readonly token: string; readonly setId: string };

/** Makes something with a class while a student of it is deleted, and reads the page of what was made. */
async function whileDeleted(
  later: number,
  teacher: Teacher,
  make: (teacher: Teacher, classId: string) => Promise<string>,
): Promise<string> {
  const { token } = teacher;
  const { id, studentIds } = await aClass(token, { name: crypto.randomUUID(), students: ["Zeyneb Kaya", "Ali"] });
  const removing = moments(later).then(() => call("DELETE", `/api/classes/${id}/students/${studentIds[0]}`, { token }));
  const page = await moments(-later).then(() => make(teacher, id));
  expect((await removing).status).toBe(204);
  await workBehind();
  return (await call("GET", page, { token })).text;
}

const makes = {
  homework: async ({ token, setId }: Teacher, class_id: string) => {
    const body = { question_set_id: setId, due_at: Date.now() + DAY, class_id };
    return `/api/homework/${(await call<HomeworkReply>("POST", "/api/homework", { token, body })).json.homework.id}/pupils`;
  },
  "game by cards": async ({ token, setId }: Teacher, class_id: string) => {
    const body = { question_set_id: setId, settings: { answers: "cards", class_id } };
    return `/api/game/${(await call<GameReply>("POST", "/api/game", { token, body })).json.game.game_code}`;
  },
};

test.each(Object.keys(makes) as (keyof typeof makes)[])(
  "[T45] a student who is deleted while a %s is made has no name in it, whichever comes first",
  async (what) => {
    const { id, token } = await aPerson("teacher");
    // A long set is read for a while.
    const setId = await aStoredSet(id, 100);
    const named: number[] = [];
    for (let later = -MOMENTS; later < MOMENTS; later++) {
      const text = await whileDeleted(later, { token, setId }, makes[what]);
      expect(text).toContain("Ali");
      if (text.includes("Zeyneb")) named.push(later);
    }
    expect(named).toEqual([]);
  },
);
