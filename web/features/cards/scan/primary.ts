import type { HostMessage } from "#protocol/live/client-messages";
import type { LiveGame } from "#game-client/game";
import { primaryOf, withWaiting, type Primary, type Scene } from "#hosting/scene";

type ScanPrimary = Primary & { readonly does: Exclude<Primary["does"], "table"> };

/** The remote's button, without the table, which is for a teacher who stands still. */
export function primaryOfScan(
  scene: Scene,
  game: LiveGame,
  waiting: readonly HostMessage["type"][],
  hasReport: boolean,
): ScanPrimary | null {
  const primary = withWaiting(ofScene(scene, game), waiting);
  if (primary === null || primary.does === "table" || (primary.does === "report" && !hasReport)) return null;
  return { ...primary, does: primary.does };
}

function ofScene(scene: Scene, game: LiveGame): Primary | null {
  if (scene.name === "question" && scene.question.by_host === "skips" && !scene.isClosed) {
    return { does: "end_question", label: "Atla" };
  }
  return primaryOf(scene, game, true);
}
