import { QuestionInput } from "#protocol/http/question-sets";
import { limits } from "#shared/limits";
import { ownPictures, ownSets } from "#db/export/export";
import { START } from "#db/job-cursors";
import { claimPicture, usedPictures } from "#db/sets/media";
import { forgetRemoved, markUnused } from "#db/sets/unused-media";
import { fileSets, renameFolder } from "#db/sets/folders";
import { changeSet, insertSet, listedSets, ownSet } from "#db/sets/question-sets";
import { addQuestion, changeQuestion, deleteQuestion, ownOutcomes } from "#db/sets/questions";
import { ownQuestionsOf } from "#db/sets/outcome-questions";
import { all, newGame, question, search, seen, type Case } from "./asked";

export const casesOfSets: readonly Case[] = [
  [
    "a new set, within the quota",
    (db) => insertSet(db, { id: "s", ...owner, ownerId: newGame.ownerId }, aSetOf([question])),
  ],
  ["another title, within the quota", (db) => changeSet(db, owner, seenSet, { title: "longer than before" })],
  ["a teacher's questions with outcomes", (db) => ownQuestionsOf(db, "u", { outcomes: ["o"], most: 20 })],
  ["the outcomes of a teacher's questions", (db) => ownOutcomes(db, "u")],
  ["a new question, within the quota", (db) => addQuestion(db, owner, { id: "q", setId: "s" }, question)],
  ["a longer question, within the quota", (db) => changeQuestion(db, owner, seen, longer)],
  ["deleting a question", (db) => deleteQuestion(db, seen)],
  ["a new picture, within the quota", (db) => claimPicture(db, upload)],
  ["a picture beyond the quota", (db) => claimPicture(db, { ...upload, most: 0 })],
  ["which pictures are missing", async (db) => await usedPictures(db, ["p"], 1).touch],
  ["pictures that nothing uses", (db) => markUnused(db, { after: START, before: 1, now: 1 })],
  ["pictures that were deleted", (db) => forgetRemoved(db, ["p"], 1)],
  ["a user's pictures", (db) => all(ownPictures(db, "u"))],
  ["drafts with pictures", (db) => changeSet(db, owner, seenSet, { drafts: [{}] })],
  ["a user's sets", (db) => all(ownSets(db, newGame.ownerId))],
  ...(["created", "updated", "title", "played"] as const).map((sort): Case => [
    `sets by ${sort}`,
    (db) => listedSets(db, "u", { ...search, sort, archived: "false" }),
  ]),
  ["sets of a folder", (db) => listedSets(db, "u", { ...search, sort: "created", folder: "fen", archived: "true" })],
  ["sets put into a folder", (db) => fileSets(db, "u", ["s"], { folder: "Fen", archived: true })],
  ["a folder with another name", (db) => renameFolder(db, "u", "Fen", "Kimya")],
  ["a set", (db) => ownSet(db, "u", "s")],
];

const upload = {
  ownerId: newGame.ownerId,
  most: 1,
  now: 1,
  picture: { id: "p", type: "image/png", width: 16, height: 16, bytes: 1 },
};

const owner = { ownerId: "u", quota: limits.quota.approved };

const longer = { ...question, question_text: "longer than before" };

const seenSet = { id: "s", title: "t", description: "", updated_at: 1, drafts: [] };
const aSetOf = (questions: readonly QuestionInput[]) => ({ title: "t", description: "", language: "tr", questions });
