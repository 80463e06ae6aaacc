import { pageLink } from "#auth/mail-links";
import { decideOnEdition, editionMeant, reviewedEdition, reviewList } from "#db/library/library-review";
import { hiddenSetMail, listedSetMail, refusedSetMail } from "#mail/library-texts";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { noted } from "#services/sign-in/noted";
import { post } from "#services/sign-in/mail";
import { ownRow } from "#services/sign-in/own-password";
import { Refused, refused } from "#services/request/refused";

export const adminLibrary = [
  route(
    "GET /api/admin/library",
    noted("people_viewed", async (c, { query, reply }) => reply(await reviewList(c.get("db"), query))),
  ),
  route(
    "GET /api/admin/library/:id",
    noted("people_viewed", async (c, { reply }) =>
      reply({ edition: (await reviewedEdition(c.get("db"), c.req.param("id") ?? "")) ?? refused("not_found") }),
    ),
  ),
  route("POST /api/admin/library/:id", async (c, { body: { edition_id: seen, decision, reason }, reply }) => {
    const db = c.get("db");
    const before = (await editionMeant(db, c.req.param("id"), seen)) ?? refused("not_found");
    if (seen !== undefined && seen !== before.edition.id) throw new Refused("edition_moved");
    const done = await decideOnEdition(db, { before, decision, reason, actor: await ownRow(c) });
    if (!done) throw new Refused("edition_moved");
    await tellAuthor(c, before, done.state, reason);
    return reply({ edition: done.decided });
  }),
];

type Before = NonNullable<Awaited<ReturnType<typeof editionMeant>>>;

/** A set that stays where it was needs no mail, unless it stays hidden for a reason that its author has not read. */
async function tellAuthor(
  c: AppContext,
  { edition, author }: Before,
  state: "listed" | "refused" | "hidden",
  reason: string,
): Promise<void> {
  const isOld = state === edition.state && (state === "listed" || reason === edition.reason);
  if (isOld || author.verifiedAt === null) return;
  const told = { title: edition.title, reason };
  const own = pageLink(c.env, "/teacher/question-sets");
  const mails = {
    listed: () => listedSetMail(author, told, pageLink(c.env, `/library/${edition.setId}`)),
    refused: () => refusedSetMail(author, told, own),
    hidden: () => hiddenSetMail(author, told, own),
  };
  await post(c.env, c.executionCtx, mails[state]());
}
