import { scopeFor } from "#services/sign-in/rights";
import { operations } from "#http/openapi/areas";
import { methodOf, pathOf, type Operation } from "#http/openapi/operation";
import { aToken } from "../helpers/accounts/a-token";
import { anAccount } from "../helpers/accounts/accounts";
import { call, type Call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aVictim, type Victim } from "../hostile/routes";

/** The success statuses seen of each call so far. */
export const seen = new Map<string, Set<number>>();

type Account = Awaited<ReturnType<typeof anAccount>>;
export let teacher: Account;
export let student: Account;
export let admin: Account;
export let other: Awaited<ReturnType<typeof aPerson>>;
/** Things of another teacher, for calls that no step of the journey makes. */
let things: Victim;

/** The teacher's tokens for scripts, by scope: each call uses the smallest scope that allows it. */
let tokens: Readonly<Record<"read" | "sets" | "all", string>>;

/** Begins with nothing seen and new accounts: test files share this module, and the last one signed out of its own. */
export async function beginAnew(): Promise<void> {
  for (const { call } of operations) seen.set(call, new Set());
  things = await aVictim();
  teacher = await anAccount("teacher");
  student = await anAccount("student");
  admin = await anAccount("admin");
  other = await aPerson("teacher");
  const tokenFor = async (scope: keyof typeof tokens) => (await aToken(teacher.token, scope)).token;
  tokens = { read: await tokenFor("read"), sets: await tokenFor("sets"), all: await tokenFor("all") };
}
const teachersToken = (name: string): string => {
  const scope = scopeFor(name);
  return scope ? tokens[scope] : teacher.token;
};

/** Tries the same call with other bodies first. If it returns a reply, that counts as the call's reply. */
type Trial = (
  operation: Operation,
  asked: Call & { readonly path: string; readonly status: number | undefined },
) => Promise<Awaited<ReturnType<typeof call>> | null>;
let trial: Trial = async () => null;
export const tryBefore = (one: Trial) => void (trial = one);

type Asked = Call & {
  readonly query?: string;
  readonly at?: Readonly<Record<string, unknown>>;
  /** The path with its blanks filled, instead of `at`. */
  readonly path?: string;
  readonly status?: number;
};

/**
 * Makes a call by its name in the description, as the teacher unless another caller is given. Checks the reply against its
 * schema.
 */
export async function ask<R = Record<string, never>>(
  name: string,
  { at = {}, query = "", path: filled, status, ...how }: Asked = {},
): Promise<R> {
  const operation = operations.find(({ call }) => call === name);
  if (!operation) throw new Error(`${name} is not described`);
  const path = filled ?? pathOf(operation).replace(/:(\w+)/g, (_, part: string) => String(at[part]));
  const token = "token" in how || how.headers?.["session-id"] ? how.token : teachersToken(name);
  const { token: _, ...rest } = how;
  const asked = { ...rest, ...(token !== undefined && { token }) };
  const tried = await trial(operation, { ...asked, path: `${path}${query}`, status });
  const reply = (tried ?? (await call<R>(methodOf(operation), `${path}${query}`, asked))) as Awaited<
    ReturnType<typeof call<R>>
  >;
  if (!Object.hasOwn(operation.replies, reply.status) || (status !== undefined && reply.status !== status)) {
    throw new Error(`${name} answered ${reply.status} ${reply.text.slice(0, 300)}`);
  }
  seen.get(name)!.add(reply.status);
  return reply.json;
}

export const guest = { token: undefined };

/** Asks every call that was not asked before: as its caller, with the example of its entry, about the things of a teacher. */
export async function askTheRest(): Promise<void> {
  const callers = { all: guest, seat: guest, pupil: student, admin } as Readonly<Record<string, { token?: string }>>;
  const rest = operations.filter(({ call }) => seen.get(call)!.size === 0 && !elsewhere.has(call));
  for (const operation of rest) {
    const { call: name, who, example } = operation;
    const path = pathOf(operation);
    const how = name.includes(":")
      ? { ...things.caller({ operation, path }), path: things.path(path), body: things.bodies[name] }
      : { ...callers[who], body: example };
    await ask(name, how);
  }
}

/** A socket is no reply; the tests of rooms check its types. */
export const elsewhere: ReadonlySet<string> = new Set(["GET /ws"]);
