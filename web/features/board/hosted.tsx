import { useEffect, useState, type ComponentType } from "react";
import { useNavigate } from "react-router";
import { boardAddress, hostAddress, readsCards } from "#browser/addresses/pair-address";
import { gameToken, hostToken } from "#api/sign-in/game-token";
import { browserEnv } from "#browser/env";
import { HostGame } from "#game-client/host-game";
import { useStore } from "#ui/use/use-store";
import type { BoardHost } from "#hosting/board-host";
import type { BoardProps } from "./board";
import { HostScreen } from "./host-screen";
import { FollowUp } from "./overlays/follow-up";
import { phonesAsked } from "#hosting/phones-asked";
import { useGoToFollowUp } from "#hosting/use-go-to-follow-up";
import { useOpened } from "#hosting/use-opened";

type Props = { readonly code: string; readonly CameraBoard?: ComponentType<BoardProps> };

/** A live game that is open as long as its page is. */
export function Hosted(props: Props) {
  const { code } = props;
  const host = useOpened(() => new HostGame(code, () => hostToken(code), browserEnv()));
  return host && <Opened host={host} {...props} />;
}

function Opened({ host, code, CameraBoard }: Props & { readonly host: BoardHost }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { game } = useStore(host);
  const isPaired = gameToken(code) !== null;
  useGoToFollowUp(game, (next) => {
    const asked = phonesAsked(game.leaderboard.length);
    void navigate(boardAddress(next, game.settings?.answers), { replace: true, ...asked });
  });
  const isElsewhere = CameraBoard !== undefined && game.settings !== null && !readsCards(game.settings.answers);
  useEffect(() => {
    if (isElsewhere) void navigate(hostAddress(code), { replace: true });
  }, [isElsewhere, code, navigate]);
  return (
    <>
      <HostScreen
        host={host}
        {...(CameraBoard && { CameraBoard })}
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
