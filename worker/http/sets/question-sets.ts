import type { BatchItem } from "drizzle-orm/batch";
import type * as z from "zod";
import { SetChangeBody } from "#protocol/http/question-sets";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { Sharing } from "#protocol/http/replies/sharing";
import { errorText } from "#protocol/errors";
import { limits } from "#shared/limits";
import { picturesOf } from "#question/picture/picture-ids";
import { cutTo } from "#question/text";
import { sharingOf } from "#db/library/sharing";
import { ownQuestionsOf } from "#db/sets/outcome-questions";
import { earlierOrigins, watchCopy } from "#db/people/origins";
import { fileSets, renameFolder } from "#db/sets/folders";
import { changeSet, deleteSet, insertSet, listedSets, ownSet, type SetContent } from "#db/sets/question-sets";
import type { AppContext } from "#services/request/app-env";
import { begun } from "#services/request/begun";
import { route } from "#services/request/route";
import { ownerIn } from "#services/sign-in/owner";
import { missingPictures } from "#services/sets/pictures";
import { Refused, refused } from "#services/request/refused";

/** Attempts at a write without a stamp of the state it has seen, if others write at the same moment. */
const ATTEMPTS = 5;
const sharingFields = ["visibility", "show_author", "show_school"] as const;

export const questionSets = [
  route("GET /api/question-sets", async (c, { query, reply }) => {
    return reply(await listedSets(c.get("db"), c.get("user").id, query));
  }),
  route("POST /api/question-sets", async (c, { body, reply }) => reply(await created(c, { ...body, questions: [] }))),
  route("POST /api/question-sets/import", async (c, { body, reply }) => reply(await created(c, body))),
  route("POST /api/question-sets/repeat", async (c, { body: { title, outcomes }, reply }) => {
    return reply(await created(c, { title, description: "", ...(await repeated(c, outcomes)) }));
  }),
  route("PUT /api/question-sets/filing", async (c, { body: { question_set_ids, ...filing }, reply }) => {
    const filed = await fileSets(c.get("db"), c.get("user").id, question_set_ids, filing);
    return reply({ filed });
  }),
  route("PUT /api/question-sets/folder-name", async (c, { body: { folder, name }, reply }) => {
    const filed = await renameFolder(c.get("db"), c.get("user").id, folder, name);
    if (filed === "taken") throw new Refused("folder_taken", { fields: { name: errorText("folder_taken") } });
    return reply({ filed });
  }),
  route("GET /api/question-sets/:id", async (c, { reply }) => reply({ question_set: await own(c) })),
  route("PUT /api/question-sets/:id", async (c, { body: wanted, reply }) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const question_set = await changed(c, wanted);
      if (question_set) return reply({ question_set });
    }
    throw new Refused("edit_conflict");
  }),
  route("DELETE /api/question-sets/:id", async (c, { reply }) => {
    const deleted = await deleteSet(c.get("db"), c.get("user").id, c.req.param("id"));
    if (!deleted) throw new Refused("not_found");
    return reply();
  }),
  route("POST /api/question-sets/:id/copy", async (c, { reply }) => {
    const set = await own(c);
    const [db, { id }] = [c.get("db"), await c.get("making")];
    const history = [earlierOrigins(db, set.id, id, 0), watchCopy(db, set.id, id)];
    return reply(await created(c, { ...set, title: copyTitle(set.title) }, history));
  }),
];

/** One attempt; null if another write came between reading and writing. */
async function changed(c: AppContext, wanted: z.output<typeof SetChangeBody>) {
  const { if_updated_at, question_ids, visibility, show_author, show_school, ...change } = wanted;
  const same = begun(requireSameSharing(c, { visibility, show_author, show_school }));
  const set = await own(c);
  await same;
  if (if_updated_at !== undefined && if_updated_at !== set.updated_at) throw new Refused("edit_conflict");
  if (question_ids && !isOrderOf(question_ids, set.questions)) {
    throw new Refused("validation_failed", {
      fields: { question_ids: "Sıralama, setin bütün sorularını birer kez içermeli." },
    });
  }
  const outcome = await changeSet(c.get("db"), await ownerIn(c), set, { ...change, order: question_ids });
  if (outcome === "full") throw new Refused("quota_reached");
  return outcome === "moved" ? null : outcome;
}

async function requireSameSharing(c: AppContext, named: Partial<Pick<Sharing, (typeof sharingFields)[number]>>) {
  if (sharingFields.every((field) => named[field] === undefined)) return;
  const stands = await sharingOf(c.get("db"), c.get("user").id, c.req.param("id") ?? "");
  const other = sharingFields.filter((field) => named[field] !== undefined && named[field] !== stands?.[field]);
  if (other.length === 0) return;
  const fields = Object.fromEntries(other.map((field) => [field, "Paylaşım ayarı ayrı kaydedilir"]));
  throw new Refused("validation_failed", { fields });
}

/** The set in the path, if it belongs to the caller. */
async function own(c: AppContext): Promise<QuestionSetReply["question_set"]> {
  return (await ownSet(c.get("db"), c.get("user").id, c.req.param("id") ?? "")) ?? refused("not_found");
}

async function created(
  c: AppContext,
  content: SetContent,
  more: readonly BatchItem<"sqlite">[] = [],
): Promise<QuestionSetReply> {
  const db = c.get("db");
  const owner = await ownerIn(c);
  const { id, mayExist, wasMade } = await c.get("making");
  const earlier = mayExist ? await ownSet(db, owner.ownerId, id) : null;
  if (earlier) return { question_set: earlier };
  if (wasMade) throw new Refused("not_found");
  const pictures = content.questions.flatMap((question, i) =>
    Array.from(picturesOf(question), ([field, picture]) => [`questions.${i}.${field}`, picture] as const),
  );
  const named = new Map(pictures);
  const written = await insertSet(db, { id, ...owner }, content, { pictures: [...named.values()], more });
  const { missing, isFull, set } = written;
  if (missing.length > 0) throw missingPictures(missing, named);
  if (isFull) throw new Refused("quota_reached");
  if (!set) throw new Refused("not_found");
  return { question_set: set };
}

/** The questions for practising these outcomes again, in the language of the newest. */
async function repeated(
  c: AppContext,
  outcomes: readonly string[],
): Promise<Pick<SetContent, "language" | "questions">> {
  const wanted = { outcomes, most: limits.questionsToRepeat };
  const found = await ownQuestionsOf(c.get("db"), c.get("user").id, wanted);
  const [newest] = found;
  if (!newest) throw new Refused("nothing_to_repeat");
  return { language: newest.language, questions: found.map(({ question }) => question) };
}

function isOrderOf(ids: readonly string[], questions: readonly { id: string }[]): boolean {
  const wanted = new Set(ids);
  return ids.length === questions.length && questions.every(({ id }) => wanted.has(id));
}

/** Cuts the title, so that the note always fits. */
function copyTitle(title: string): string {
  const note = " (kopya)";
  return cutTo(title, limits.setTitle - note.length) + note;
}
