import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { messageOf } from "../../lib/api-error";
import { games } from "../../lib/game-api";
import { storedToken } from "../../lib/token";
import { browserEnv } from "../../live/env";
import { HostGame } from "../../live/host-game";
import { usualSettings } from "../../parts/game-settings";
import { toast } from "../../ui/toasts";
import { HostScreen } from "./host/host-screen";
import { useOpened } from "./host/use-opened";

/** The board of a live game, and its remote on a phone. */
export function Component() {
  const code = useParams().code!;
  return <Hosted key={code} code={code} />;
}

function Hosted({ code }: { readonly code: string }) {
  const navigate = useNavigate();
  const host = useOpened(() => new HostGame(code, storedToken, browserEnv()));
  const [isBusy, setBusy] = useState(false);

  const again = async () => {
    setBusy(true);
    try {
      const next = await sameGameAgain(code);
      await navigate(`/teacher/games/${next}/host`);
    } catch (error) {
      toast.error(messageOf(error, "Yeni oyun kurulamadı."));
    } finally {
      setBusy(false);
    }
  };

  if (host === null) return null;
  return (
    <HostScreen
      host={host}
      exits={{
        isRehearsal: false,
        backTo: `/teacher/games/${code}`,
        reportLabel: "Raporu aç",
        againLabel: "Yeniden oyna",
        isBusy,
        onReport: () => void navigate(`/teacher/games/${code}/statistics`),
        onAgain: () => void again(),
      }}
    />
  );
}

/** A new game of the same set with the same settings; its code. */
async function sameGameAgain(code: string): Promise<string> {
  const { game: played } = await games.view(code);
  const { game } = await games.create(
    played.question_set_id ?? "",
    played.settings ?? usualSettings,
    played.label ?? "",
  );
  return game.game_code;
}
