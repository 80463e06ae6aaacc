import { useEffect, useRef, useState } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { HostView } from "#game-client/host-game";
import { cx } from "#ui/cx";
import { announcement } from "#hosting/announcements";
import { hasOthers, type BoardHost } from "#hosting/board-host";
import type { BoardCamera } from "./without-phones/cards/board-camera";
import { BoardMenu } from "./overlays/board-menu";
import { BoardScene } from "./scenes/board-scene";
import { ByHand } from "./without-phones/cards/by-hand";
import { CodeOverlay } from "./overlays/code-overlay";
import { EndDialog } from "./overlays/end-dialog";
import type { Exits } from "./exits";
import * as styles from "./scenes/frame.module.css";
import { FindPlayer } from "./overlays/find-player";
import { HelpOverlay } from "./overlays/help-overlay";
import { LinkBanner, RestrictedNote } from "./overlays/link-banner";
import { LettingIn } from "./overlays/letting-in";
import { PhoneOverlay } from "./overlays/phone-overlay";
import { PlayerOverlay } from "./overlays/player-overlay";
import { Reactions } from "./reactions/reactions";
import { reactionsShown } from "./reactions/shown";
import { hasStrip, isBetweenQuestions, primaryOf, sceneKey, withWaiting } from "#hosting/scene";
import type { Shortcut } from "#hosting/shortcuts";
import { TeamDialog } from "./teams/team-dialog";
import { useIdle } from "./use-board-frame";
import { useBoardSounds } from "./use-board-sounds";
import { useDoubleClickGuard } from "#hosting/use-double-click-guard";
import { useScene } from "#hosting/use-scene";
import { usePicturesAhead } from "#ui/use/use-pictures-ahead";
import { useShortcuts } from "#hosting/use-shortcuts";
import { useTools, type ToolOverlay } from "./use-tools";
import { useStore } from "#ui/use/use-store";

export type BoardProps = {
  readonly host: BoardHost;
  readonly view: HostView;
  readonly exits: Exits;
  readonly onRemote: () => void;
};
type Props = BoardProps & { readonly camera?: BoardCamera };
type Overlay =
  | { readonly name: ToolOverlay }
  | { readonly name: "player"; readonly id: string; readonly found?: ListedPlayer }
  | { readonly name: "team"; readonly team: number }
  | null;

/** The board: one scene at a time, its keys, its tools, and what lies over it. */
export function Board({ host, view, exits, onRemote, camera }: Props) {
  const { game } = view;
  const { scene, clock, openTable, ...table } = useScene(game, host);
  const hasTeams = game.teams.length > 0;
  const [peopleAfter, setPeopleAfter] = useState<string | null>(null);
  const isPeople = scene.name === "table" && hasTeams && peopleAfter === scene.result.question_id;
  const flip = () => scene.name === "table" && setPeopleAfter(isPeople ? null : scene.result.question_id);
  const step = sceneKey(scene) + (isPeople ? ":people" : "");
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = () => setOverlay(null);
  const openPlayer = ({ player_id }: { readonly player_id: string }) => setOverlay({ name: "player", id: player_id });
  const others = hasOthers(game) ? host.others : undefined;
  const areReactionsShown = useStore(reactionsShown);
  const isIdle = useIdle();
  const frame = useFocusedHeading(step);
  usePicturesAhead(game.phase.name === "reveal" ? game.phase.result.next_media : undefined);
  useBoardSounds(scene, game.players, clock.seconds);

  const primary = withWaiting(primaryOf(scene, game, table.isTableHidden), view.waiting);
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
  const tools = useTools({
    host,
    view,
    exits,
    onRemote,
    camera,
    ...table,
    onOverlay: (name) => setOverlay({ name }),
  });
  const keys: Record<Shortcut, () => void> = {
    primary: runPrimary,
    fullscreen: tools.full.run,
    mute: tools.sound.run,
    dark: tools.dark.run,
    code: tools.code.run,
    lock: table.isOnce && !table.isTableOff ? tools.table.run : tools.lock.run,
    points: scene.name === "table" && hasTeams ? flip : tools.table.run,
    help: tools.help.run,
    picture: () => camera?.onPicture(),
    camera: () => camera?.onNextCamera(),
  };
  useDoubleClickGuard(step);
  useShortcuts(step, (shortcut) => keys[shortcut]());
  useLeaveGuard(game.phase.name === "question" || game.phase.name === "reveal");

  return (
    <main
      id="icerik"
      className={cx("center", styles.screen, scene.name === "lobby" && styles.lobby, isIdle && styles.idle)}
      data-idle={isIdle || undefined}
    >
      <div className={styles.frame} ref={frame}>
        <div className={cx(styles.banner, hasStrip(scene) && styles.overStrip)}>
          <LinkBanner view={view} onRetry={host.retry} />
        </div>
        <RestrictedNote view={view} className={styles.note} />
        <BoardScene
          {...{ scene, game, clock, tools, primary, exits, host, isPeople, camera }}
          isExtending={view.waiting.includes("extend_question")}
          serverNow={host.serverNow}
          onPrimary={runPrimary}
          onExtend={() => host.extend(10)}
          onCode={tools.code.run}
          onPlayer={openPlayer}
          onFlip={flip}
          onTeam={(team) => setOverlay({ name: "team", team })}
          onFind={others && tools.find.run}
          menu={<BoardMenu tools={tools} isOver={scene.name === "podium"} way={way} />}
        />
      </div>
      <p className="vh" role="status">
        {announcement(scene, game, isPeople)}
      </p>
      {!tools.reactions.isOff && areReactionsShown && isBetweenQuestions(scene) && (
        <Reactions counts={host.reactions} />
      )}
      {overlay?.name === "code" && <CodeOverlay code={game.code} onClose={close} />}
      {overlay?.name === "phone" && <PhoneOverlay code={game.code} answers={way} onClose={close} />}
      <LettingIn
        pairing={game.pairing}
        isWaiting={view.waiting.includes("pair_confirm")}
        onConfirm={host.confirmPairing}
        onPaired={close}
      />
      {overlay?.name === "hand" && <ByHand scene={scene} game={game} host={host} onClose={close} />}
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
      {overlay?.name === "player" && (
        <PlayerOverlay {...{ game, host }} playerId={overlay.id} found={overlay.found} onClose={close} />
      )}
      {overlay?.name === "find" && others && (
        <FindPlayer
          others={others}
          onPlayer={(found) => setOverlay({ name: "player", id: found.player_id, found })}
          onClose={close}
        />
      )}
      {overlay?.name === "team" && (
        <TeamDialog
          team={overlay.team}
          name={game.settings?.teams?.names[overlay.team] ?? ""}
          game={game}
          onPlayer={openPlayer}
          onClose={close}
        />
      )}
    </main>
  );
}

/** Moves the focus to the heading of every new scene: the keyboard and a screen reader start there. */
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

/** Asks before the board is closed in the middle of a game. */
function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn]);
}
