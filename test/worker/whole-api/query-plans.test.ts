import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { QuestionInput } from "#protocol/http/question-sets";
import { limits } from "#protocol/limits";
import { decideOnTeacher, deleteUser, listedUsers } from "../../../worker/db/people/administration";
import { studentStats, systemStats, userStats } from "../../../worker/db/people/admin-stats";
import { auditEntries, noteView } from "../../../worker/db/people/audit";
import { classSumsOf, classTotal, keptGamesOfStudent, placesOfAccount } from "../../../worker/db/classes/class-results";
import { classRoll } from "../../../worker/db/classes/class-roll";
import { classSeats } from "../../../worker/db/classes/class-seats";
import { codesOf, keepCodes, linkAccount, placeOfCode } from "../../../worker/db/classes/class-codes";
import {
  keptGamesOfClass,
  markedClasses,
  markedStudents,
  playersOfClass,
} from "../../../worker/db/classes/class-removal";
import { markStudent, presentStudents, writeStudents } from "../../../worker/db/classes/class-students";
import { changeClass, insertClass, listedClasses, markClass } from "../../../worker/db/classes/classes";
import { database, type Database } from "../../../worker/db/database";
import { handIn } from "../../../worker/db/library/editions";
import {
  ownAudit,
  ownCopies,
  ownGames,
  ownHistory,
  ownPictures,
  ownReports,
  ownSets,
} from "../../../worker/db/export/export";
import { ownClasses } from "../../../worker/db/export/export-classes";
import {
  isKnownGame,
  keepClaim,
  recordLines,
  recordResults,
  recordStart,
} from "../../../worker/db/games/finished-games";
import { gamesOfPlayer, playedGame, playedGames } from "../../../worker/db/games/game-history";
import * as games from "../../../worker/db/games/games";
import * as homework from "../../../worker/db/homework/homework";
import * as homeworkCodes from "../../../worker/db/homework/homework-codes";
import { accountsOfStudents } from "../../../worker/db/homework/homework-result";
import { placeOf, START } from "../../../worker/db/job-cursors";
import { gamesToKeep } from "../../../worker/db/games/named-games";
import { reportSet } from "../../../worker/db/library/library-reports";
import { reviewedEdition, reviewList } from "../../../worker/db/library/library-review";
import { ownSubjects, searchLibrary } from "../../../worker/db/library/library-search";
import { claimPicture, missingPictures } from "../../../worker/db/sets/media";
import { forgetRemoved, markUnused } from "../../../worker/db/sets/unused-media";
import { changeSet, insertSet, listedSets, ownSet } from "../../../worker/db/sets/question-sets";
import { addQuestion, changeQuestion, deleteQuestion, ownOutcomes } from "../../../worker/db/sets/questions";
import { ownQuestionsOf } from "../../../worker/db/sets/outcome-questions";
import { setRecord } from "../../../worker/db/sets/set-record";
import {
  addSession,
  endOtherSessions,
  endSession,
  bearerOf,
  sessionsOf,
  setPassword,
  type SessionRow,
} from "../../../worker/db/people/sessions";
import { copyOf, listedSet, setOfToken } from "../../../worker/db/library/shared-sets";
import { shareOutsideLibrary, sharingOf } from "../../../worker/db/library/sharing";
import { teacherTotals } from "../../../worker/db/games/teacher-totals";
import { userById } from "../../../worker/db/people/users";
import { changeEmail, waitingEmail } from "../../../worker/db/people/email-changes";
import { reachedCaps } from "../../../worker/db/mail-caps";
import { dropDeadMails, newMail } from "../../../worker/db/mails";
import {
  newestRegistration,
  openAccount,
  registrationOfLink,
  type Registration,
} from "../../../worker/db/people/registrations";
import { aPerson } from "../helpers/people";
import { anonymizeGames, unnameEverywhere } from "../../../worker/chores/names";

/**
 * What SQLite does for each question that grows with the past. It goes straight to the rows that are wanted, by an index;
 * where a whole table is counted, it walks an index that holds all that is needed.
 */
