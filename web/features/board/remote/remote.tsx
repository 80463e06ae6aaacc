import { useState } from "react";
import { Link } from "react-router";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { HostView } from "#game-client/host-game";
import { gameCode } from "#front-door/game-code";
import { scanAddress } from "#browser/addresses/scan-address";
import { ForeignSeatsStrip } from "#screens/foreign-seats.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { announcement } from "#hosting/announcements";
import { hasOthers, type BoardHost } from "#hosting/board-host";
import { mayNotFit } from "../scenes/fit/may-not-fit";
import { EndDialog } from "../overlays/end-dialog";
import type { Exits } from "../exits";
import { FindPlayer } from "../overlays/find-player";
import { LinkBanner, RestrictedNote } from "../overlays/link-banner";
import { PlayerOverlay } from "../overlays/player-overlay";
import { reportIsElsewhere } from "#hosting/heading";
import * as styles from "./remote.module.css";
import { RemoteNow } from "./remote-now";
import { allIn, primaryOf, sceneKey, withWaiting, type Primary, type Scene } from "#hosting/scene";
import { standingWord } from "#hosting/standing";
import { useDoubleClickGuard } from "#hosting/use-double-click-guard";
import { useScene } from "#hosting/use-scene";

type Props = { readonly host: BoardHost; readonly view: HostView; readonly exits: Exits; readonly onBoard: () => void };

/** The teacher's phone while the board shows the game: the code, the state of the game, and one huge button. */
export function Remote({ host, view, exits, onBoard }: Props) {
  const { game, link, isPolling, waiting } = view;
  const { scene, clock, openTable, toggleTable, ...table } = useScene(game, host);
  useDoubleClickGuard(sceneKey(scene));
  const [isEnding, setEnding] = useState(false);
  const [picked, setPicked] = useState<{ readonly id: string; readonly found?: ListedPlayer } | null>(null);
  const [isFinding, setFinding] = useState(false);
  const others = hasOthers(game) ? host.others : undefined;
  const primary = withWaiting(primaryOf(scene, game, table.isTableHidden), waiting);
  const acts = {
    start: host.start,
    end_question: host.endQuestion,
    table: openTable,
    next: host.next,
    report: exits.onReport,
  };
  return (
    <main id="icerik" className={`column ${styles.remote}`}>
      <LinkBanner view={view} of="Kumandanın" onRetry={host.retry} />
      <RestrictedNote view={view} className={styles.note} />
      {exits.isRehearsal && <p className={styles.rehearsal}>Prova: oyuncular temsilî, hiçbir şey kaydedilmez.</p>}
      <header className={`row between ${styles.head}`}>
        {!exits.isPaired && (
          <Link className={styles.back} to={exits.backTo} aria-label="Geri">
            <Icon name="back" />
          </Link>
        )}
        <p className={styles.face}>Kumanda</p>
        {!exits.isPaired && (
          <Button
            variant="quiet"
            icon="device"
            aria-label="Tahta olarak göster"
            title="Tahta olarak göster"
            onClick={onBoard}
          />
        )}
        <b className={`${styles.code} num`}>{gameCode(game.code)}</b>
      </header>
      <RemoteNow
        {...{ scene, game, host }}
        seconds={clock.seconds}
        onPlayer={(id) => setPicked({ id })}
        onFind={others && (() => setFinding(true))}
      />
      {/* Without a link the banner needs this room, and nobody knows who sits there now. */}
      {scene.name !== "podium" && (isPolling || link.status === "connected") && (
        <ForeignSeatsStrip
          className={styles.foreign}
          seats={game.foreignSeats ?? []}
          onKeep={host.keepSeats}
          onFree={({ network }, keepAnswered) => host.freeSeats(network, keepAnswered)}
        />
      )}
      {game.settings?.answers === "cards" && scene.name !== "podium" && (
        // A separate document: only that one may use the camera.
        <a href={scanAddress(game.code)} className={buttonClass({ size: "lg", block: true })}>
          <Icon name="camera" />
          Kartları oku
        </a>
      )}
      {!exits.isRehearsal && mayNotFit(scene) && (
        <div className={`stack ${styles.row}`}>
          <Button variant="alt" icon="up" onClick={() => host.turnPage("back")}>
            Başı
          </Button>
          <Button variant="alt" icon="down" onClick={() => host.turnPage("on")}>
            Devamı
          </Button>
        </div>
      )}
      {scene.name === "podium" && exits.isPaired ? (
        <p className={styles.note}>{reportIsElsewhere}</p>
      ) : (
        <>
          <PrimaryButton primary={primary} scene={scene} onPress={(does) => acts[does]()} />
          {scene.name === "podium" ? (
            <Button variant="alt" size="lg" block onClick={exits.onAgain}>
              {exits.againLabel}
            </Button>
          ) : (
            <div className={`stack ${styles.row}`}>
              <Beside {...{ host, view, scene }} toggleTable={table.isOnce && !table.isTableOff ? toggleTable : null} />
              <Button variant="alt" size="lg" busy={waiting.includes("end_game")} onClick={() => setEnding(true)}>
                Oyunu bitir
              </Button>
            </div>
          )}
        </>
      )}
      <p className="vh" role="status">
        {announcement(scene, game)}
      </p>
      {isEnding && (
        <EndDialog
          isLobby={scene.name === "lobby"}
          left={game.totalQuestions - game.questionNumber}
          onClose={() => setEnding(false)}
          onEnd={() => {
            host.endGame();
            setEnding(false);
          }}
        />
      )}
      {picked && (
        <PlayerOverlay {...{ game, host }} playerId={picked.id} found={picked.found} onClose={() => setPicked(null)} />
      )}
      {isFinding && others && (
        <FindPlayer
          others={others}
          onClose={() => setFinding(false)}
          onPlayer={(found) => {
            setFinding(false);
            setPicked({ id: found.player_id, found });
          }}
        />
      )}
    </main>
  );
}

