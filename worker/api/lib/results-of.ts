import type { Database } from "../../db/database";
import type { GameRow } from "../../db/games";
import { resultsText } from "../../db/kept-results";
import { readKept } from "../../game/kept-form";
import type { Results } from "../../game/results";
import { Refused } from "./refused";

/** The details of a finished game, or null without any. What a newer version wrote comes back with that version. */
export async function resultsOf(
  db: Database,
  game: Pick<GameRow, "id" | "results" | "resultsEdition">,
): Promise<Results | null> {
  const text = await resultsText(db, game);
  const kept = text === null ? "damaged" : readKept(text);
  if (kept === "newer") throw new Refused("unavailable");
  return kept === "damaged" ? null : kept;
}
