import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { LiveGame } from "../live/game";
import type { HostView } from "../live/host-game";
import { scanAddress } from "../lib/scan-address";
import { music, muted, setMusic, setMuted } from "../sounds/sounds";
import { cx } from "../ui/cx";
import { announcement } from "./scenes/announcements";
import type { BoardHost } from "./board-host";
import { BoardMenu } from "./overlays/board-menu";
import { BoardScene } from "./scenes/board-scene";
import { CodeOverlay } from "./overlays/code-overlay";
import { EndDialog } from "./overlays/end-dialog";
import type { Exits } from "./exits";
import styles from "./scenes/frame.module.css";
import { HelpOverlay } from "./overlays/help-overlay";
import { LinkBanner, RestrictedNote } from "./overlays/link-banner";
import { LettingIn } from "./overlays/letting-in";
import { PhoneOverlay } from "./overlays/phone-overlay";
import { PlayerDialog } from "./overlays/player-dialog";
import { hasStrip, primaryOf, sceneKey, withWaiting } from "./scenes/scene";
import type { Shortcut } from "./shortcuts";
import type { Tools } from "./tools";
import { toggleFullScreen, useBoardPage, useIdle, useIsFullScreen } from "./use-board-frame";
import { useBoardSounds } from "./use-board-sounds";
import { useScene } from "./scenes/use-scene";
import { useShortcuts } from "./use-shortcuts";
import { useStore } from "../ui/use-store";

type Props = {
  readonly host: BoardHost;
  readonly view: HostView;
  readonly exits: Exits;
  readonly onRemote: () => void;
};
type Overlay =
  | { readonly name: "code" | "phone" | "help" | "end" }
  | { readonly name: "player"; readonly id: string }
  | null;

