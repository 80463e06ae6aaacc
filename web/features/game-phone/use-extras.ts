import { useEffect, useState } from "react";
import type { ExtraName, LiveGame } from "#game-client/game";
import type { Extra } from "./extras-context";

/** A script of its own each. A game whose script does not come is played without. */
const scripts: Readonly<Record<ExtraName, () => Promise<Extra>>> = {
  teams: () => import("./teams/extra"),
  confidence: () => import("./confidence/extra"),
  reactions: () => import("./reactions/extra"),
};

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
