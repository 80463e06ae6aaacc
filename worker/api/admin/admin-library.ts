import { Hono, type Context } from "hono";
import { DecisionBody, ReviewQuery, type ReviewListReply, type ReviewReply } from "#protocol/http/library";
import { pageLink } from "../../auth/mail-links";
import { database } from "../../db/database";
import { decideOnEdition, editionId, reviewedEdition, reviewList } from "../../db/library/library-review";
import { hiddenSetMail, listedSetMail, refusedSetMail } from "../../email/library-texts";
import type { AppEnv } from "../lib/app-env";
import { body, parsed } from "../lib/body";
import { requireRole } from "../lib/sign-in/guard";
import { post } from "../lib/sign-in/mail";
import { Refused } from "../lib/refused";

type C = Context<AppEnv>;
const onlyAdmin = requireRole("admin");

export const adminLibrary = new Hono<AppEnv>()
  .get("/", onlyAdmin, async (c) =>
    c.json((await reviewList(database(c.env.DB), parsed(ReviewQuery, c.req.query()))) satisfies ReviewListReply),
  )
  .get("/:id", onlyAdmin, async (c) => shown(c, await wantedEdition(c)))
  .post("/:id", onlyAdmin, async (c) => {
    const wanted = await body(c, DecisionBody);
    const id = await wantedEdition(c);
    const decided = await decideOnEdition(database(c.env.DB), { ...wanted, id, actor: c.get("user") });
    if (!decided) throw new Refused("not_found");
    await tellAuthor(c, decided, wanted.reason);
    return shown(c, id);
  });

async function wantedEdition(c: C): Promise<string> {
  const id = await editionId(database(c.env.DB), c.req.param("id") ?? "");
  if (id === null) throw new Refused("not_found");
  return id;
}

async function shown(c: C, id: string) {
  const edition = await reviewedEdition(database(c.env.DB), id);
  if (!edition) throw new Refused("not_found");
  return c.json({ edition } satisfies ReviewReply);
}

type Decided = NonNullable<Awaited<ReturnType<typeof decideOnEdition>>>;

/** Of a set that stays where it was there is nothing to tell. */
async function tellAuthor(c: C, { edition, author, state }: Decided, reason: string): Promise<void> {
  if (state === edition.state || author.verifiedAt === null) return;
  const told = { title: edition.title, reason };
  const own = pageLink(c.env, "/teacher/question-sets");
  const mails = {
    listed: () => listedSetMail(author, told, pageLink(c.env, `/library/${edition.setId}`)),
    refused: () => refusedSetMail(author, told, own),
    hidden: () => hiddenSetMail(author, told, own),
  };
  await post(c.env, c.executionCtx, mails[state]());
}
