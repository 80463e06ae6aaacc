import { operations } from "#http/openapi/areas";
import { isSignedIn, methodOf, pathOf } from "#http/openapi/operation";
import type { Victim } from "../hostile/routes";

export type Who = "guest" | "student" | "other" | "admin" | "owner";
export type Row = [method: string, path: string, expected: Record<Who, number>, body?: unknown];

export const teachers = (status: number) => ({ guest: 401, student: 403, other: 404, admin: 403, owner: status });
const admins = (status: number) => ({ guest: 401, student: 403, other: 403, owner: 403, admin: status });
export const everybody = { guest: 200, student: 200, other: 200, admin: 200, owner: 200 };
export const reporters = { guest: 401, student: 201, other: 201, admin: 201, owner: 403 };
export const ofPlayer = { guest: 401, student: 404, other: 404, admin: 404, owner: 200 };
export const anyTeacher = (status: number) => ({ guest: 401, student: 403, admin: 403, other: status, owner: status });
const anybody = (status: number) => ({
  guest: 401,
  student: status,
  other: status,
  admin: status,
  owner: status,
});
export const ofKept = { guest: 404, student: 404, other: 404, admin: 404, owner: 200 };
export const seat = { guest: 401, student: 401, other: 401, admin: 401, owner: 401 };

const pupils = (status: number) => ({ guest: 401, student: status, other: 403, admin: 403, owner: 403 });
const alike = (status: number) => ({ guest: status, student: status, other: status, admin: status, owner: status });

/**
 * The status for callers whose call it is, as the entry has it: what everybody else
 * gets follows. Otherwise each caller's status.
 */
export type Written = [method: string, path: string, expected: number | Record<Who, number>, body?: unknown];
const expectedOf: Readonly<Record<string, (status: number) => Record<Who, number>>> = {
  all: alike,
  account: anybody,
  pupil: pupils,
  teacher: anyTeacher,
  "approved teacher": anyTeacher,
  owner: teachers,
  "approved owner": teachers,
  admin: admins,
  "library admin": admins,
  "school admin": admins,
  "any admin": admins,
};

export function byEntry([method, path, expected, ...body]: Written): Row {
  if (typeof expected !== "number") return [method, path, expected, ...body];
  const { call, who } = operations.find((one) => one.call === nameOf([method, path]))!;
  const statuses = expectedOf[who];
  if (!statuses) throw new Error(`write a row for ${call} in access-matrix.test.ts: ${who} says too little`);
  return [method, path, statuses(expected), ...body];
}

/**
 * Adds the calls that have no row: with the example of their entry they get its first reply. Those with blanks come first, while
 * the things of the owner are as they were made.
 */
export function withTheRest(rows: readonly Row[], made: readonly Row[], { path, bodies }: Victim): Row[] {
  const named = new Set([...rows, ...made].map(nameOf));
  const rest = operations.filter((one) => isSignedIn(one) && !named.has(one.call));
  const [withBlanks, others] = [true, false].map((hasBlanks) =>
    rest
      .filter(({ call }) => call.includes(":") === hasBlanks)
      .map((one) => byEntry([methodOf(one), path(pathOf(one)), Number(Object.keys(one.replies)[0]), bodies[one.call]])),
  );
  return [...withBlanks!, ...rows, ...others!];
}

export const calls = operations.map(({ call }) => call);
/** Calls without a sign-in: a password, a link or a seat is enough. */
export const open = operations.filter((operation) => !isSignedIn(operation)).map(({ call }) => call);

/** If two patterns fit, the one with fewer blanks is meant. */
export const nameOf = ([method, path]: readonly [string, string, ...unknown[]]): string =>
  calls.filter((call) => isCall(call, `${method} ${path}`)).toSorted((a, b) => blanks(a) - blanks(b))[0] ?? "";
const isCall = (call: string, asked: string) => new RegExp(`^${call.replace(/:\w+/g, "[^/]+")}$`).test(asked);
const blanks = (call: string) => call.split(":").length;