/** The board: one scene at a time, its keys, its tools, and what lies over it. */
export function Board({ host, view, exits, onRemote }: Props) {
  const { game } = view;
  const { scene, clock, isTableHidden, hidesTable, openTable, toggleTable } = useScene(game, host);
  const step = sceneKey(scene);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = () => setOverlay(null);
  const { isDark, toggleDark } = useBoardPage();
  const isSilent = useStore(muted);
  const isMusical = useStore(music);
  const isFullScreen = useIsFullScreen();
  const navigate = useNavigate();
  const isIdle = useIdle();
  const frame = useFocusedHeading(step);
  usePicturesAhead(game);
  useBoardSounds(scene, game.players, clock.seconds);

  const primary = withWaiting(primaryOf(scene, game, isTableHidden), view.waiting);
  const runPrimary = () => {
    if (primary === null || primary.missing !== undefined) return;
    const acts = {
      start: host.start,
      end_question: host.endQuestion,
      table: openTable,
      next: host.next,
      report: exits.onReport,
    };
    acts[primary.does]();
  };
  const way = game.settings?.answers;
  const byCards = way === "cards";
  const tools: Tools = {
    lock: {
      icon: game.locked ? "lock" : "unlock",
      label: game.locked ? "Katılımı aç" : "Katılımı kilitle",
      isOn: game.locked,
      isWaiting: view.waiting.includes("lock_lobby"),
      run: () => host.lock(!game.locked),
    },
    camera: {
      icon: "camera",
      label: "Tahtanın kamerasıyla oku",
      run: () => void window.open(scanAddress(game.code), "_blank", "noopener"),
    },
    sound: {
      icon: isSilent ? "mute" : "sound",
      label: isSilent ? "Sesi aç" : "Sesi kapat",
      run: () => setMuted(!isSilent),
    },
    music: {
      icon: "music",
      label: isMusical ? "Müziği kapat" : "Müziği aç",
      isOn: isMusical,
      run: () => setMusic(!isMusical),
    },
    full: {
      icon: "full",
      label: isFullScreen ? "Tam ekrandan çık" : "Tam ekran yap",
      isOffered: !isFullScreen,
      run: toggleFullScreen,
    },
    dark: { icon: isDark ? "sun" : "moon", label: isDark ? "Açık görünüm" : "Koyu görünüm", run: toggleDark },
    code: byCards
      ? { icon: "phone", label: "Öğretmenin telefonu", run: () => setOverlay({ name: "phone" }) }
      : { icon: "users", label: "Büyük kod", run: () => way === undefined && setOverlay({ name: "code" }) },
    help: { icon: "help", label: "Kısayollar", run: () => setOverlay({ name: "help" }) },
    table: {
      icon: hidesTable ? "eye-off" : "eye",
      label: hidesTable ? "Puan durumunu gizle" : "Puan durumunu göster",
      run: toggleTable,
    },
    remote: { icon: "device", label: "Kumanda olarak kullan", run: onRemote },
    leave: {
      icon: "back",
      label: exits.isRehearsal ? "Provadan çık" : "Tahtadan çık",
      run: () => {
        if (isFullScreen) toggleFullScreen();
        void navigate(exits.backTo);
      },
    },
    end: { icon: "exit", label: "Oyunu bitir", run: () => setOverlay({ name: "end" }) },
  };
  const keys: Record<Shortcut, () => void> = {
    primary: runPrimary,
    fullscreen: tools.full.run,
    mute: tools.sound.run,
    dark: tools.dark.run,
    code: tools.code.run,
    lock: tools.lock.run,
    points: tools.table.run,
    help: tools.help.run,
  };
  useShortcuts(step, (shortcut) => keys[shortcut]());
  useLeaveGuard(game.phase.name === "question" || game.phase.name === "reveal");

  const player =
    overlay?.name === "player" ? game.players.find(({ player_id }) => player_id === overlay.id) : undefined;
  return (
    <main
      id="icerik"
      className={cx(
        styles.screen,
        scene.name === "lobby" && styles.lobby,
        scene.name === "podium" && styles.podium,
        isIdle && styles.idle,
      )}
      data-idle={isIdle || undefined}
    >
      <div className={styles.frame} ref={frame}>
        <div className={cx(styles.banner, hasStrip(scene) && styles.overStrip)}>
          <LinkBanner view={view} onRetry={host.retry} />
        </div>
        <RestrictedNote view={view} className={styles.note} />
        <BoardScene
          {...{ scene, game, clock, tools, primary, exits, host }}
          isExtending={view.waiting.includes("extend_question")}
          serverNow={host.serverNow}
          onPrimary={runPrimary}
          onExtend={() => host.extend(10)}
          onCode={tools.code.run}
          onPlayer={({ player_id }) => setOverlay({ name: "player", id: player_id })}
          menu={<BoardMenu tools={tools} isOver={scene.name === "podium"} way={way} />}
        />
      </div>
      <p className="vh" role="status">
        {announcement(scene, game)}
      </p>
      {overlay?.name === "code" && <CodeOverlay code={game.code} onClose={close} />}
      {overlay?.name === "phone" && <PhoneOverlay code={game.code} onClose={close} />}
      <LettingIn pairing={game.pairing} onConfirm={host.confirmPairing} onPaired={close} />
      {overlay?.name === "help" && <HelpOverlay onClose={close} />}
      {overlay?.name === "end" && (
        <EndDialog
          isLobby={scene.name === "lobby"}
          left={game.totalQuestions - game.questionNumber}
          onClose={close}
          onEnd={() => {
            host.endGame();
            close();
          }}
        />
      )}
      {player && (
        <PlayerDialog
          key={player.player_id}
          player={player}
          settings={game.settings}
          refusal={game.refusal}
          onClose={close}
          onRename={(nickname) => host.rename(player.player_id, nickname)}
          onKick={() => {
            host.kick(player.player_id);
            close();
          }}
        />
      )}
    </main>
  );
}

/** Every scene begins at its heading: that is where the keyboard is, and what a screen reader reads from. */
function useFocusedHeading(step: string) {
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef("");
  useEffect(() => {
    if (focused.current === step || document.querySelector("dialog[open]")) return;
    focused.current = step;
    frame.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [step]);
  return frame;
}

/** The next question's pictures, while the class still looks at this one's answer. */
function usePicturesAhead({ phase }: LiveGame): void {
  const addresses = phase.name === "reveal" ? phase.result.next_media : undefined;
  useEffect(() => {
    for (const address of addresses ?? []) new Image().src = address;
  }, [addresses]);
}

/** Closing the board in the middle of a game asks first. */
function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn]);
}