const page = { q: "", page: 2, page_size: 20 };
const search = { ...page, q: "kesir" };
const line = {
  userId: "u",
  playerId: "100000-0",
  nickname: "Ece",
  marble: 1,
  score: 0,
  rank: 1,
  correct: 0,
  wrong: 0,
  unanswered: 0,
};
const finished = {
  id: "g",
  startedAt: 1,
  endedAt: 2,
  codeFreeAt: 3,
  columns: { playerCount: 0, questionsAsked: 0, asked: 0, correct: 0, answered: 0, averageScore: 0 },
  results: "{}",
  players: [line],
  sums: {
    outcomes: [],
    students: [{ studentId: "s", playerId: "p", asked: 1, questions: 1, credit: 1, outcomes: [] }],
  },
};
const newGame = {
  id: "g",
  code: "100000",
  ownerId: (await aPerson("teacher")).id,
  questionSetId: "s",
  title: "t",
  label: "",
  settings: "{}",
  totalQuestions: 1,
  classId: null,
  createdAt: 1,
  pictures: ["p"],
};

const newcomer: Registration = {
  hash: "h",
  email: "e",
  name: "n",
  role: "student",
  school: "",
  passwordHash: "-",
  createdAt: 1,
  expiresAt: 2,
  userId: null,
};
const counted = { recipientKey: "r", now: 1, asked: { clientKey: "c", perDay: 1 } };

const upload = {
  ownerId: newGame.ownerId,
  most: 1,
  now: 1,
  picture: { id: "p", type: "image/png", width: 16, height: 16, bytes: 1 },
};

