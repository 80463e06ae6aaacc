import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode, StatusCode } from "hono/utils/http-status";
import * as z from "zod";
import {
  entryOf,
  type CallName,
  type Calls,
  type QueryOf,
  type ReplyTo,
  type StatusOf,
} from "#protocol/http/calls/calls";
import type { ContentType, Entry } from "#protocol/http/calls/entry";
import type { Right, Role } from "#protocol/http/replies/people";
import type { TokenClaims } from "#auth/tokens";
import { database, type Database } from "#db/database";
import type { UserRow } from "#db/people/users";
import { counters } from "../sign-in/counted";
import { requireHuman } from "../sign-in/human-check";
import { claimsOf, requireApproved, requireRight, requireRole, requireUser } from "../sign-in/guard";
import type { AppContext, AppEnv } from "./app-env";
import { begun } from "./begun";
import { bookmarkOf } from "./bookmarks";
import { CallDatabase } from "./call-database";
import { body, bodyInParts, parsed } from "./body";
import { AnsweredBefore, settleTurn, takeTurn } from "./once";
import { Refused } from "./refused";
import { inRows } from "./streamed";
import { whileChecked } from "./while-checked";

/** A call of the API as the router takes it. */
export type Route = {
  readonly method: string;
  readonly path: string;
  readonly handlers: readonly MiddlewareHandler<AppEnv>[];
};

type PathOf<Name extends CallName> = Name extends `${string} ${infer Path}` ? Path : never;
type C<Name extends CallName> = Context<AppEnv, PathOf<Name>>;

declare const answered: unique symbol;
/** An answer that `reply` has made, so that nothing else is one. */
type Answer<Name extends CallName> = Response & { readonly [answered]: Name };
/** Pictures, pages, streams and sockets are answered by the route itself. */
type OwnAnswer<Name extends CallName> = Calls[Name] extends { readonly isStreamed: true }
  ? Response
  : [Extract<Calls[Name]["replies"][StatusOf<Name>], ContentType>] extends [never]
    ? never
    : Response;

type IsOne<T, Each = T> = Each extends T ? ([T] extends [Each] ? true : false) : never;
type Replier<Name extends CallName> =
  IsOne<StatusOf<Name>> extends true
    ? (...reply: ReplyTo<Name> extends null ? [] : [ReplyTo<Name>]) => Answer<Name>
    : <Status extends StatusOf<Name>>(reply: ReplyTo<Name, Status>, status: Status) => Answer<Name>;

type GivenBody<Name extends CallName> = Calls[Name] extends { readonly isEither: true }
  ? Readonly<Record<string, unknown>>
  : Calls[Name] extends { readonly body: infer Schema }
    ? z.output<Schema>
    : undefined;

type Given<Name extends CallName, First> = {
  readonly body: GivenBody<Name>;
  readonly query: QueryOf<Name>;
  readonly first: First;
  readonly reply: Replier<Name>;
};
type Handler<Name extends CallName, First> = (
  c: C<Name>,
  given: Given<Name, First>,
) => Answer<Name> | OwnAnswer<Name> | Promise<Answer<Name> | OwnAnswer<Name>>;

/**
 * The route of a call by its entry. In this order: the caller is checked, a repeated call gets its first answer, `first` runs, the
 * body and the query are parsed, a program is refused where a person is meant, the call is counted by the limits of the entry, and
 * the handler gets them and answers by `reply`. Misses are counted, and right codes taken back, once the answer is known.
 *
 * The first two take a trip to D1, so all that follows begins beside them, if the token's signature speaks for the caller:
 * before they are done it gets no row and changes nothing (`whileChecked`), and it is counted only by what it finds itself.
 * The human check waits for them.
 */
