import type { DurableObject } from "cloudflare:workers";
import { homeworkCode } from "#shared/ids";
import { notOwed } from "#db/classes/join-students";
import { database } from "#db/database";
import {
  homeworkCodesOf,
  homeworkCodesOfClasses,
  homeworkCodesPlayedBy,
  noteResting,
  unsettledHomework,
} from "#db/homework/homework-codes";
import type { Homework } from "#protocol/http/replies/homework";
import type { HomeworkRoom, Plan } from "#objects/homework-room/homework-room";
import type { Refusal } from "#objects/lifecycle/reply";
import type { AppContext } from "../request/app-env";
import type { UserRow } from "#db/people/users";
import { hintToFind, inEachPlace, placeForNew } from "../request/places";
import { missed, Refused } from "../request/refused";
import { askWithRetries, openAndAsk } from "../games/rooms";
import { fewAtATime } from "../upkeep/in-turn";

/** Access from calls to a homework's object. */

type Call<F> = F extends (...args: infer Args) => infer R ? (...args: Args) => Promise<Awaited<R>> : never;
type Calls = Omit<HomeworkRoom, keyof DurableObject>;
type Room = { readonly [K in keyof Calls]: Call<Calls[K]> };

/** Asks an object a question that may safely be repeated. */
export const askHomework = <T>(env: Env, code: string, question: (room: Room) => Promise<T>): Promise<T> =>
  inEachPlace(
    env,
    (place) => homeworkRoom(place, code),
    (place) => askWithRetries(() => question(homeworkRoom(place, code))),
  );

/**
 * Works on all of this homework, a few at a time: a class's past may have hundreds. Fails after the last one if one of them
 * failed.
 */
async function forAll<Row>(rows: readonly Row[], work: (row: Row, turn: number) => Promise<unknown>): Promise<void> {
  const errors = await fewAtATime(rows, work);
  if (errors.length > 0) throw errors[0] as Error;
}

type Codes = readonly { readonly code: string }[];

/** One of a newer version cannot hear it: all are to be told again. */
const tellAll = (
  env: Env,
  homework: Codes,
  tell: (room: Room, turn: number) => Promise<Refusal | null | undefined | void>,
): Promise<void> =>
  forAll(homework, async ({ code }, turn) => {
    const refusal = await askHomework(env, code, (room) => tell(room, turn));
    if (refusal?.error === "unavailable") throw new Refused("unavailable");
  });

const homeworkRoom = (env: Env, code: string): Room => env.HOMEWORK_ROOM.getByName(code, hintToFind(env));

/** Makes a homework's object near the teacher who calls, and asks it in the same trip. Null if another homework holds the code. */
export function openHomework(c: AppContext, plan: Plan, forget: () => Promise<void>) {
  return openAndAsk<Room, Homework>({
    stub() {
      const { env, hint } = placeForNew(c);
      return env.HOMEWORK_ROOM.getByName(plan.opening.code, hint);
    },
    open: (room) => room.open(plan),
    question: (room) => room.overview(),
    forget,
  });
}

/** The code in the path, in any case; text that cannot be one is an unknown homework. */
export const homeworkFrom = (c: AppContext): string =>
  homeworkCode(c.req.param("ref") ?? "") ?? missed("homework_unknown");

type Unsettled = Awaited<ReturnType<typeof unsettledHomework>>[number];

/** Lets a homework rest, or wakes it. */
export async function settleHomework(env: Env, { id, code, rests }: Unsettled): Promise<void> {
  await askHomework(env, code, (room) => room.rest(rests));
  await noteResting(database(env.DB), id, rests);
}

/** Lets the homework of a teacher rest who may not teach, or wakes it. */
export async function settleHomeworkOf(env: Env, ownerId: string): Promise<void> {
  const unsettled = await unsettledHomework(database(env.DB), { ownerId, limit: 1000 });
  await forAll(unsettled, (one) => settleHomework(env, one));
}

/** Deletes the homework of a teacher who is being deleted. Must be called before the user's rows are deleted. */
export async function removeHomeworkOf(env: Env, ownerId: string): Promise<void> {
  const rows = await homeworkCodesOf(database(env.DB), ownerId, Date.now());
  await forAll(rows, ({ code, id }) => askHomework(env, code, (room) => room.remove(id)));
}

/** Removes the name of a student account that is being deleted from homework. */
export async function unnameInHomework(env: Env, userId: string): Promise<void> {
  const codes = await homeworkCodesPlayedBy(database(env.DB), userId, Date.now());
  await tellAll(env, codes, (room) => room.unname(userId));
}

/** The same for students who leave, in homework of their former classes. */
export async function unnameStudentsInHomework(
  env: Env,
  { classIds, ids }: { classIds: readonly string[]; ids: readonly string[] },
) {
  const codes = await homeworkCodesOfClasses(database(env.DB), classIds, Date.now());
  await tellAll(env, codes, (room) => room.unnameStudents(ids));
}

/** Removes the name of one pupil from a homework, if it is still there. */
export const unnamePlayerInHomework = (env: Env, code: string, playerId: string): Promise<void> =>
  tellAll(env, [{ code }], (room) => room.unnamePlayer(playerId));

/**
 * Merges the rows of one pupil in homework of their classes, after they were merged in the class. Each homework notes at once that
 * it owes D1 its result again, and a few a second pay: until then D1's rows count the two as one. If one of them cannot be told,
 * all of them are told again by the cron.
 */
export async function joinStudentsInHomework(
  env: Env,
  stays: string,
  { classIds, ids }: { classIds: readonly string[]; ids: readonly string[] },
) {
  const db = database(env.DB);
  const codes = await homeworkCodesOfClasses(db, classIds, Date.now());
  const goes = ids.filter((id) => id !== stays);
  await tellAll(env, codes, (room, turn) => room.joinStudents({ stays, goes, writeAfterMs: turn * 1_000 }));
  await notOwed(db, stays, goes);
}

/** Notifies homework of a teacher's classes of its new owner, whose name pupils see. */
export const handHomeworkTo = (env: Env, teacher: UserRow): Promise<void> =>
  tellAllOf(env, teacher, (room, owner) => room.handTo(owner));

/** Notifies a teacher's homework of the teacher's name and time zone. */
export const putTeacherOfHomework = (env: Env, teacher: UserRow): Promise<void> =>
  tellAllOf(env, teacher, (room, owner) => room.putTeacher(owner));

type Owner = Parameters<Room["handTo"]>[0];

async function tellAllOf(
  env: Env,
  { id: ownerId, name: teacher, timeZone }: UserRow,
  tell: (room: Room, owner: Owner) => Promise<Refusal | void>,
): Promise<void> {
  const codes = await homeworkCodesOf(database(env.DB), ownerId, Date.now());
  await tellAll(env, codes, (room) => tell(room, { ownerId, teacher, timeZone }));
}
