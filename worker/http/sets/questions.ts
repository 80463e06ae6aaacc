import { QuestionInput } from "#protocol/http/question-sets";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { picturesOf } from "#question/picture/picture-ids";
import { ownSet } from "#db/sets/question-sets";
import { isKnown, withNewerFields } from "#db/sets/question-row";
import { addQuestion, changeQuestion, deleteQuestion, ownOutcomes, ownQuestion } from "#db/sets/questions";
import type { AppContext } from "#services/request/app-env";
import { begun } from "#services/request/begun";
import { route } from "#services/request/route";
import { parsed } from "#services/request/body";
import { ownerIn } from "#services/sign-in/owner";
import { missingPictures } from "#services/sets/pictures";
import { Refused, refused } from "#services/request/refused";

/** Attempts at a write without a stamp of the state it has seen, if others write at the same moment. */
const ATTEMPTS = 5;

export const questions = [
  route("GET /api/questions/outcomes", async (c, { reply }) => {
    const outcomes = await ownOutcomes(c.get("db"), c.get("user").id);
    return reply({ outcomes });
  }),
  route("POST /api/questions", async (c, { body: { question_set_id, position, ...question }, reply }) => {
    const db = c.get("db");
    const look = () => ownSet(db, c.get("user").id, question_set_id);
    const looking = begun(look());
    const { id, mayExist, wasMade } = await c.get("making");
    // The first call of this key may have added its question after the look began.
    const set = (await (mayExist ? look() : looking)) ?? refused("not_found");
    const earlier = set.questions.find((stored) => stored.id === id);
    if (earlier) {
      const { updated_at } = set;
      return reply({ question: earlier, set_updated_at: updated_at, set_updated_at_before: updated_at });
    }
    if (wasMade) throw new Refused("not_found");
    const place = { id, setId: question_set_id, position };
    const added = await addQuestion(db, await ownerIn(c), place, question);
    if (added === "set_full") throw new Refused("question_set_full");
    if (added === "quota_reached") throw new Refused(added);
    return reply(withPictures(added, question));
  }),
  route("PUT /api/questions/:id", async (c, { body: { if_updated_at, ...change }, reply }) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const question = await own(c);
      if (if_updated_at !== undefined && if_updated_at !== question.updated_at) throw new Refused("edit_conflict");
      if (!isKnown(question)) throw new Refused("unavailable");
      const whole = withNewerFields(parsed(QuestionInput, { ...question, ...given(change) }), question);
      const changed = await changeQuestion(c.get("db"), await ownerIn(c), question, whole);
      if (changed === "quota_reached") throw new Refused(changed);
      if (changed !== "moved") return reply(withPictures(changed, whole));
    }
    throw new Refused("edit_conflict");
  }),
  route("DELETE /api/questions/:id", async (c, { reply }) => {
    await deleteQuestion(c.get("db"), await own(c));
    return reply();
  }),
];

async function own(c: AppContext): Promise<QuestionOfSet> {
  return (await ownQuestion(c.get("db"), c.get("user").id, c.req.param("id") ?? "")) ?? refused("not_found");
}

/** A written question; refuses one with pictures that do not exist, which was not written. */
function withPictures<Written extends object>(
  outcome: Written | { missing: readonly string[] },
  question: QuestionInput,
) {
  if (!("missing" in outcome)) return outcome;
  throw missingPictures(outcome.missing, picturesOf(question));
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
