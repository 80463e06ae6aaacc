import { env } from "cloudflare:workers";
import { test } from "vitest";
import type { Page } from "#protocol/http/page";
import type { HomeworkList } from "#protocol/http/replies/homework";
import type { Invitation } from "#protocol/http/replies/schools";
import { anAccount, goodPassword, storedUser } from "../helpers/accounts/accounts";
import { aSchool } from "../helpers/accounts/schools";
import { aPerson } from "../helpers/accounts/people";
import { aHomework, begun, join, pageOf } from "../helpers/a-homework";
import { aClass, roll } from "../helpers/classes";
import { aStoredSet } from "../helpers/games/a-game";
import { aClassOf, asTeacher, elsewhere, school, sitsAt, teacherPage } from "../helpers/homework-seats";
import { call } from "../helpers/http";
import { wholeWhereverKilled, type Scene } from "../helpers/killed";
import { from, inOrder } from "../helpers/networks";
import { aSet, listSets } from "../helpers/sets/sets";

/** Deeds of a teacher or an administrator about many things at once, each killed after every trip: see `wholeWhereverKilled`. */

const DAY = 24 * 3_600_000;
const admin = await anAccount("admin");
const asAdmin = (method: string, path: string, body?: object) =>
  call(method, `/api/admin/${path}`, { token: admin.token, ...(body && { body }) });
const part = () => crypto.randomUUID().slice(0, 8);

/** Six of the seven places of a homework were taken from a network that is not the teacher's. */
async function seatsInQuestion() {
  const given = await aClassOf(8);
  await teacherPage(given);
  const own = await sitsAt(given.code, 1, school);
  const others = await inOrder(6, (i) => sitsAt(given.code, i + 2, elsewhere));
  const [asked] = (await teacherPage(given)).json.foreign_seats!;
  const look = async () => {
    const { foreign_seats: rows = [], homework } = (await teacherPage(given)).json;
    const seen = await inOrder(6, async (i) => (await pageOf(given.code, others[i]!.json).see()).status);
    const counted = rows.map(({ count, barred }) => [count, barred ?? false]);
    return [homework.counts.started, counted, seen, (await pageOf(given.code, own.json).see()).status];
  };
  return { given, network: { network: asked!.network }, look };
}

const again = async () => {
  await env.DB.prepare("UPDATE keyed_calls SET begun_at = begun_at - 60000").run();
};

