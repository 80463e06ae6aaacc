import { useNavigate } from "react-router";
import { readHere } from "#hosting/cards/camera/camera-words";
import type { HostView } from "#game-client/host-game";
import { music, muted, setMusic, setMuted } from "#sounds/sounds";
import { useStore } from "#ui/use/use-store";
import { hasOthers, type BoardHost } from "#hosting/board-host";
import type { BoardCamera } from "./without-phones/cards/board-camera";
import type { Exits } from "./exits";
import { reactionsShown, showReactions } from "./reactions/shown";
import { standingWord } from "#hosting/standing";
import type { Tools } from "./tools";
import { toggleFullScreen, useBoardPage, useIsFullScreen } from "./use-board-frame";

export type ToolOverlay = "code" | "phone" | "hand" | "help" | "find" | "end";

type Needs = {
  readonly host: BoardHost;
  readonly view: HostView;
  readonly exits: Exits;
  readonly hidesTable: boolean;
  readonly toggleTable: () => void;
  readonly isTableOff: boolean;
  readonly onRemote: () => void;
  readonly camera: BoardCamera | undefined;
  readonly onOverlay: (name: ToolOverlay) => void;
};

/** Tools of the board, each in its current state. */
export function useTools({ host, view, exits, onRemote, camera, onOverlay, ...board }: Needs): Tools {
  const { game } = view;
  const { hidesTable, toggleTable, isTableOff } = board;
  const { isDark, toggleDark } = useBoardPage();
  const isSilent = useStore(muted);
  const isMusical = useStore(music);
  const areReactionsShown = useStore(reactionsShown);
  const isFullScreen = useIsFullScreen();
  const navigate = useNavigate();
  const way = game.settings?.answers;
  const sendsReactions = way === undefined && game.settings?.reactions !== false && !exits.isRehearsal;
  return {
    lock: {
      icon: game.locked ? "lock" : "unlock",
      label: game.locked ? "Katılımı aç" : "Katılımı kilitle",
      isOn: game.locked,
      isWaiting: view.waiting.includes("lock_lobby"),
      run: () => host.lock(!game.locked),
    },
    find: {
      icon: "search",
      label: "Oyuncu bul",
      isOff: !hasOthers(game) || !host.others,
      run: () => onOverlay("find"),
    },
    camera: {
      icon: "camera",
      label: readHere,
      isOff: camera === undefined || camera.isReading,
      run: () => camera?.onOpen(),
    },
    hand: {
      icon: "edit",
      label: "Elle gir",
      isOff: game.phase.name !== "question",
      run: () => onOverlay("hand"),
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
    // A game without phones has no code to join by: the key shows how the teacher's own phone gets in.
    code: { icon: "users", label: "Büyük kod", run: () => onOverlay(way === undefined ? "code" : "phone") },
    phone: {
      icon: "phone",
      label: "Öğretmenin telefonu",
      isOff: exits.isRehearsal,
      run: () => onOverlay("phone"),
    },
    help: { icon: "help", label: "Kısayollar", run: () => onOverlay("help") },
    table: {
      icon: hidesTable ? "eye-off" : "eye",
      label: `${standingWord(game)}nu ${hidesTable ? "gizle" : "göster"}`,
      isOff: isTableOff,
      run: () => {
        if (!isTableOff) toggleTable();
      },
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
    reactions: {
      icon: areReactionsShown ? "eye-off" : "eye",
      label: areReactionsShown ? "Tepkileri gizle" : "Tepkileri göster",
      isOff: !sendsReactions,
      run: () => showReactions(!areReactionsShown),
    },
    end: { icon: "exit", label: "Oyunu bitir", run: () => onOverlay("end") },
  };
}
