import { noSubject } from "#protocol/http/set-fields";
import type * as z from "zod";
import { noConsent, SharingBody } from "#protocol/http/sharing";
import type { Sharing, SharingReply } from "#protocol/http/replies/sharing";
import { handIn } from "#db/library/editions";
import { ownSet } from "#db/sets/question-sets";
import {
  keepShared,
  renewLink,
  shareOutsideLibrary,
  sharingOf,
  type SharedAs,
  newShareToken,
} from "#db/library/sharing";
import type { AppContext } from "#services/request/app-env";
import { requireApproved } from "#services/sign-in/guard";
import { begun } from "#services/request/begun";
import { route } from "#services/request/route";
import { ownRow } from "#services/sign-in/own-password";
import { Refused, refused } from "#services/request/refused";
import { countDeed } from "#services/sign-in/throttle";

type Wanted = z.output<typeof SharingBody>;

/** The author's side of sharing; the path begins with the set. */
export const sharing = [
  route("GET /api/question-sets/:id/sharing", async (c, { reply }) => {
    const { ownerId, id } = own(c);
    return reply(found(await sharingOf(c.get("db"), ownerId, id)));
  }),
  route(
    "PUT /api/question-sets/:id/sharing",
    async (c, { body: { show_author: showAuthor, show_school: showSchool, ...wanted }, reply }) => {
      const as = { ...wanted, showAuthor, showSchool };
      if (as.visibility === "public") return reply(found(await share(c, as)));
      if (as.visibility === "link") await requireConsent(c, as);
      return reply(found(await shareOutsideLibrary(c.get("db"), own(c), as, newShareToken())));
    },
  ),
  route("POST /api/question-sets/:id/sharing/link", async (c, { reply }) =>
    reply(found(await renewLink(c.get("db"), own(c), newShareToken()))),
  ),
];

const own = (c: AppContext) => ({ ownerId: c.get("user").id, id: c.req.param("id") ?? "" });

const found = (sharing: Sharing | null): SharingReply => ({ sharing: sharing ?? refused("not_found") });

async function requireConsent(c: AppContext, wanted: Pick<Wanted, "licence">): Promise<void> {
  requireApproved(await ownRow(c));
  if (wanted.licence === undefined) {
    throw new Refused("validation_failed", { fields: { licence: noConsent } });
  }
}

/** Submits the set in its current state, unless that is already in the library, or on the way. */
async function share(c: AppContext, as: SharedAs & Pick<Wanted, "licence">): Promise<Sharing | null> {
  const db = c.get("db");
  const { ownerId, id } = own(c);
  const looking = begun(Promise.all([ownSet(db, ownerId, id), sharingOf(db, ownerId, id)]));
  await requireConsent(c, as);
  const [set, before] = await looking;
  if (!set || !before) throw new Refused("not_found");
  const subject = as.subject === undefined ? set.subject : as.subject;
  if (subject === null) throw new Refused("validation_failed", { fields: { subject: noSubject } });
  const grade = as.grade === undefined ? set.grade : as.grade;
  const placed = { ...as, subject, grade, language: as.language ?? set.language };
  if (before.library && !before.library.has_changes && ["pending", "listed"].includes(before.library.state)) {
    const isPlacedSo = subject === set.subject && grade === set.grade && placed.language === set.language;
    if (isPlacedSo) return keepShared(db, { ownerId, id }, placed, newShareToken());
  }
  if (set.questions.length === 0) throw new Refused("question_set_empty");
  if (set.drafts.length > 0) throw new Refused("set_unfinished");
  countDeed(c, "publish");
  const outcome = await handIn(db, {
    own: { ownerId, id },
    seen: set,
    as: placed,
    id: crypto.randomUUID(),
    token: newShareToken(),
    reviewEverySet: c.env.REVIEW_EVERY_SET === "on",
  });
  if (outcome === "full") throw new Refused("review_full");
  if (outcome === "moved") throw new Refused("edit_conflict");
  return outcome;
}
