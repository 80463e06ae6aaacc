import type { ReportQuery } from "#protocol/http/page";
import type { GameStatistics } from "#protocol/http/statistics";
import { readOverview, type InParts } from "#game/results/stored-parts";
import { storedStatistics, notesOf } from "./stored-games";
import { figuresOf, largeReport } from "./large-report";
import { refused } from "../request/refused";
import { livePart } from "./relays";

/**
 * The report of a large game whose rooms still exist: each is asked for its players. Once the game is over and written down,
 * the kept results are read instead.
 */
export async function liveReport(
  env: Env,
  ownerId: string,
  { parts: { gameId, text, meta } }: InParts,
  query: ReportQuery,
): Promise<GameStatistics> {
  const { gameCode: code } = meta;
  const isOver = meta.status === "completed";
  const stored = isOver ? await storedStatistics(env, ownerId, code, query) : null;
  if (stored?.paged) return stored;
  const overview = readOverview(text) ?? refused("unavailable");
  const game = { gameId, overview, part: (relay: number) => livePart(env, code, relay) };
  const { label } = await notesOf(env, ownerId, code);
  return largeReport(await figuresOf(game, isOver), game, { ...meta, label }, query);
}
