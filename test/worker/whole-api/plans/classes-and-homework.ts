import { classTotal, storedGamesOfStudent, placesOfAccount } from "#db/classes/class-results";
import { classSumsOf, sumsElsewhere } from "#db/classes/played-sums";
import { classRoll } from "#db/classes/class-roll";
import { classSeats } from "#db/classes/class-seats";
import { codesOf, keepCodes, linkAccount, placeOfCode } from "#db/classes/class-codes";
import {
  storedGamesOf,
  tracesOf,
  tracesOfMoved,
  markedClasses,
  markedStudents,
  playersOfClass,
} from "#db/classes/class-removal";
import { markStudent, presentStudents, unlinkAccount, writeStudents } from "#db/classes/class-students";
import { idsOfStudent, joinStudents, notOwed, owedJoins, owedLast, studentMeant } from "#db/classes/join-students";
import { unnameLine, unnameLinesOf } from "#db/games/named-games";
import { moveStudent } from "#db/classes/move-student";
import { changeClass, insertClass, listedClasses, markClass } from "#db/classes/classes";
import { gamesOfStudent, ownClasses } from "#db/export/export-classes";
import * as homework from "#db/homework/homework";
import * as homeworkCodes from "#db/homework/homework-codes";
import { all, newGame, page, search, type Case } from "./asked";

export const casesOfClasses: readonly Case[] = [
  ["a teacher's homework", (db) => homework.teacherHomework(db, "u", page)],
  ["a teacher's homework by title", (db) => homework.teacherHomework(db, "u", search)],
  ["one's own homework", (db) => homework.ownHomework(db, "u", "h")],
  ["the homework of a code", (db) => homework.homeworkOfCode(db, "u", "ABCDEFG")],
  ["how many homeworks a teacher has open", (db) => homework.openHomeworkCount(db, "u")],
  ["deleting a homework", (db) => homework.deleteHomework(db, "u", "h")],
  ["the homeworks of a teacher", (db) => homeworkCodes.homeworkCodesOf(db, "u", 1)],
  ["the homeworks of a class", (db) => homeworkCodes.homeworkCodesOfClasses(db, ["c"], 1)],
  ["the homeworks of an account", (db) => homeworkCodes.homeworkCodesPlayedBy(db, "u", 1)],
  ["who does a homework", (db) => homeworkCodes.notePlayer(db, "ABCDEFG", "u", 1)],
  ["the class of a homework", (db) => homework.classOfHomework(db, "ABCDEFG")],
  ["overdue homework", (db) => homeworkCodes.homeworkOverdue(db, { before: 1, after: { at: 0, id: "" }, limit: 9 })],
  ["homework that should rest", (db) => homeworkCodes.unsettledHomework(db, { limit: 9 })],
  ["a teacher's homework that should rest", (db) => homeworkCodes.unsettledHomework(db, { ownerId: "u", limit: 9 })],
  ["a teacher's classes", (db) => listedClasses(db, "u")],
  ["a new class", (db) => insertClass(db, { id: "c", ownerId: newGame.ownerId, name: "7B" })],
  ["a class's name", (db) => changeClass(db, "u", { id: "c", name: "7B", archived: true }, { archived: false })],
  ["a class", (db) => classRoll(db, "u", "c")],
  ["the seats of a class", (db) => classSeats(db, "u", "c")],
  ["students of a class", (db) => writeStudents(db, { ownerId: "u", classId: "c", stamp: "[]" }, [])],
  ["who is in a class still", (db) => presentStudents(db, ["s"])],
  ["moving a student", (db) => moveStudent(db, { ownerId: "u", studentId: "s", from: "c", to: "d" })],
  ["joining two students", (db) => joinStudents(db, { classId: "c", stays: "s", goes: "t" })],
  ["joins that homework is owed", (db) => owedJoins(db, 5)],
  ["joins that homework is owed last", (db) => owedLast(db, ["t"], 1)],
  ["joins that homework knows of", (db) => notOwed(db, "s", ["t"])],
  ["which student is meant", (db) => studentMeant(db, "s")],
  ["all ids of a student", (db) => idsOfStudent(db, "s")],
  ["the codes of a class", (db) => codesOf(db, "c")],
  ["new codes", (db) => keepCodes(db, "c", [], { now: 1, expiresAt: 2 })],
  ["what a class's code is good for", (db) => placeOfCode(db, ["h"], 1)],
  ["linking an account", (db) => linkAccount(db, { hash: "h", studentId: "s", classId: "c" }, "u")],
  ["a class that goes", (db) => markClass(db, "u", "c")],
  ["a student who goes", (db) => markStudent(db, "c", "s")],
  ["a student's names in histories", (db) => unnameLinesOf(db, ["s"])],
  ["a seat's name in a history", (db) => unnameLine(db, "100000-0")],
  ["an account that is separated", (db) => unlinkAccount(db, "c", "s")],
  ["where a student stands", (db) => tracesOf(db, "c", "s")],
  ["where everybody of a class stands", (db) => tracesOf(db, "c", null)],
  ["where a teacher's students stand who were in other classes", (db) => tracesOfMoved(db, "t")],
  ["the kept games of who leaves", (db) => storedGamesOf(db, { ids: ["s"], classIds: ["c"], games: [] }, "", 10)],
  ["who played in a game of a class", (db) => playersOfClass(db, "g")],
  ["what a class has played", (db) => classSumsOf(db, "c", { from: 1, to: 2 })],
  ["what a class has ever played", (db) => classSumsOf(db, "c", {})],
  ["what one of its students has played", (db) => classSumsOf(db, "c", { from: 1 }, "s")],
  ["what its students played elsewhere", (db) => sumsElsewhere(db, "c", {})],
  ["what one student played elsewhere", (db) => sumsElsewhere(db, "c", { from: 1 }, "s")],
  ["a class in one sum", (db) => classTotal(db, "c", { from: 1 })],
  ["a student's kept games", (db) => storedGamesOfStudent(db, "s", 10)],
  ["an account's places in classes", (db) => placesOfAccount(db, "u")],
  ["a student's games for the export", (db) => all(gamesOfStudent(db, "s"))],
  ["a user's classes", (db) => all(ownClasses(db, "u"))],
  ["classes that are going", (db) => markedClasses(db, 10)],
  ["students who are going", (db) => markedStudents(db, 10)],
];