const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  async "a removal of chosen pupils from a homework"() {
    const given = await aHomework();
    const pages = await inOrder(3, async (i) => {
      const reply = await join(given.code, { nickname: `Ada ${i}` }, from(school));
      return pageOf(given.code, reply.json);
    });
    const chosen = pages.slice(1).map(({ id }) => id);
    return {
      ask: () => asTeacher(given, "remove-pupils", { player_ids: chosen }),
      look: async () => {
        const { pupils, homework } = (await teacherPage(given)).json;
        const seen = await inOrder(3, async (i) => (await pages[i]!.see()).status);
        return [pupils.map(({ name }) => name), homework.counts.started, seen];
      },
    };
  },
  async "seats of a homework that are freed"() {
    const { given, network, look } = await seatsInQuestion();
    return { ask: () => asTeacher(given, "free-seats", network), look };
  },
  async "seats of a homework that are kept"() {
    const { given, network, look } = await seatsInQuestion();
    return { ask: () => asTeacher(given, "keep-seats", network), look };
  },
  async "a homework by net that a class is given"() {
    const { token, id } = await aPerson("teacher");
    const { id: class_id } = await aClass(token, { name: "7A", students: ["Ali", "Ece"] });
    const set = { question_set_id: await aStoredSet(id, 2), due_at: Date.now() + 3 * DAY };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = { ...set, class_id, scoring: "net", wrong_costs: 3 };
    return {
      ask: () => call("POST", "/api/homework", { token, headers, body }),
      pass: again,
      look: async () => {
        const { items } = (await call<HomeworkList>("GET", "/api/homework", { token })).json;
        return inOrder(items.length, async (i) => {
          const { first } = await begun(items[i]!.code, { number: 1 });
          return [items[i]!.state, first.you?.phase];
        });
      },
    };
  },
  async "sets that are put away together"() {
    const { token } = await aPerson("teacher");
    const sets = await inOrder(3, async (i) => (await aSet(token, { title: `Set ${i}` })).id);
    return {
      ask: () =>
        call("PUT", "/api/question-sets/filing", {
          token,
          body: { question_set_ids: sets.slice(1), folder: "7. sınıf", archived: true },
        }),
      look: async () => {
        const lists = await Promise.all(["", "?archived=true"].map((query) => listSets(token, query)));
        return lists.map(({ items, folders }) => [items.map(({ title }) => title).toSorted(), folders]);
      },
    };
  },
  async "a folder that gets another name"() {
    const { token } = await aPerson("teacher");
    for (const archived of [false, true]) {
      const { id } = await aSet(token, { title: `Set ${archived}` });
      await call("PUT", `/api/question-sets/${id}`, { token, body: { folder: "Fen", archived } });
    }
    return {
      ask: () =>
        call("PUT", "/api/question-sets/folder-name", { token, body: { folder: "Fen", name: "Fen bilimleri" } }),
      look: async () => [(await listSets(token, "")).folders, (await listSets(token, "?archived=true")).items.length],
    };
  },
  async "a class list that is imported"() {
    const { token } = await aPerson("teacher");
    const { id } = await aClass(token, { name: "7A", students: ["Ali"] });
    const students = Array.from({ length: 30 }, (_, i) => ({ number: i + 2, name: `Öğrenci ${i}` }));
    const headers = { "idempotency-key": crypto.randomUUID() };
    return {
      ask: () => call("POST", `/api/classes/${id}/import`, { token, headers, body: { students } }),
      pass: again,
      look: () => roll(token, id),
    };
  },
  async "invitations of a list"() {
    const { id, domain } = await aSchool(admin.token);
    const emails = ["bir", "iki", "uc"].map((name) => `${name}-${part()}@${domain}`);
    return {
      ask: () => asAdmin("POST", "invitations", { rows: emails.map((email) => ({ name: "Ece Kaya", email })) }),
      look: async () => {
        const path = `/api/admin/invitations?school_id=${id}`;
        const { items } = (await call<Page<Invitation>>("GET", path, { token: admin.token })).json;
        const mails = env.DB.prepare(`SELECT count(*) AS n FROM mails WHERE "to" = ?`);
        return [items.length, await inOrder(3, (i) => mails.bind(emails[i]!).first("n"))];
      },
    };
  },
  async "an announcement"() {
    const until = Date.now() + DAY;
    const text = `Yarın bakım var: ${part()}`;
    return {
      ask: () => asAdmin("PUT", "announcement", { text, until, to: "teachers" }),
      look: async () => {
        const { announcement } = (
          await call<{ announcement: { text: string } }>("GET", "/api/admin/announcement", admin)
        ).json;
        return announcement.text.split(":")[0];
      },
    };
  },
  async "teachers who are taken into a school"() {
    const [goal, old] = [await aSchool(admin.token), await aSchool(admin.token)];
    const ids = await inOrder(3, async () => (await anAccount("teacher")).id);
    await asAdmin("POST", `schools/${old.id}/teachers`, { ids: ids.slice(1) });
    return {
      ask: () => asAdmin("POST", `schools/${goal.id}/teachers`, { ids }),
      look: () => inOrder(3, async (i) => (await storedUser(ids[i]!))!.schoolId === goal.id),
    };
  },
  async "a suspension that ends"() {
    const { id, teacher } = await aHomework();
    const body = { reason: "Ayrıldı.", password: goodPassword };
    await asAdmin("POST", `users/${teacher.id}/suspend`, body);
    return {
      ask: () => asAdmin("POST", `users/${teacher.id}/unsuspend`),
      look: async () => {
        const resting = await env.DB.prepare("SELECT resting FROM homework WHERE id = ?").bind(id).first("resting");
        return [resting, (await storedUser(teacher.id))!.suspendedAt];
      },
    };
  },
  async "rights that are given"() {
    const { id } = await anAccount("teacher");
    return {
      ask: () => asAdmin("PUT", `users/${id}/rights`, { rights: ["library"], password: goodPassword }),
      look: async () => (await storedUser(id))!.rights,
    };
  },
};

test.each(Object.entries(scenes))("[F2][F20] %s, killed anywhere, is whole when it is asked again", (_, make) =>
  wholeWhereverKilled(make),
);