type Ask = (db: Database) => Promise<unknown>;
/** `whole`: the tables that are counted from end to end. */
type Case = readonly [name: string, ask: Ask, whole?: readonly string[]];
const cases: readonly Case[] = [
  ["a teacher's games", (db) => games.teacherGames(db, "u", page, { status: undefined, mode: "live" })],
  ["a teacher's running games", (db) => games.teacherGames(db, "u", page, { status: "active", mode: "live" })],
  ["a teacher's games by title", (db) => games.teacherGames(db, "u", search, { status: undefined, mode: "live" })],
  [
    "a teacher's finished games by title",
    (db) => games.teacherGames(db, "u", search, { status: "completed", mode: "live" }),
  ],
  ["a teacher's homework", (db) => homework.teacherHomework(db, "u", page)],
  ["a teacher's homework by title", (db) => homework.teacherHomework(db, "u", search)],
  ["one's own homework", (db) => homework.ownHomework(db, "u", "h")],
  ["the homework of a code", (db) => homework.homeworkOfCode(db, "u", "ABCDEFG")],
  ["how many homeworks a teacher has open", (db) => homework.openHomeworkCount(db, "u")],
  ["deleting a homework", (db) => homework.deleteHomework(db, "u", "h")],
  ["the homeworks of a teacher", (db) => homeworkCodes.homeworkCodesOf(db, "u", 1)],
  ["the open homeworks of a teacher", (db) => homeworkCodes.openHomeworkCodesOf(db, "u")],
  ["the homeworks of a class", (db) => homeworkCodes.homeworkCodesOfClass(db, "c", 1)],
  ["the homeworks of an account", (db) => homeworkCodes.homeworkCodesPlayedBy(db, "u", 1)],
  ["who does a homework", (db) => homeworkCodes.notePlayer(db, "ABCDEFG", "u", 1)],
  ["the class of a homework", (db) => homework.classOfHomework(db, "ABCDEFG")],
  ["overdue homework", (db) => homeworkCodes.homeworkOverdue(db, { before: 1, after: { at: 0, id: "" }, limit: 9 })],
  ["homework of rejected teachers", (db) => homeworkCodes.homeworkOfRejected(db, 9)],
  ["the accounts of students", (db) => accountsOfStudents(db, ["s"])],
  ["a teacher's totals", (db) => teacherTotals(db, "u", 0)],
  ["the record of a set", (db) => setRecord(db, "u", "s")],
  ["one's own game", (db) => games.ownGame(db, "u", "100000")],
  ["deleting one's own game", (db) => games.deleteOwnGame(db, "u", "100000")],
  ["a teacher's games that may have parts", (db) => games.largeGamesOf(db, "u")],
  ["games whose parts stay", (db) => gamesToKeep(db, ["g"])],
  ["whether a game is known", (db) => isKnownGame(db, "g")],
  ["the lines of a large game's room", (db) => recordLines(db, { id: "g", endedAt: 1, playerCount: 1, players: [] })],
  ["how many games a teacher has open", (db) => games.unfinishedGameCount(db, "u")],
  ["the codes of a teacher's open games", (db) => games.unfinishedCodesOf(db, "u")],
  ["the codes of a teacher's games with a room", (db) => games.livingCodesOf(db, "u", 1)],
  ["the codes of a student's games with a room", (db) => games.livingCodesPlayedBy(db, "u", 1)],
  ["games that should have ended", (db) => games.unfinishedGames(db, { before: 1, after: START, limit: 10 })],
  ["games of rejected teachers", (db) => games.gamesOfRejected(db, 10)],
  ["how far a job came", (db) => placeOf(db, "j")],
  [
    "a new set, within the quota",
    (db) => insertSet(db, { id: "s", ...owner, ownerId: newGame.ownerId }, aSetOf([question])),
  ],
  ["another title, within the quota", (db) => changeSet(db, owner, seenSet, { title: "longer than before" })],
  ["the own questions with outcomes", (db) => ownQuestionsOf(db, "u", { outcomes: ["o"], most: 20 })],
  ["the outcomes of the own questions", (db) => ownOutcomes(db, "u")],
  ["a new question, within the quota", (db) => addQuestion(db, owner, { id: "q", setId: "s" }, question)],
  ["a longer question, within the quota", (db) => changeQuestion(db, owner, seen, longer)],
  ["deleting a question", (db) => deleteQuestion(db, seen)],
  ["a new picture, within the quota", (db) => claimPicture(db, upload)],
  ["a picture beyond the quota", (db) => claimPicture(db, { ...upload, most: 0 })],
  ["which pictures are missing", (db) => missingPictures(db, ["p"], 1)],
  ["pictures that nothing uses", (db) => markUnused(db, { after: START, before: 1, now: 1 })],
  ["pictures that were deleted", (db) => forgetRemoved(db, ["p"], 1)],
  ["a user's pictures", (db) => all(ownPictures(db, "u"))],
  ["drafts with pictures", (db) => changeSet(db, owner, seenSet, { drafts: [{}] })],
  ["how many codes are taken", (db) => games.takenShortCodes(db, 1, 10)],
  ["calling a game something else", (db) => games.relabelGame(db, "u", "100000", "8-A")],
  ["taking a code", (db) => games.claimCode(db, newGame)],
  ["writing a start down", (db) => recordStart(db, "g", 1)],
  ["writing results down", (db) => recordResults(db, finished)],
  ["keeping a claimed game", (db) => keepClaim(db, { gameId: "g", playedAt: 1, line })],
  ["which kept games a player may have been in", (db) => gamesOfPlayer(db, "100000", "100000-0")],
  ["a student's past games", (db) => playedGames(db, "u", page)],
  ["a student's past games by title", (db) => playedGames(db, "u", search)],
  ["a student's past game", (db) => playedGame(db, "u", "100000-0")],
  ["a student's numbers", (db) => studentStats(db, "u")],
  ["a teacher's numbers", (db) => userStats(db, { id: "u", role: "teacher" })],
  ["a user's sets", (db) => all(ownSets(db, newGame.ownerId))],
  ["a user's hosted games", (db) => all(ownGames(db, "u"))],
  ["a user's played games", (db) => all(ownHistory(db, "u"))],
  ["what is written down of a user", (db) => all(ownAudit(db, "u"))],
  ...(["created", "updated", "title", "played"] as const).map((sort): Case => [
    `sets by ${sort}`,
    (db) => listedSets(db, "u", { ...search, sort }),
  ]),
  ["a set", (db) => ownSet(db, "u", "s")],
  ["names taken out of other people's games", (db) => unnameEverywhere(db, env.MEDIA, "u")],
  [
    "names taken out of old games",
    (db) => anonymizeGames(db, env.MEDIA, { before: 1, now: 2, after: START, mayGoOn: () => true }),
  ],
  ["students", (db) => listedUsers(db, { ...page, role: "student" })],
  ["students by name", (db) => listedUsers(db, { ...search, role: "student" })],
  ["pending teachers", (db) => listedUsers(db, { ...page, role: "teacher", approval: "pending" })],
  [
    "deciding on a teacher",
    async (db) =>
      decideOnTeacher(db, {
        teacher: (await userById(db, newGame.ownerId))!,
        approve: true,
        reason: "",
        actor: someone,
      }),
  ],
  ["a teacher's classes", (db) => listedClasses(db, "u")],
  ["a new class", (db) => insertClass(db, { id: "c", ownerId: newGame.ownerId, name: "7B" })],
  ["a class's name", (db) => changeClass(db, "u", { id: "c", name: "7B", archived: true }, { archived: false })],
  ["a class", (db) => classRoll(db, "u", "c")],
  ["the seats of a class", (db) => classSeats(db, "u", "c")],
  ["students of a class", (db) => writeStudents(db, { classId: "c", stamp: "[]" }, [])],
  ["who is in a class still", (db) => presentStudents(db, ["s"])],
  ["the codes of a class", (db) => codesOf(db, "c")],
  ["new codes", (db) => keepCodes(db, [], { now: 1, expiresAt: 2 })],
  ["what a class's code is good for", (db) => placeOfCode(db, ["h"], 1)],
  ["linking an account", (db) => linkAccount(db, { hash: "h", studentId: "s", classId: "c" }, "u")],
  ["a class that goes", (db) => markClass(db, "u", "c")],
  ["a student who goes", (db) => markStudent(db, "c", "s")],
  ["the kept games of a class", (db) => keptGamesOfClass(db, "c", "", 10)],
  ["who played in a game of a class", (db) => playersOfClass(db, "g")],
  ["what a class has played", (db) => classSumsOf(db, "c", { from: 1, to: 2 })],
  ["what a class has ever played", (db) => classSumsOf(db, "c", {})],
  ["a class in one sum", (db) => classTotal(db, "c", { from: 1 })],
  ["a student's kept games", (db) => keptGamesOfStudent(db, "s", 10)],
  ["an account's places in classes", (db) => placesOfAccount(db, "u")],
  ["a user's classes", (db) => all(ownClasses(db, "u"))],
  ["classes that are going", (db) => markedClasses(db, 10)],
  ["students who are going", (db) => markedStudents(db, 10)],
  ...(["copies", "newest"] as const).map((sort): Case => [
    `the library by ${sort}`,
    (db) => searchLibrary(db, { ...search, ...inLibrary, sort }, "u"),
  ]),
  [
    "a library of which too many fit to be sorted",
    (db) => searchLibrary(db, { ...search, ...inLibrary, sort: "copies" }, "u", -1),
    ["library_sets"],
  ],
  ["the subjects of the own sets", (db) => ownSubjects(db, "u")],
  ["a listed set", (db) => listedSet(db, "s")],
  ["the set behind a link", (db) => setOfToken(db, "t")],
  ["an own copy of a shared set", (db) => copyOf(db, "s", "u")],
  ["a set's sharing", (db) => sharingOf(db, "u", "s")],
  ["handing a set in", (db) => handIn(db, handedIn)],
  ["taking a set out", (db) => shareOutsideLibrary(db, own, { visibility: "private" }, "t")],
  ["reporting a set", (db) => reportSet(db, { setId: "s", reporterId: newGame.ownerId, reason: "other", text: "" })],
  ...(["pending", "listed", "refused"] as const).map((state): Case => [
    `${state} editions`,
    (db) => reviewList(db, { ...page, state }),
    // Those that nobody has looked at.
    ["library_reports"],
  ]),
  ["an edition", (db) => reviewedEdition(db, "e")],
  ["a user's copies", (db) => all(ownCopies(db, "u"))],
  ["a user's reports", (db) => all(ownReports(db, "u"))],
  ["deleting a user", (db) => deleteUser(db, "nobody", someone)],
  ["what a link is good for", (db) => registrationOfLink(db, { hash: "h", now: 1 })],
  ["the last registration of an address", (db) => newestRegistration(db, "e")],
  ["opening an account", (db) => openAccount(db, { registration: newcomer, adminEmail: null, now: 1 })],
  ["writing a mail", (db) => newMail(db, { ...counted, id: "m", mail: { to: "t", subject: "", text: "", html: "" } })],
  ["why a mail was not written", (db) => reachedCaps(db, counted)],
  ["mail whose link is dead", (db) => dropDeadMails(db, 1)],
  ["another password", (db) => setPassword(db, "u", "s", "-")],
  ["the address that waits", (db) => waitingEmail(db, "u", 1)],
  ["another address", (db) => changeEmail(db, "h", 1)],
  ["who holds a token", (db) => bearerOf(db, { userId: "u", version: 1, sessionId: "s" }, 1)],
  ["a new session", (db) => addSession(db, aSession)],
  ["the sessions of an account", (db) => sessionsOf(db, { id: "u", tokenVersion: 1 }, 1)],
  ["the end of a session", (db) => endSession(db, "u", "s")],
  ["the end of all others", (db) => endOtherSessions(db, "u", "s")],
  ["all users", (db) => listedUsers(db, page), ["users"]],
  ["all users by name", (db) => listedUsers(db, search), ["users"]],
  ["what administrators did", (db) => auditEntries(db, { ...page, withViews: false }), ["audit_log"]],
  [
    "writing down who looked",
    (db) => noteView(db, { action: "person_viewed", actor: someone, target: someone, now: 1 }),
  ],
  ["the whole system", (db) => systemStats(db, 1), ["library_reports", "games", "question_sets", "questions", "users"]],
];
const aSession: SessionRow = {
  id: "s",
  userId: "u",
  version: 1,
  kind: "usual",
  way: "password",
  device: "",
  form: "unknown",
  createdAt: 1,
  lastSeenAt: 1,
  expiresAt: 2,
};
const owner = { ownerId: "u", quota: limits.quota.approved };
const question = QuestionInput.parse({ question_text: "?", options: { A: "1", B: "2" }, correct_option: "A" });
const longer = { ...question, question_text: "longer than before" };
const seen = { ...question, id: "q", question_set_id: "s", position: 0, updated_at: 1 };
const inLibrary = { subject: ["fen"], grade: [], language: [], kind: [] };
const own = { ownerId: newGame.ownerId, id: "s" };
const handedIn = {
  own,
  seen: { title: "t", description: "", updated_at: 1, questions: [] },
  as: { visibility: "public" as const, subject: "fen", grade: 7, language: "tr" },
  id: "e",
  token: "t",
  reviewEverySet: false,
};
const seenSet = { id: "s", title: "t", description: "", updated_at: 1, drafts: [] };
const aSetOf = (questions: readonly QuestionInput[]) => ({ title: "t", description: "", language: "tr", questions });
const all = async (rows: AsyncIterable<object>) => {
  for await (const row of rows) void row;
};
const someone = { id: "a", name: "A" };

