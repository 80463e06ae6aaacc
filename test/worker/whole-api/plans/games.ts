import { env } from "cloudflare:workers";
import { ownGames, ownHistory } from "#db/export/export";
import { isKnownGame, keepClaim, recordLines, recordResults, recordStart } from "#db/games/finished-games";
import { gamesOfPlayer, playedGame, playedGames } from "#db/games/game-history";
import { claimCode, factsForGame } from "#db/games/new-games";
import { deleteOwnGame, largeGamesOf, ownGame, relabelGame, reportedGame, teacherGames } from "#db/games/games";
import {
  restingGames,
  livingCodesOf,
  livingCodesPlayedBy,
  unfinishedCodesOf,
  unfinishedGames,
} from "#db/games/living-games";
import { cursorOf, START } from "#db/job-cursors";
import { gamesToKeep } from "#db/games/named-games";
import { teacherTotals } from "#db/games/teacher-totals";
import { anonymizeGames, unnameEverywhere } from "#services/upkeep/names";
import { all, newGame, page, search, type Case } from "./asked";

export const casesOfGames: readonly Case[] = [
  ["a teacher's games", (db) => teacherGames(db, "u", page, { status: undefined, mode: "live" })],
  ["a teacher's running games", (db) => teacherGames(db, "u", page, { status: "active", mode: "live" })],
  ["a teacher's open games", (db) => teacherGames(db, "u", page, { status: "open", mode: "live" })],
  ["a teacher's games by title", (db) => teacherGames(db, "u", search, { status: undefined, mode: "live" })],
  ["a teacher's finished games by title", (db) => teacherGames(db, "u", search, { status: "completed", mode: "live" })],
  ["a teacher's totals", (db) => teacherTotals(db, "u", { start: 0, before: 0 })],
  ["one's own game", (db) => ownGame(db, "u", "100000")],
  ["one's own game with the numbers of its class", (db) => reportedGame(db, "u", "100000")],
  ["deleting one's own game", (db) => deleteOwnGame(db, "u", "100000")],
  ["a teacher's games that may have parts", (db) => largeGamesOf(db, "u")],
  ["games whose parts stay", (db) => gamesToKeep(db, ["g"])],
  ["whether a game is known", (db) => isKnownGame(db, "g")],
  ["the lines of a large game's room", (db) => recordLines(db, { id: "g", endedAt: 1, playerCount: 1, players: [] })],
  ["the codes of a teacher's open games", (db) => unfinishedCodesOf(db, "u")],
  ["the codes of a teacher's games with a room", (db) => livingCodesOf(db, "u", 1)],
  ["the codes of a student's games with a room", (db) => livingCodesPlayedBy(db, "u", 1)],
  ["games that should have ended", (db) => unfinishedGames(db, { before: 1, after: START, limit: 10 })],
  ["games of teachers who may not teach", (db) => restingGames(db, 10)],
  ["how far a job came", (db) => cursorOf(db, "j")],
  ["what a new game depends on", (db) => factsForGame(db, { ownerId: "u", questionSetId: "s", now: 1, mostCodes: 10 })],
  ["calling a game something else", (db) => relabelGame(db, "u", "100000", "8-A")],
  ["taking a code", (db) => claimCode(db, newGame)],
  ["writing a start down", (db) => recordStart(db, "g", 1)],
  ["writing results down", (db) => recordResults(db, finished)],
  ["keeping a claimed game", (db) => keepClaim(db, { gameId: "g", playedAt: 1, line })],
  ["which kept games a player may have been in", (db) => gamesOfPlayer(db, "100000", "100000-0")],
  ["a student's past games", (db) => playedGames(db, "u", page)],
  ["a student's past games by title", (db) => playedGames(db, "u", search)],
  ["a student's past game", (db) => playedGame(db, "u", "100000-0")],
  ["a user's hosted games", (db) => all(ownGames(db, "u"))],
  ["a user's played games", (db) => all(ownHistory(db, "u"))],
  ["names taken out of other people's games", (db) => unnameEverywhere(db, env.MEDIA, "u")],
  [
    "names taken out of old games",
    (db) => anonymizeGames(db, env.MEDIA, { before: 1, now: 2, after: START, mayGoOn: () => true }),
  ],
];

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
