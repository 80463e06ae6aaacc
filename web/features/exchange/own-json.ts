import { newerFields } from "#kinds/drafts";
import { lossOf } from "./newer-parts";

/** Our own file, which is also the list of questions in our packed file. Names are those of the API. */
export const ownJson = { format: "bilye", version: 1 } as const;

const setFields = ["title", "description", "language", "subject", "grade", "questions"];
/** Fields of a set in the API's replies, which may be read as a file too. */
const ofReply = ["id", "visibility", "library", "folder", "archived", "question_count", "created_at", "updated_at"];
const ofOneReply = ["total_seconds", "last_game", "origin", "drafts"];
const known = new Set([...Object.keys(ownJson), ...setFields, ...ofReply, ...ofOneReply]);

/** Sentences about what a newer version has written and this one cannot read. */
export function notesOnSet(root: Readonly<Record<string, unknown>>): string[] {
  const isNewer = typeof root["version"] === "number" && root["version"] > ownJson.version;
  const unknown = Object.keys(root).filter((name) => !known.has(name));
  return [
    ...(isNewer ? ["Dosya daha yeni bir Bilye sürümünden; bu sürümün tanıdığı bölümleri okundu."] : []),
    ...lossOf(unknown),
  ];
}

export const lossesOf = (question: object): string[] => lossOf(Object.keys(newerFields(question)));
