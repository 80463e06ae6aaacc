import { use, useEffect } from "react";
import type { TeamRow } from "#protocol/teams";
import type { LiveGame } from "#game-client/game";
import { say } from "#answering/later/load-parts";
import { ExtrasContext } from "../extras-context";

/** The team this phone was last seen in. */
let seen: Pick<LiveGame, "code" | "you"> | null = null;

/** Returns the pupil's team, and says once that the teacher has moved them to another one. */
export function useOwnTeam(): { readonly game: LiveGame; readonly own: TeamRow | undefined } {
  const { game } = use(ExtrasContext);
  const own = game.teams.find(({ team }) => team === game.you?.team);
  useEffect(() => {
    if (!own) return;
    const isMoved = seen?.code === game.code && seen.you?.team !== own.team;
    if (isMoved) say("info", `Öğretmenin seni ${own.name} takımına aldı.`);
    seen = game;
  }, [game, own]);
  return { game, own };
}
