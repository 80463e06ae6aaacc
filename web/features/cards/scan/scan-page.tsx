import { useEffect, useState } from "react";
import { Link } from "react-router";
import { boardKinds } from "#kinds/board";
import { useWakeLock } from "#ui/use/use-wake-lock";
import { gameCode } from "#front-door/game-code";
import { announcement } from "#hosting/announcements";
import { sceneKey } from "#hosting/scene";
import { useScene } from "#hosting/use-scene";
import { useShortcuts } from "#hosting/use-shortcuts";
import { Icon } from "#ui/drawn/icon.tsx";
import { toast } from "#ui/overlays/toasts";
import { useStore } from "#ui/use/use-store";
import { cx } from "#ui/cx";
import type { CameraSwitch } from "#hosting/cards/camera/camera-switch";
import { CameraView } from "#hosting/cards/camera/camera-view.tsx";
import type { CardScan } from "#hosting/cards/scan/card-scan";
import { classNow } from "#hosting/cards/scan/class-now";
import { HintLine } from "./hint-line";
import { NoCameraPage } from "./no-camera";
import { OfflineBanner } from "./offline-banner";
import { PupilDialog } from "#hosting/cards/pupils/pupil-dialog.tsx";
import { PupilList } from "#hosting/cards/pupils/pupil-list.tsx";
import { primaryOfScan } from "./primary";
import { ScanSheet } from "./scan-sheet";
import type { ScanHost } from "#hosting/cards/scan/scan-host";
import { ScanTools } from "./scan-tools";
import * as styles from "./scan.module.css";
import { useDoubleClickGuard } from "#hosting/use-double-click-guard";
import { useBuzz } from "./use-buzz";

type Props = {
  readonly host: ScanHost;
  readonly scan: CardScan;
  readonly cameraSwitch: CameraSwitch;
  readonly remoteAddress: string;
  /** Null for a phone that may not open it. */
  readonly onReport: (() => void) | null;
};

/** The teacher's phone before the class: it reads the cards, and is also the remote, since it is in the hand anyway. */
export function ScanPage({ host, scan, cameraSwitch, remoteAddress, onReport }: Props) {
  const view = useStore(host);
  const scanned = useStore(scan);
  const { game, waiting } = view;
  const { kinds, refusal } = game;
  useEffect(() => void boardKinds.load(kinds).catch(() => {}), [kinds]);
  useEffect(() => {
    if (refusal && !harmless.has(refusal.code)) toast.warning(refusal.message);
  }, [refusal]);
  useWakeLock(true);
  const { scene } = useScene(game, host);
  const state = useStore(cameraSwitch);
  const { open, close } = cameraSwitch;
  const isOver = scene.name === "podium";
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const [isByHand, setByHand] = useState(() => new URLSearchParams(location.search).has("elle"));
  const [openPupil, setOpenPupil] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const now = classNow(game, scanned.unsent);
  const isReading = scene.name === "question" && scene.question.by_host !== "skips";
  const isAllRead = isReading && now.here.length > 0 && now.missing.length === 0;
  useBuzz(scanned.batches, isAllRead);

  const primary = primaryOfScan(scene, game, waiting, onReport !== null);
  const act = () => {
    if (primary === null || primary.missing !== undefined) return;
    const acts = { start: host.start, end_question: host.endQuestion, next: host.next, report: () => onReport?.() };
    acts[primary.does]();
  };
  const step = sceneKey(scene);
  useDoubleClickGuard(step);
  useShortcuts(step, (shortcut) => shortcut === "primary" && act());

  const pupil = now.pupils.find(({ player_id }) => player_id === openPupil);
  const isPicture = !isByHand && !isOver && (state === "opening" || typeof state === "object");
  const sheet = (
    <ScanSheet
      {...{ scene, game, now, primary, isAllRead }}
      isWhole={!isPicture}
      onPrimary={act}
      onPupil={setOpenPupil}
      onList={() => setListOpen(true)}
    />
  );
  return (
    <main id="icerik" className={cx("column", styles.page, isPicture && styles.withPicture)}>
      {isPicture ? (
        <div className={styles.picture}>
          {typeof state === "object" && <CameraView camera={state} scan={scan} view={scanned} />}
          <ScanTools
            camera={typeof state === "object" ? state : null}
            game={game}
            back={remoteAddress}
            onReopen={open}
          />
          <OfflineBanner view={view} unsent={scanned.unsent.size} onRetry={host.retry} />
          {isReading && <HintLine cause={scanned.cause} about={scanned.about} isAllRead={isAllRead} />}
        </div>
      ) : (
        <header className={`row between ${styles.head}`}>
          <Link to={remoteAddress} className="row">
            <Icon name="back" /> Kumanda
          </Link>
          <b className="num">{gameCode(game.code)}</b>
        </header>
      )}
      {isOver || isPicture || isByHand || state === "opening" || typeof state === "object" ? (
        <>
          {!isPicture && <OfflineBanner view={view} unsent={scanned.unsent.size} onRetry={host.retry} />}
          {sheet}
        </>
      ) : (
        <NoCameraPage state={state} onOpen={open} onByHand={() => setByHand(true)} />
      )}
      <p className="vh" role="status">
        {announcement(scene, game)}
      </p>
      {isListOpen && !pupil && (
        <PupilList pupils={now.pupils} onPupil={setOpenPupil} onClose={() => setListOpen(false)} />
      )}
      {pupil && (
        <PupilDialog
          key={pupil.player_id}
          pupil={pupil}
          question={scene.name === "question" ? scene.question : null}
          onAnswer={(value) => host.answer([[pupil.player_id, value]])}
          onAbsent={(absent) => host.setAbsent([pupil.player_id], absent)}
          onClose={() => setOpenPupil(null)}
        />
      )}
    </main>
  );
}

/** Refusals that only mean that another screen was faster, or that a card was still held up. */
const harmless = new Set([
  "question_running",
  "no_running_question",
  "game_over",
  "player_not_found",
  "question_closed",
  "too_early",
]);
