import type { AccountExport } from "#protocol/http/replies/exports";
import { inTurns } from "#shared/in-turns";
import { database } from "#db/database";
import {
  ownAudit,
  ownCopies,
  ownDevices,
  ownGames,
  ownHistory,
  ownPasskeys,
  ownPictures,
  ownReports,
  ownSets,
} from "#db/export/export";
import { ownClasses, ownPlaces } from "#db/export/export-classes";
import { doneHomework, ownHomeworkRows } from "#db/export/export-homework";
import { ownSessions, waitingEmails } from "#db/export/export-sign-in";
import { ownBoardCodes } from "#db/board-codes";
import { ownTokens } from "#db/people/personal-tokens";
import { publicUser, type UserRow } from "#db/people/users";
import { shownResults } from "#game/results/stored-form";
import { shownOverview } from "#game/results/stored-parts";
import type { AppContext } from "./request/app-env";
import { listed, streamed } from "./request/streamed";
import { largeGame, textsOf, type LargeGame } from "./games/read-results";

/** Sends all of a user's own data as one JSON text while it is being read: a teacher may have thousands of games. */
export function exportOf(c: AppContext, own: UserRow): Response {
  c.header("content-disposition", 'attachment; filename="bilye-verilerim.json"');
  c.header("content-type", "application/json");
  return c.body(streamed(c, exported(c.env, own)));
}

async function* exported(env: Env, own: UserRow): AsyncGenerator<string> {
  const db = database(env.DB);
  const { rejectionReason: rejection_reason, lastLoginAt: last_login_at } = own;
  const user: AccountExport["user"] = { ...publicUser(own), rejection_reason, last_login_at };
  yield `{"user":${JSON.stringify(user)}`;
  yield* list("known_devices", ownDevices(db, own.id));
  yield* list("sessions", ownSessions(db, own.id));
  yield* list("waiting_emails", waitingEmails(db, own.id));
  yield* list("personal_tokens", ownTokens(db, own.id));
  yield* list("board_codes", ownBoardCodes(db, own.id));
  yield* list("passkeys", ownPasskeys(db, own.id));
  yield* list("question_sets", ownSets(db, own.id));
  yield* list("copied_sets", ownCopies(db, own.id));
  yield* list("reports", ownReports(db, own.id));
  yield* list("pictures", ownPictures(db, own.id));
  yield* list("classes", ownClasses(db, own.id));
  yield* list("class_places", ownPlaces(db, own.id));
  const large: LargeGame[] = [];
  yield* list("games", shownGames(env, own.id, large));
  yield* list("parts_of_large_games", shownParts(large));
  yield* list("homework", ownHomeworkRows(db, own.id));
  yield* list("homework_done", doneHomework(db, own.id));
  yield* list("history", ownHistory(db, own.id));
  yield* list("audit", ownAudit(db, own.id));
  yield "}";
}

/** Yields games of one room, and collects in `large` those that are kept in parts: these follow, one at a time. */
async function* shownGames(env: Env, userId: string, large: LargeGame[]) {
  for await (const { results, ...game } of ownGames(database(env.DB), userId)) {
    const inParts = largeGame(env, game.id, results);
    if (inParts) large.push(inParts);
    yield { ...game, results: inParts ? shownOverview(results) : await inTurns(shownResults(results)) };
  }
}

async function* shownParts(large: readonly LargeGame[]) {
  for (const game of large) {
    for await (const { relay, text } of textsOf(game))
      yield { game_id: game.gameId, part: relay, results: await inTurns(shownResults(text)) };
  }
}

type Lists = Omit<AccountExport, "user">;
const list = <Name extends keyof Lists>(name: Name, rows: AsyncIterable<Lists[Name][number]>) => listed(name, rows);
