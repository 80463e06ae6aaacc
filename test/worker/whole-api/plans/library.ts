import { handIn } from "#db/library/editions";
import { ownCopies, ownReports } from "#db/export/export";
import { reportSet } from "#db/library/library-reports";
import { editionMeant, reviewedEdition, reviewList } from "#db/library/library-review";
import { ownSubjects, searchLibrary } from "#db/library/library-search";
import { factsOfToken, listedFacts, listedSet, setOfToken } from "#db/library/shared-sets";
import { shareOutsideLibrary, sharingOf } from "#db/library/sharing";
import { all, newGame, page, search, type Case } from "./asked";

export const casesOfLibrary: readonly Case[] = [
  ["the library by newest", (db) => searchLibrary(db, { ...search, ...inLibrary, sort: "newest" }, "u")],
  [
    "the library by what fits best",
    (db) => searchLibrary(db, { ...search, ...inLibrary, q: "ışık 8. sınıf", sort: "best" }, "u"),
    ["library_sets"],
  ],
  [
    "the library by copies",
    (db) => searchLibrary(db, { ...search, ...inLibrary, sort: "copies" }, "u"),
    // Walks the sets only if too many fit to be sorted: else that half of the question has a limit of no rows.
    ["library_sets"],
  ],
  ["the subjects of a teacher's sets", (db) => ownSubjects(db, "u")],
  ["a listed set", (db) => listedSet(db, "s", "u")],
  ["the set behind a link", (db) => setOfToken(db, "t", "u")],
  ["the card of a listed set", (db) => listedFacts(db, "s")],
  ["the card of the set behind a link", (db) => factsOfToken(db, "t")],
  ["a set's sharing", (db) => sharingOf(db, "u", "s")],
  ["handing a set in", (db) => handIn(db, handedIn)],
  ["taking a set out", (db) => shareOutsideLibrary(db, own, { visibility: "private" }, "t")],
  ["reporting a set", (db) => reportSet(db, { setId: "s", reporterId: newGame.ownerId, reason: "other", text: "" })],
  ...(["pending", "listed", "refused"] as const).map((state): Case => [
    `${state} editions`,
    (db) => reviewList(db, { ...page, state }),
    // Counts the open reports.
    ["library_reports"],
  ]),
  ["which edition", (db) => editionMeant(db, "e")],
  ["an edition", (db) => reviewedEdition(db, "e")],
  ["a user's copies", (db) => all(ownCopies(db, "u"))],
  ["a user's reports", (db) => all(ownReports(db, "u"))],
];

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
