import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { Seat } from "../../base/seat";
import type { ExtraName, LiveGame } from "../../live/game";
import type { PlayerGame } from "../../live/player-game";

/** What an extra makes of a part of the page; `children` is what stands there without it. */
export type Extra = { readonly [At in Place]?: ComponentType<{ readonly children: ReactNode }> };
type Place = "OwnMarble" | "LobbyWords" | "AnswerWords" | "Figures" | "Rows" | "End";

/** What only some games have: a script of its own each. A game whose script does not come is played without. */
const scripts: Readonly<Record<ExtraName, () => Promise<Extra>>> = {
  teams: () => import("../teams/extra"),
  confidence: () => import("../confidence/extra"),
  reactions: () => import("../reactions/extra"),
};

type Extras = {
  readonly game: LiveGame;
  readonly player: PlayerGame;
  readonly seat: Seat;
  /** Those that are there; each stands around the one before. */
  readonly extras: readonly Extra[];
};
export const ExtrasContext = createContext<Extras>(null!);

const TRY_AGAIN = 10_000;

/** Loads what the game has, from the lobby on. */
export function useExtras({ extras }: LiveGame): readonly Extra[] {
  const [loaded, setLoaded] = useState<{ readonly [Name in ExtraName]?: Extra }>({});
  useEffect(() => {
    for (const name of extras) {
      const load = (): unknown =>
        scripts[name]().then(
          (extra) => setLoaded((others) => ({ ...others, [name]: extra })),
          // A network that is away comes back.
          () => setTimeout(load, TRY_AGAIN),
        );
      load();
    }
  }, [extras]);
  return extras.flatMap((name) => loaded[name] ?? []);
}

export function Slot({ at, children }: { readonly at: Place; readonly children: ReactNode }): ReactNode {
  return use(ExtrasContext).extras.reduce((shown, { [at]: Part }) => (Part ? <Part>{shown}</Part> : shown), children);
}
