import { limits } from "#shared/limits";
import { reportSet } from "#db/library/library-reports";
import { ownSubjects, searchLibrary } from "#db/library/library-search";
import { listedSet, setOfToken } from "#db/library/shared-sets";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { seenBy } from "#services/sign-in/guard";
import { missed, Refused, refused } from "#services/request/refused";
import { copyOfShared, sharedSet } from "#services/sets/shared-set";
import { tellOfHiddenSet } from "#services/waiting-mails";
import { countDeed } from "#services/sign-in/throttle";

export const library = [
  route("GET /api/library", async (c, { query: { subject, ...query }, reply }) => {
    const db = c.get("db");
    // Readers must not page through the whole library: beyond its last allowed row they get the first page.
    const page = query.page * query.page_size <= limits.library.rows ? query.page : 1;
    const { seen } = await seenBy(c, async (userId) => {
      const own = subject.includes("own") && userId !== null ? await ownSubjects(db, userId) : [];
      const wanted = { ...query, page, subject: [...subject.filter((id) => id !== "own"), ...own] };
      const found = await searchLibrary(db, wanted, userId);
      return own.length > 0 ? { ...found, in_own_subjects: true as const } : found;
    });
    return reply(seen);
  }),
  route("GET /api/library/:id", async (c, { reply }) => reply({ set: await sharedSet(c, listed) })),
  route("POST /api/library/:id/copy", listed, async (c, { first, body, reply }) =>
    reply(...(await copyOfShared(c, first, body.again))),
  ),
  route("POST /api/library/:id/report", async (c, { body: { reason, text }, reply }) => {
    const setId = c.req.param("id");
    if ((await listed(c)).author.id === c.get("user").id) throw new Refused("forbidden");
    countDeed(c, "report");
    const reported = await reportSet(c.get("db"), { setId, reporterId: c.get("user").id, reason, text });
    if (!reported) throw new Refused("already_reported");
    if (reported.hidden !== null) await tellOfHiddenSet(c, reported.hidden);
    return reply({ reported: true });
  }),
];

/** A set behind a link: everybody with the link sees it. */
export const shared = [
  route("GET /api/shared/:token", async (c, { reply }) => reply({ set: await sharedSet(c, linked) })),
  route("POST /api/shared/:token/copy", linked, async (c, { first, body, reply }) =>
    reply(...(await copyOfShared(c, first, body.again))),
  ),
];

async function listed(c: AppContext, userId: string | null = c.get("user").id) {
  return (await listedSet(c.get("db"), c.req.param("id") ?? "", userId)) ?? refused("not_found");
}

async function linked(c: AppContext, userId: string | null = c.get("user").id) {
  const token = c.req.param("token") ?? "";
  const content = /^[\w-]{22}$/.test(token) ? await setOfToken(c.get("db"), token, userId) : null;
  return content ?? missed("not_shared");
}
