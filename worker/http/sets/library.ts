import { Hono, type Context } from "hono";
import {
  LibraryQuery,
  ReportBody,
  type LibraryReply,
  type ReportReply,
  type SharedSetReply,
} from "#protocol/http/library";
import type { User } from "#protocol/http/people";
import { limits } from "#shared/limits";
import { database } from "#db/database";
import { reportSet } from "#db/library/library-reports";
import { ownSubjects, searchLibrary } from "#db/library/library-search";
import { listedSet, setOfToken } from "#db/library/shared-sets";
import type { AppEnv } from "#services/request/app-env";
import { body, parsed } from "#services/request/body";
import { requireRole, signedIn, userOf } from "#services/sign-in/guard";
import { once } from "#services/request/once";
import { Refused } from "#services/request/refused";
import { missed } from "#services/games/rooms";
import { copyOfShared, sharedSet } from "#services/sets/shared-set";
import { clientOf, countDeed } from "#services/sign-in/throttle";

type C = Context<AppEnv>;

export const library = new Hono<AppEnv>()
  .get("/", async (c) => {
    const user = await visitor(c);
    const { subject, ...query } = parsed(LibraryQuery, c.req.query());
    const db = database(c.env.DB);
    const own = subject.includes("own") && user ? await ownSubjects(db, user.id) : [];
    // Readers must not page through the whole library: beyond its last allowed row they get the first page.
    const page = query.page * query.page_size <= limits.library.rows ? query.page : 1;
    const wanted = { ...query, page, subject: [...subject.filter((id) => id !== "own"), ...own] };
    return c.json((await searchLibrary(db, wanted, user?.id ?? null)) satisfies LibraryReply);
  })
  .get("/:id", async (c) => {
    const user = await visitor(c);
    return c.json({ set: await sharedSet(c, await listed(c), user) } satisfies SharedSetReply);
  })
  .post("/:id/copy", requireRole("teacher"), once, async (c) => copyOfShared(c, await listed(c)))
  .post("/:id/report", signedIn, once, async (c) => {
    const { reason, text } = await body(c, ReportBody);
    const setId = c.req.param("id");
    if ((await listed(c)).author.id === c.get("user").id) throw new Refused("forbidden");
    await countDeed(c, "report");
    const reported = await reportSet(database(c.env.DB), { setId, reporterId: c.get("user").id, reason, text });
    if (!reported) throw new Refused("already_reported");
    return c.json({ reported: true } satisfies ReportReply, 201);
  });

/** A set behind a link: everybody with the link sees it. Only wrong links are counted. */
export const shared = new Hono<AppEnv>()
  .get("/:token", async (c) => {
    const content = await linked(c);
    return c.json({ set: await sharedSet(c, content, await userOf(c)) } satisfies SharedSetReply);
  })
  .post("/:token/copy", requireRole("teacher"), once, async (c) => copyOfShared(c, await linked(c)));

async function listed(c: C) {
  const content = await listedSet(database(c.env.DB), c.req.param("id") ?? "");
  if (!content) throw new Refused("not_found");
  return content;
}

async function linked(c: C) {
  const token = c.req.param("token") ?? "";
  const content = /^[\w-]{22}$/.test(token) ? await setOfToken(database(c.env.DB), token) : null;
  return content ?? (await missed(c, "not_shared"));
}

/** A visitor of the library. A school without accounts is one address, so an address has a higher limit than an account. */
async function visitor(c: C): Promise<User | null> {
  const user = await userOf(c);
  const limited = user
    ? await c.env.LIBRARY_LIMITER.limit({ key: user.id })
    : await c.env.LIBRARY_GUEST_LIMITER.limit({ key: clientOf(c) });
  if (!limited.success) throw new Refused("rate_limited", { retryAfterSeconds: 60 });
  return user;
}
