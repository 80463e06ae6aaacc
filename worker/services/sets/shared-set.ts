import type { GuestQuestion, SharedSet } from "#protocol/http/replies/library";
import type { User } from "#protocol/http/replies/people";
import type { QuestionOfSet, QuestionSetReply } from "#protocol/http/replies/question-sets";
import { licence } from "#protocol/library-words";
import { fieldsIn } from "#question/fields/parts";
import { kindOf, storedBody } from "#question/kinds";
import { keyedChances } from "#auth/keyed-chance";
import { keepOrigin } from "#db/people/origins";
import { insertSet, ownSet } from "#db/sets/question-sets";
import { countCopy, type SharedContent } from "#db/library/shared-sets";
import type { AppContext } from "../request/app-env";
import { seenBy } from "../sign-in/guard";
import { ownerIn } from "../sign-in/owner";
import { inParts } from "../request/in-parts";
import { Refused, refused } from "../request/refused";

/** Users who may see correct answers before a game: approved teachers, who may host one, and administrators, who review. */
const seesSolutions = (user: User | null): boolean =>
  user !== null && (user.role === "admin" || (user.role === "teacher" && user.is_approved));

/** A shared set as this caller may see it. The one place that decides which parts are included. */
export async function sharedSet(
  c: AppContext,
  look: (c: AppContext, userId: string | null) => Promise<SharedContent>,
): Promise<SharedSet> {
  const { user, seen: content } = await seenBy(c, (userId) => look(c, userId));
  const { setId: id, questions, author, listedAt: listed_at, title, description, language, subject, grade } = content;
  const has_solutions = seesSolutions(user);
  const copy = user?.role === "teacher" ? content.copy : null;
  return {
    id,
    title,
    description,
    language,
    subject,
    grade,
    kinds: [...new Set(questions.map(({ kind = "choice" }) => kind))],
    outcomes: [...new Set(questions.flatMap(({ outcome = "" }) => (outcome === "" ? [] : [outcome])))],
    question_count: questions.length,
    author: { name: author.name, school: author.school },
    copies: content.copies,
    licence,
    origin: content.origin,
    listed_at,
    is_own: user?.id === author.id,
    copy,
    has_solutions,
    questions: has_solutions ? questions : await inParts(questions, (question) => guestQuestion(c.env, question)),
  };
}

/**
 * A question as a player sees it while it runs; for a kind that only a newer version knows, only the text. Cards keep one order
 * for ever, in each edition and copy: if they were dealt again at each look, they would never be in the correct order, and a
 * frequent visitor would see which order never comes.
 */
function guestQuestion(env: Env, question: QuestionOfSet): GuestQuestion {
  const { id, position, question_text, image = null } = question;
  const common = { id, position, question_text, ...fieldsIn("library", question), image };
  const body = storedBody(question);
  if (!body) return common;
  const { dealt, shown } = kindOf(body);
  return {
    ...common,
    kind: question.kind ?? "choice",
    ...shown(dealt(body, false, keyedChances(env, JSON.stringify(body)))),
  };
}

/** The caller's own copy of a shared set: the existing one, unless another is wanted; for its author, the set itself. */
export async function copyOfShared(
  c: AppContext,
  source: SharedContent,
  again: boolean,
): Promise<readonly [QuestionSetReply, 200 | 201]> {
  const user = c.get("user");
  const db = c.get("db");
  const owner = await ownerIn(c);
  const { id, mayExist, wasMade } = await c.get("making");
  const reply = async (copyId: string, status: 200 | 201) => {
    const question_set = await ownSet(db, user.id, copyId);
    return question_set && ([{ question_set }, status] as const);
  };
  const made = mayExist ? await reply(id, 201) : null;
  if (made) return made;
  if (wasMade) throw new Refused("not_found");
  const earlier = source.author.id === user.id ? source.setId : again ? null : source.copy?.id;
  const kept = earlier ? await reply(earlier, 200) : null;
  if (kept) return kept;
  const now = Date.now();
  const { setId, title, author } = source;
  const origin = { id: setId, title, author: author.name ?? "", authorId: author.id };
  const more = [
    ...keepOrigin(db, { setId: id, source: origin, now }),
    ...countCopy(db, { sourceId: setId, copyId: id, userId: user.id, now }),
  ];
  const { isFull, set } = await insertSet(db, { id, ...owner }, source, { more });
  if (isFull) throw new Refused("quota_reached");
  return [{ question_set: set ?? refused("not_found") }, 201];
}
