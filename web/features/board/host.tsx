import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { hostAddress } from "#browser/addresses/pair-address";
import { gameToken, hostToken } from "#api/sign-in/game-token";
import { browserEnv } from "#browser/env";
import { HostGame } from "#game-client/host-game";
import { useStore } from "#ui/use/use-store";
import type { BoardHost } from "#hosting/board-host";
import { HostScreen } from "./host-screen";
import { FollowUp } from "./overlays/follow-up";
import { useGoToFollowUp } from "#hosting/use-go-to-follow-up";
import { useOpened } from "#hosting/use-opened";

/** The board of a live game, and its remote on a phone. */
export function Component() {
  const code = useParams().code!;
  return <Hosted key={code} code={code} />;
}

function Hosted({ code }: { readonly code: string }) {
  const host = useOpened(() => new HostGame(code, () => hostToken(code), browserEnv()));
  return host && <Opened host={host} code={code} />;
}

function Opened({ host, code }: { readonly host: BoardHost; readonly code: string }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { game } = useStore(host);
  const isPaired = gameToken(code) !== null;
  useGoToFollowUp(game, (next) => void navigate(hostAddress(next), { replace: true }));
  return (
    <>
      <HostScreen
        host={host}
        exits={{
          isRehearsal: false,
          isPaired,
          backTo: `/teacher/games/${code}`,
          reportLabel: "Raporu aç",
          againLabel: "Bir tur daha",
          onReport: () => void navigate(`/teacher/games/${code}/statistics`),
          onAgain: () => setAsking(true),
        }}
      />
      {isAsking && <FollowUp game={game} onClose={() => setAsking(false)} />}
    </>
  );
}
