import { env } from "cloudflare:workers";
import { test } from "vitest";
import type { ClassesReply, StudentProgressReply } from "#protocol/http/replies/classes";
import type { GameView } from "#protocol/http/replies/game-view";
import type { GameReply } from "#protocol/http/replies/games";
import type { HomeworkList, HomeworkPupilsReply, HomeworkView } from "#protocol/http/replies/homework";
import { anAccount, goodPassword } from "../helpers/accounts/accounts";
import { aPerson } from "../helpers/accounts/people";
import { aSchool } from "../helpers/accounts/schools";
import { aHomework, begun } from "../helpers/a-homework";
import { aClass, roll } from "../helpers/classes";
import { aStoredSet } from "../helpers/games/a-game";
import { aClassGame } from "../helpers/games/class-games";
import { call } from "../helpers/http";
import { wholeWhereverKilled, type Scene } from "../helpers/killed";
import { readSet } from "../helpers/sets/sets";
import { aWrittenQuestion } from "../../builders/questions";

const admin = await anAccount("admin");
const asAdmin = (method: string, path: string, body: object = {}) =>
  call(method, `/api/admin/${path}`, { token: admin.token, body: { password: goodPassword, ...body } });

const count = (sql: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${sql} = ?`);
const DAY = 24 * 3_600_000;

/** A class whose two pupils, rows of one child, have played a game and begun a homework. */
async function twoRows() {
  const teacher = await aPerson("teacher");
  const { token } = teacher;
  const from = await aClass(token, { name: "7A", students: ["Ali", "Ali K.", "Ece"] });
  const [ali, twin, ece] = from.studentIds as [string, string, string];
  await aClassGame(teacher.id, { classId: from.id }, { [ali]: ["A"], [ece]: ["B"] });
  await aClassGame(teacher.id, { classId: from.id, endedAt: Date.now() - DAY }, { [twin]: ["B"] });
  const body = { question_set_id: await aStoredSet(teacher.id, 2), due_at: Date.now() + 3 * DAY, class_id: from.id };
  const { json } = await call<{ homework: { id: string; code: string } }>("POST", "/api/homework", { token, body });
  for (const number of [1, 2]) {
    const pupil = await begun(json.homework.code, { number });
    await pupil.answer(pupil.first.question!.question_id, "B");
  }
  const page = async (classId: string) => {
    const path = `/api/classes/${classId}/students/${ali}`;
    const { progress } = (await call<StudentProgressReply>("GET", path, { token })).json;
    return [progress.games, progress.questions, progress.credit];
  };
  const atHome = async () => {
    const path = `/api/homework/${json.homework.id}/pupils`;
    const { pupils } = (await call<HomeworkPupilsReply>("GET", path, { token })).json;
    return pupils.map(({ name, state, answered }) => [name, state, answered]);
  };
  const shownTeacher = async () =>
    (await call<HomeworkView>("GET", `/api/homework/${json.homework.code}`)).json.homework.teacher;
  return { teacher, token, from, ali, twin, page, atHome, shownTeacher };
}

/** The things that a teacher has: classes, homework that opens, sets. */
const seenBy = async (token: string) => {
  const { classes } = (await call<ClassesReply>("GET", "/api/classes", { token })).json;
  const { items } = (await call<HomeworkList>("GET", "/api/homework", { token })).json;
  const sets = (await call<{ items: { title: string }[] }>("GET", "/api/question-sets", { token })).json.items;
  const opens = await Promise.all(
    items.map(async ({ id }) => (await call("GET", `/api/homework/${id}/pupils`, { token })).status),
  );
  return [classes.map(({ name }) => name), opens, sets.map(({ title }) => title)];
};

const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  async "a move of a pupil"() {
    const { token, from, ali, page, atHome } = await twoRows();
    const to = await aClass(token, { name: "7B", students: ["Can"] });
    return {
      ask: () => call("POST", `/api/classes/${from.id}/students/${ali}/move`, { token, body: { class_id: to.id } }),
      look: async () => [await roll(token, from.id), await roll(token, to.id), await page(to.id), await atHome()],
    };
  },
  async "a join of two rows"() {
    const { token, from, ali, twin, page, atHome } = await twoRows();
    return {
      ask: () => call("POST", `/api/classes/${from.id}/students/${ali}/join`, { token, body: { student_id: twin } }),
      look: async () => [await roll(token, from.id), await page(from.id), await atHome()],
    };
  },
  async "an account handed over"() {
    const { teacher, token, shownTeacher } = await twoRows();
    const to = await anAccount("teacher", { name: "Kalan Öğretmen" });
    return {
      ask: () => asAdmin("POST", `users/${teacher.id}/hand-over`, { to: to.id, classes: true }),
      look: async () => [await seenBy(token), await seenBy(to.token), await shownTeacher()],
    };
  },
  async "the last answer of a homework by net"() {
    const { id, code, teacher } = await aHomework({ questions: 2, body: { scoring: "net" } });
    const pupil = await begun(code, { nickname: "Ali" });
    const { json } = await pupil.answer(pupil.first.question!.question_id, "A");
    const last = json.question!.question_id;
    return {
      ask: () => pupil.answer(last, "B"),
      look: async () => {
        const { you } = (await pupil.see()).json;
        const path = `/api/homework/${id}/pupils`;
        const { pupils } = (await call<HomeworkPupilsReply>("GET", path, { token: teacher.token })).json;
        return [you?.phase, you?.best, pupils.map(({ state, best }) => [state, best])];
      },
    };
  },
  async "a suspension"() {
    const { id, code, teacher } = await aHomework();
    const pupil = await begun(code, { nickname: "Ali" });
    const set = { question_set_id: await aStoredSet(teacher.id) };
    const made = await call<GameReply>("POST", "/api/game", { token: teacher.token, body: set });
    const game = `/api/game/${made.json.game.game_code}`;
    return {
      ask: () => asAdmin("POST", `users/${teacher.id}/suspend`, { reason: "Ayrıldı." }),
      look: async () => {
        const resting = await env.DB.prepare("SELECT resting FROM homework WHERE id = ?").bind(id).first("resting");
        const me = await call("GET", "/api/auth/me", { token: teacher.token });
        return [(await call<GameView>("GET", game)).json.game.status, resting, me.status, (await pupil.see()).status];
      },
    };
  },
  async "two schools merged"() {
    const [stays, goes] = [await aSchool(admin.token), await aSchool(admin.token)];
    const people = await Promise.all([anAccount("teacher"), anAccount("teacher")]);
    await asAdmin("POST", `schools/${goes.id}/teachers`, { ids: people.map(({ id }) => id) });
    return {
      ask: () => asAdmin("POST", `schools/${stays.id}/merge`, { school_id: goes.id }),
      look: async () => {
        return Promise.all([
          count("users WHERE school_id").bind(stays.id).first("n"),
          count("school_domains WHERE school_id").bind(stays.id).first("n"),
          count("schools WHERE id").bind(goes.id).first("n"),
        ]);
      },
    };
  },
  async "questions of a PDF"() {
    const { token } = await aPerson("teacher");
    const questions = Array.from({ length: 60 }, (_, i) => aWrittenQuestion({ question_text: `Soru ${i + 1}` }));
    const headers = { "idempotency-key": crypto.randomUUID() };
    return {
      ask: () => call("POST", "/api/question-sets/import", { token, headers, body: { title: "Deneme", questions } }),
      pass: () => env.DB.prepare("UPDATE keyed_calls SET begun_at = begun_at - 60000").run(),
      look: async () => {
        const { items } = (await call<{ items: { id: string }[] }>("GET", "/api/question-sets", { token })).json;
        return Promise.all(items.map(async ({ id }) => (await readSet(token, id)).questions.length));
      },
    };
  },
};

test.each(Object.entries(scenes))("[F2][F20] %s that is killed anywhere is whole when it is asked again", (_, make) =>
  wholeWhereverKilled(make),
);
