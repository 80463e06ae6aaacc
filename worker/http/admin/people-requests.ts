import { listedUsers } from "#db/people/administration";
import { noteDeed, type Named } from "#db/people/audit";
import { letterInRecord } from "#protocol/audit-words";
import { findNicknames, findStudents, placeOfStudent, storedGame } from "#db/people/people-search";
import { userById } from "#db/people/users";
import { classRoll } from "#db/classes/class-roll";
import { markStudent } from "#db/classes/class-students";
import { house } from "#db/library/ready-sets";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { Refused, refused } from "#services/request/refused";
import { ownRow } from "#services/sign-in/own-password";
import { studentExport } from "#services/classes/student-export";
import { exportOf } from "#services/export";
import { begunRemoval, finishStudent } from "#services/upkeep/class-removal";
import { unnamePlayerInRoom } from "#services/games/rooms";
import { unnamePlayerInHomework } from "#services/homework/homework-rooms";
import { unnameOne } from "#services/upkeep/names";

/** Requests of people and parents: what is stored about somebody, with or without an account. Each look is in the record. */
export const peopleRequests = [
  route("POST /api/admin/people/search", async (c, { body: { q, after, letter }, reply }) => {
    const db = c.get("db");
    const [accounts, students, { nicknames, next }] = await Promise.all([
      after === undefined ? listedUsers(db, { q, page: 1, page_size: 50, after: undefined }) : { items: [] },
      after === undefined ? findStudents(db, q) : [],
      findNicknames(db, c.env.MEDIA, q, after ?? Date.now()),
    ]);
    const numbers = [accounts.items.length, students.length, nicknames.length];
    const found = `${numbers[0]} hesap, ${numbers[1]} öğrenci, ${numbers[2]} takma ad bulundu`;
    // A search that goes on with older games is in the record already, unless it shows somebody.
    if (after === undefined || nicknames.length > 0)
      await note(c, { action: "people_searched", reason: found, letter });
    return reply({ accounts: [...accounts.items], students, nicknames, next });
  }),
  route("GET /api/admin/users/:id/export", async (c, { query: { letter } }) => {
    const user = await userById(c.get("db"), c.req.param("id"));
    if (!user || user.id === house.id) throw new Refused("not_found");
    await note(c, { action: "data_exported", reason: "", letter, target: user });
    return exportOf(c, user);
  }),
  route("GET /api/admin/students/:id/export", async (c, { query: { letter } }) => {
    const db = c.get("db");
    const { ownerId, classId, className } = await wantedPlace(c);
    const student = (await classRoll(db, ownerId, classId))?.students.find(({ id }) => id === c.req.param("id"));
    if (!student) throw new Refused("not_found");
    await note(c, { action: "data_exported", reason: `${className} sınıfından bir öğrenci`, letter });
    return studentExport(c, { id: classId, name: className }, student);
  }),
  route("DELETE /api/admin/students/:id", async (c, { body: { letter }, reply }) => {
    const { classId, className } = await wantedPlace(c);
    const studentId = c.req.param("id");
    if (!(await markStudent(c.get("db"), classId, studentId))) throw new Refused("not_found");
    await note(c, { action: "student_deleted", reason: `${className} sınıfından bir öğrenci`, letter });
    await begunRemoval(c, finishStudent(c.env, { classId, studentId }));
    return reply();
  }),
  route("DELETE /api/admin/games/:id/nicknames/:player", async (c, { body: { letter }, reply }) => {
    const db = c.get("db");
    const game = (await storedGame(db, c.req.param("id"))) ?? refused("not_found");
    const player = c.req.param("player");
    if (game.endedAt === null) throw new Refused("not_found");
    // Its room comes first, as it may write the results again.
    const unname = game.mode === "homework" ? unnamePlayerInHomework : unnamePlayerInRoom;
    await unname(c.env, game.code, player);
    const isDone = (await unnameOne(db, c.env.MEDIA, { ...game, playerId: player })) ?? refused("not_found");
    if (!isDone) throw new Refused("unavailable");
    await note(c, { action: "nickname_deleted", reason: game.title, letter });
    return reply();
  }),
];

async function wantedPlace(c: AppContext) {
  return (await placeOfStudent(c.get("db"), c.req.param("id") ?? "")) ?? refused("not_found");
}

type Noted = {
  readonly action: "people_searched" | "data_exported" | "student_deleted" | "nickname_deleted";
  readonly reason: string;
  /** The letter that asked for it. */
  readonly letter: string | undefined;
  readonly target?: Named;
};

/** Pupils stay without a name in the record, since their names are not erased from it. */
const note = async (c: AppContext, { action, reason, letter, target = { id: "", name: "" } }: Noted) =>
  noteDeed(c.get("db"), {
    action,
    actor: await ownRow(c),
    target,
    reason: letterInRecord(reason, letter),
    now: Date.now(),
  });