/** The steps of SQLite's plan for every statement that this call sends. */
async function planOf(ask: Ask): Promise<string[]> {
  const sent = new Set<string>();
  const recording = new Proxy(env.DB, {
    get(target, key) {
      if (key === "prepare") return (text: string) => (sent.add(text), target.prepare(text));
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  await ask(database(recording));
  const plans = Array.from(sent, async (text) => {
    const numbered = [...text.matchAll(/\?(\d+)/g)].map(([, n]) => Number(n));
    const places = Math.max(0, ...numbered, text.replaceAll(/\?\d+/g, "").split("?").length - 1);
    const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...Array<null>(places).fill(null));
    return (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
  });
  return (await Promise.all(plans)).flat();
}

const tables =
  "users|registrations|mails|question_sets|questions|games|game_players|used_codes|audit_log|mail_tokens|keyed_calls|job_cursors|media|media_owners|question_media|draft_media|game_media|classes|class_students|class_codes|class_results|library_sets|library_questions|library_media|library_reports|set_origins|set_copies";
const walk = new RegExp(`^SCAN (${tables})\\b`);

test.each(cases.map(([name, ask, whole = []]) => ({ name, ask, whole })))(
  "$name: straight to the rows",
  async ({ ask, whole }) => {
    const plan = await planOf(ask);
    const walks = plan.filter((step) => walk.test(step));
    expect(plan.filter((step) => step.startsWith("SEARCH")).length + walks.length).toBeGreaterThan(0);
    expect(walks.filter((step) => !/USING (?:COVERING )?INDEX/.test(step))).toEqual([]);
    expect(new Set(walks.map((step) => walk.exec(step)?.[1]))).toEqual(new Set(whole));
  },
);

test.each([
  [
    "of its code, not of all games of its owner",
    (db: Database) => games.ownGame(db, "u", "100000"),
    "games_code_owner",
  ],
  [
    "in the index alone",
    (db: Database) => games.teacherGames(db, "u", search, { status: undefined, mode: "live" }),
    "COVERING INDEX games_owner",
  ],
  ["in the index alone", (db: Database) => playedGames(db, "u", page), "COVERING INDEX game_players_history"],
  ["in the index alone", (db: Database) => studentStats(db, "u"), "COVERING INDEX game_players_history"],
  ["in the index alone", (db: Database) => teacherTotals(db, "u", 0), "COVERING INDEX games_owner_newest"],
  [
    "in the index alone",
    (db: Database) => addQuestion(db, owner, { id: "q", setId: "s" }, question),
    "COVERING INDEX question_sets_size",
  ],
] as const)("long rows are found %s: %#", async (_, ask, index) => {
  expect((await planOf(ask)).join("\n")).toContain(index);
});
