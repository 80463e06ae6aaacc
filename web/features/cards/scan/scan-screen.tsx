import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { browserEnv } from "#browser/env";
import { hostAddress, readsCards } from "#browser/addresses/pair-address";
import { scanAddress } from "#browser/addresses/scan-address";
import { gameToken, hostToken } from "#api/sign-in/game-token";
import { Out } from "#hosting/out.tsx";
import { useGoToFollowUp } from "#hosting/use-go-to-follow-up";
import { useOpened } from "#hosting/use-opened";
import { CameraSwitch } from "#hosting/cards/camera/camera-switch";
import { CardScan } from "#hosting/cards/scan/card-scan";
import { ScanPage } from "./scan-page";
import { HostGame } from "#game-client/host-game";
import { useStore } from "#ui/use/use-store";

export { ownDocument as loader } from "#hosting/own-document";

/** Reads the cards of a game in front of the class, and steers the game. */
export function Component() {
  const code = useParams().code!;
  return <Reading key={code} code={code} />;
}

class ReadGame {
  readonly host: HostGame;
  readonly scan: CardScan;
  readonly cameraSwitch = new CameraSwitch();

  constructor(code: string) {
    const env = browserEnv();
    this.host = new HostGame(code, () => hostToken(code), env);
    this.scan = new CardScan(this.host, env);
  }

  readonly close = (): void => {
    this.cameraSwitch.close();
    this.scan.close();
    this.host.close();
  };
}

function Reading({ code }: { readonly code: string }) {
  const read = useOpened(() => new ReadGame(code));
  return read && <Opened read={read} code={code} />;
}

function Opened({ read: { host, scan, cameraSwitch }, code }: { readonly read: ReadGame; readonly code: string }) {
  const navigate = useNavigate();
  const { game } = useStore(host);
  const { phase, settings } = game;
  // A paired phone steers this game and opens nothing else of the teacher's.
  const isPaired = gameToken(code) !== null;
  // The same phone reads the follow-up game; its page is again a separate document.
  useGoToFollowUp(game, (next) => location.replace(scanAddress(next)));
  const hasCards = settings === null || readsCards(settings.answers);
  useEffect(() => {
    if (!hasCards) void navigate(hostAddress(code), { replace: true });
  }, [hasCards, code, navigate]);
  if (phase.name === "out") return <Out reason={phase.reason} />;
  return (
    <ScanPage
      host={host}
      scan={scan}
      cameraSwitch={cameraSwitch}
      remoteAddress={hostAddress(code)}
      onReport={isPaired ? null : () => void navigate(`/teacher/games/${code}/statistics`)}
    />
  );
}