type PrimaryProps = {
  readonly primary: Primary | null;
  readonly scene: Scene;
  readonly onPress: (does: Primary["does"]) => void;
};

/** The one huge button, for the next step. */
function PrimaryButton({ primary, scene, onPress }: PrimaryProps) {
  if (primary === null) {
    return (
      <Button block className={styles.primary} disabled>
        Bekleniyor
      </Button>
    );
  }
  return (
    <Button
      block
      className={styles.primary}
      variant={scene.name === "question" && !allIn(scene) ? "alt" : "primary"}
      disabled={primary.missing !== undefined}
      busy={primary.isWaiting === true}
      onClick={() => onPress(primary.does)}
    >
      {primary.missing ?? primary.label}
    </Button>
  );
}

type BesideProps = Pick<Props, "host" | "view"> & {
  readonly scene: Scene;
  /** Shows the standing, or goes back to the answer, when no step of the game leads there. */
  readonly toggleTable: (() => void) | null;
};

/** Secondary actions of the moment. Without phones there is no door to lock. */
function Beside({ host, view: { game, waiting }, scene, toggleTable }: BesideProps) {
  if (toggleTable) {
    return (
      <Button variant="alt" size="lg" busy={waiting.includes("show_leaderboard")} onClick={toggleTable}>
        {scene.name === "table" ? "Cevaba dön" : standingWord(game)}
      </Button>
    );
  }
  if (scene.name === "question" && scene.question.ends_at !== null) {
    return (
      <Button variant="alt" size="lg" busy={waiting.includes("extend_question")} onClick={() => host.extend(10)}>
        +10 sn
      </Button>
    );
  }
  if (game.settings?.answers === "cards") {
    return (
      <a href={`${scanAddress(game.code)}?elle`} className={buttonClass({ variant: "alt", size: "lg" })}>
        Elle gir
      </a>
    );
  }
  if (game.settings?.answers) return null;
  return (
    <Button
      variant="alt"
      size="lg"
      icon={game.locked ? "lock" : "unlock"}
      busy={waiting.includes("lock_lobby")}
      onClick={() => host.lock(!game.locked)}
    >
      {game.locked ? "Katılımı aç" : "Kilitle"}
    </Button>
  );
}
