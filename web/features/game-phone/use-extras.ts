import { useEffect, useState } from "react";
import { patiently } from "#answering/later/later.tsx";
import type { ExtraName, LiveGame } from "#game-client/game";
import type { Extra } from "./extras-context";

/** One script for each extra. If a script fails to load, the game is played without it. */
const scripts: Readonly<Record<ExtraName, () => Promise<Extra>>> = {
  net: () => import("./net/extra"),
  changes: () => import("./changes/extra"),
  teams: () => import("./teams/extra"),
  confidence: () => import("./confidence/extra"),
  reactions: () => import("./reactions/extra"),
};

/** Loads the game's extras, beginning in the lobby. */
export function useExtras({ extras }: LiveGame): readonly Extra[] {
  const [loaded, setLoaded] = useState<{ readonly [Name in ExtraName]?: Extra }>({});
  useEffect(() => {
    for (const name of extras) {
      void patiently(scripts[name]).then((extra) => setLoaded((others) => ({ ...others, [name]: extra })));
    }
  }, [extras]);
  return extras.flatMap((name) => loaded[name] ?? []);
}
