import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { isSame } from "./draft";
import {
  draftOf,
  isDirty,
  openQuestion,
  type EditedQuestion,
  type EditedSet,
  type ServerSet,
  type SetTexts,
} from "./edited-set";
import { openSet } from "./open-set";
import { isAlike, orderOf, type Save } from "./next-save";
import { withTheirDrafts } from "./reconcile-drafts";

/** The version that wins if both sides have changed the same thing; "ask" leaves all as it is and reports a conflict. */
export type Prefer = "ask" | "mine" | "theirs";
type Reconciled = { readonly set: EditedSet; readonly isConflict: boolean };

/**
 * Merges the server's current version with the screen. It is a conflict only if both changed the same question or the same
 * title. `sent` is a save whose answer never came: the part of it that is on the server is ours.
 */
export function reconcile(
  screen: EditedSet,
  theirs: ServerSet,
  sent: Save | null = null,
  prefer: Prefer = "ask",
): Reconciled {
  const mine = withoutUnwanted(screen, theirs, sent);
  const merge: Merge = { theirs, sent, prefer, conflicts: 0 };
  const texts = textsOf(mine, merge);
  const questions = questionsOf({ ...mine, questions: mergedDrafts(mine, merge) }, merge);
  if (merge.conflicts > 0 && prefer === "ask") return { set: mine, isConflict: true };
  const { stored } = openSet(theirs);
  const known = new Set(stored.order);
  const deleted = mine.deleted.filter((id) => known.has(id));
  const set = { ...mine, ...texts, stored, deleted, questions };
  return { set: inTheirOrder(set, mine, sent), isConflict: false };
}

/** Marks a question on the server for deletion if it was deleted here before the answer to its adding came. */
function withoutUnwanted(set: EditedSet, theirs: ServerSet, sent: Save | null): EditedSet {
  if (sent?.do !== "add" || set.questions.some(({ key }) => key === sent.key)) return set;
  const known = new Set([...orderOf(set), ...set.deleted, ...set.stored.order]);
  const unwanted = theirs.questions.find((other) => !known.has(other.id) && isSame(draftOf(other), sent.draft));
  return unwanted ? { ...set, deleted: [...set.deleted, unwanted.id] } : set;
}

type Merge = { readonly theirs: ServerSet; readonly sent: Save | null; readonly prefer: Prefer; conflicts: number };

function textsOf(mine: EditedSet, merge: Merge): SetTexts {
  const { theirs, sent, prefer } = merge;
  const merged = (name: keyof SetTexts): string => {
    const theirOwn = theirs[name] ?? mine.stored[name];
    if (theirOwn === mine.stored[name] || theirOwn === mine[name].trim()) return mine[name];
    if (sent?.do === "texts" && sent[name] === theirOwn) return mine[name];
    if (mine[name] === mine.stored[name]) return theirOwn;
    merge.conflicts++;
    return prefer === "theirs" ? theirOwn : mine[name];
  };
  return { title: merged("title"), description: merged("description"), language: merged("language") };
}

function mergedDrafts(mine: EditedSet, merge: Merge): EditedQuestion[] {
  const { theirs, sent, prefer } = merge;
  const now = theirs.drafts ?? [];
  const haveOurs = sent?.do === "drafts" && isAlike(sent.drafts, now);
  return withTheirDrafts(mine.questions, {
    before: haveOurs ? now : (mine.stored.drafts ?? []),
    now,
    prefer,
    deleted: mine.deleted,
    onConflict: () => void merge.conflicts++,
  });
}

function questionsOf(mine: EditedSet, merge: Merge): EditedQuestion[] {
  const unknown = new Map(merge.theirs.questions.map((question) => [question.id, question]));
  for (const { id } of mine.questions) if (id !== null) unknown.delete(id);
  for (const id of mine.deleted) unknown.delete(id);
  const kept = mine.questions.flatMap((question) => {
    if (question.id === null) return [adopted(question, unknown, merge.sent)];
    const server = merge.theirs.questions.find(({ id }) => id === question.id);
    return server ? [mergedQuestion(question, server, merge)] : deletedThere(question);
  });
  // Questions added by other tabs go where those put them.
  for (const question of unknown.values()) kept.splice(question.position, 0, openQuestion(question));
  return kept;
}

/**
 * Gives a new question the id of its twin on the server: either the answer to its adding never came back, or another page found
 * it in a backup on this device and sent it.
 */
function adopted(question: EditedQuestion, unknown: Map<string, QuestionOfSet>, sent: Save | null): EditedQuestion {
  const draft = sent?.do === "add" && sent.key === question.key ? sent.draft : question.draft;
  const twin = [...unknown.values()].find((other) => isSame(draftOf(other), draft));
  if (!twin) return question;
  unknown.delete(twin.id);
  const { id, stored, newer } = openQuestion(twin);
  return { ...question, id, stored, newer };
}

function mergedQuestion(question: EditedQuestion, server: QuestionOfSet, merge: Merge): EditedQuestion {
  if (question.stored?.updatedAt === server.updated_at) return question;
  const { draft, stored, newer } = openQuestion(server);
  const { sent, prefer } = merge;
  if (!isDirty(question)) return { ...question, draft, stored, newer };
  const isOurs =
    isSame(question.draft, draft) || (sent?.do === "change" && sent.id === server.id && isSame(sent.draft, draft));
  if (isOurs) return { ...question, stored, newer };
  merge.conflicts++;
  return prefer === "theirs" ? { ...question, draft, stored, newer } : { ...question, stored, newer };
}

/** Handles a question that was deleted elsewhere: unsaved text stays, as a new question. */
const deletedThere = (question: EditedQuestion): EditedQuestion[] =>
  isDirty(question) ? [{ ...question, id: null, stored: null }] : [];

/**
 * Takes the server's order, unless the order was changed here, or a question that was new here has just been found on the
 * server: it may have been moved here since it was sent.
 */
function inTheirOrder(set: EditedSet, mine: EditedSet, sent: Save | null): EditedSet {
  const isOurs = sent?.do === "order" && sent.ids.join() === set.stored.order.join();
  const before = isOurs ? sent.ids : mine.stored.order;
  const untouched = orderOf(mine).join() === before.filter((id) => !mine.deleted.includes(id)).join();
  const hasAdopted = set.questions.some(({ id, key }) => id !== null && isNewHere(mine, key));
  if (!untouched || hasAdopted) return set;
  const places = new Map(set.stored.order.map((id, i) => [id, i]));
  const stored = set.questions
    .filter(({ id }) => id !== null)
    .toSorted((a, b) => places.get(a.id!)! - places.get(b.id!)!);
  let next = 0;
  return { ...set, questions: set.questions.map((question) => (question.id === null ? question : stored[next++]!)) };
}

const isNewHere = ({ questions }: EditedSet, key: string): boolean =>
  questions.some((question) => question.key === key && question.id === null);