export function route<Name extends CallName>(name: Name, handle: Handler<Name, undefined>): Route;
export function route<Name extends CallName, First>(
  name: Name,
  first: (c: C<Name>) => First,
  handle: Handler<Name, Awaited<First>>,
): Route;
export function route(name: CallName, ...steps: readonly ((c: never, given: never) => unknown)[]): Route {
  const [method = "", path = ""] = name.split(" ");
  const [handle, first] = steps.toReversed() as [Step, Step?];
  const entry = entryOf(name);
  const guard = entry.withoutDatabase ? null : guards[entry.who];
  const [onlyStatus] = Object.keys(entry.replies).map(Number);
  const handled = async (c: AppContext) => {
    const given = {
      first: await first?.(c),
      body: await bodyOf(c, entry),
      query: entry.query && parsed(entry.query, c.req.query()),
      reply: (reply: unknown, status = onlyStatus) => {
        if (reply === undefined) return c.body(null, status as StatusCode);
        return entry.hasLongLists ? inRows(c, reply as object) : c.json(reply, status as ContentfulStatusCode);
      },
    };
    if (entry.forPeople) await requireHuman(c);
    for (const limit of entry.limits ?? []) await counters[limit].before?.(c, given.body);
    return handle(c, given);
  };
  const countAfter = async (c: AppContext, refusal: Refused | null) => {
    for (const limit of entry.limits ?? []) await counters[limit].after?.(c, refusal);
  };
  const counted = async (c: AppContext): Promise<Response> => {
    const reply = await handled(c).catch((error: unknown) =>
      error instanceof Refused ? error : Promise.reject(error),
    );
    const refusal = reply instanceof Refused ? reply : null;
    await c.get("asked").allowed;
    await countAfter(c, refusal);
    await c.get("asked").settled();
    if (reply instanceof Refused) throw reply;
    return reply;
  };
  const answer = async (c: AppContext): Promise<Response> => {
    const bookmark = guard && entry.mayLag ? bookmarkOf(c) : null;
    const replica = bookmark === null ? undefined : c.env.DB.withSession(bookmark);
    const db = database(new CallDatabase(c.env.DB, Promise.resolve(), replica));
    if (guard) await beginCheck(c, db, guard);
    const turn = entry.once && begun(takeTurn(c, db));
    if (turn) c.set("making", begun(turn.then(({ making }) => making)));
    const allowed = begun(bothDone(c.get("checked"), turn));
    const asked = new CallDatabase(c.env.DB, allowed, replica);
    c.set("asked", asked);
    c.env = whileChecked(c.env, asked);
    c.set("db", database(c.env.DB));
    // Cloudflare is asked about allowed callers alone, and not about a call whose answer is kept.
    const work = entry.forPeople ? allowed.then(() => counted(c)) : counted(c);
    const done = replyIfAllowed(allowed, begun(work));
    if (turn) c.executionCtx.waitUntil(settleTurn(c, db, turn, done));
    try {
      return await done;
    } catch (error) {
      if (error instanceof AnsweredBefore) return error.answer;
      throw error;
    }
  };
  return { method, path, handlers: [answer] };
}

type Check = (c: AppContext, db: Database) => Promise<UserRow>;

/** Begins to ask D1 whether the caller may make this call, and waits for the answer unless the token speaks for the caller. */
async function beginCheck(c: AppContext, db: Database, { check, mayBegin }: Guard): Promise<void> {
  const claims = await claimsOf(c);
  const checked = begun(check(c, db));
  c.set("checked", checked);
  c.set("user", claims && mayBegin(claims) ? { id: claims.userId } : await checked);
}

/** Fails as the check does if both fail: a caller who may not call learns of nothing else. */
async function bothDone(checked: Promise<unknown> | undefined, turn: Promise<unknown> | undefined): Promise<void> {
  await checked;
  await turn;
}

/** Waits for the handler of a refused call, so that nobody else reads the body meanwhile. */
async function replyIfAllowed(allowed: Promise<void>, reply: Promise<Response>): Promise<Response> {
  try {
    await allowed;
  } catch (error) {
    await reply.catch(() => {});
    throw error;
  }
  return reply;
}

const anyFields = z.looseObject({});

function bodyOf(c: AppContext, { body: schema, isEither, inParts, mostBytes, mayBeEmpty }: Entry) {
  if (!schema) return undefined;
  if (inParts && mostBytes) return bodyInParts(c, inParts as LongList, { maxBytes: mostBytes });
  return body(c, isEither ? anyFields : schema, { maxBytes: mostBytes, optional: mayBeEmpty });
}
type LongList = Parameters<typeof bodyInParts<string, object, unknown>>[1];

type Step = (c: AppContext, given?: object) => Promise<Response>;

type Guard = { readonly check: Check; readonly mayBegin: (claims: TokenClaims) => boolean };

const ofRole = (role: Role, check: Check = requireRole(role)): Guard => ({
  check,
  mayBegin: (claims) => claims.role === role,
});
/** A teacher's token does not say whether there are rights: dear looks over all accounts wait for the check. */
const ofAdmin = (...enough: readonly Right[]): Guard => ofRole("admin", requireRight(...enough));
const teacher = ofRole("teacher");
const approvedTeacher = ofRole("teacher", async (c, db) => requireApproved(await teacher.check(c, db)));
const pupil = ofRole("student");
/** The check of each sort of caller. Null: the call is open, or its handler asks the room who it is. */
const guards: Readonly<Record<Entry["who"], Guard | null>> = {
  all: null,
  seat: null,
  "seat, owner": null,
  "all, owner": null,
  "paired phone": null,
  account: { check: requireUser, mayBegin: () => true },
  pupil,
  "pupil, with seat": pupil,
  teacher,
  "approved teacher": approvedTeacher,
  owner: teacher,
  "approved owner": approvedTeacher,
  admin: ofAdmin(),
  "library admin": ofAdmin("library"),
  "school admin": ofAdmin("school"),
  "any admin": ofAdmin("library", "school"),
};
