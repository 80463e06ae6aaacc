import type { ReportQuery } from "#protocol/http/page";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { KnownNumbers } from "#db/classes/known-number";
import type { Meta } from "#game/results/statistics";
import { readOverview, type StoredOverview, type Unreported } from "#game/results/stored-parts";
import { storedStatistics, notesOf, reportOf } from "./stored-games";
import { figuresOf, largeReport } from "./large-report";
import { isOverview, known } from "./read-results";
import { readOnce } from "./remembered-results";
import { Refused, refused } from "../request/refused";
import { livePart } from "./relays";

/** The report of a game whose room still exists. */
export async function liveReport(env: Env, ownerId: string, told: Unreported, query: ReportQuery) {
  const overview = readOverview(told.parts?.text ?? null);
  if (told.parts && overview) return largeLiveReport(env, ownerId, { ...told.parts, overview }, query);
  const { notes, numbers } = await notesOf(env, ownerId, told.parts?.meta.gameCode ?? "");
  const report = await roomReport(told, query, numbers);
  return { ...report, game: { ...report.game, ...notes } };
}

/** The report of one room's results, or of a homework's. */
export async function roomReport(
  { parts }: Unreported,
  query: ReportQuery,
  numbers?: KnownNumbers,
): Promise<GameStatistics> {
  const { gameId, text, ...of } = parts ?? refused("unavailable");
  const read = known(await readOnce(gameId, text));
  if (!read || isOverview(read)) throw new Refused("unavailable");
  return reportOf(read, of, query, numbers);
}

type Large = { readonly gameId: string; readonly meta: Meta; readonly overview: StoredOverview };

/** Each room is asked for its players. Once the game is over and written down, the kept results are read instead. */
async function largeLiveReport(env: Env, ownerId: string, { gameId, overview, meta }: Large, query: ReportQuery) {
  const { gameCode: code } = meta;
  const isOver = meta.status === "completed";
  const stored = isOver ? await storedStatistics(env, ownerId, code, query) : null;
  if (stored?.paged) return stored;
  const game = { gameId, overview, part: (relay: number) => livePart(env, code, relay) };
  const { label } = (await notesOf(env, ownerId, code)).notes;
  return largeReport(await figuresOf(game, isOver), game, { ...meta, label }, query);
}
