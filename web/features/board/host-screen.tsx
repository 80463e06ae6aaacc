import { useEffect, type ComponentType } from "react";
import type { KindName } from "#question/kinds";
import { boardKinds } from "#kinds/board";
import { useWakeLock } from "#ui/use/use-wake-lock";
import { useStore } from "#ui/use/use-store";
import { toast } from "#ui/overlays/toasts";
import { BackGuard } from "./overlays/back-guard";
import { cardsAddress, readsCards } from "#browser/addresses/pair-address";
import { Board, type BoardProps } from "./board";
import type { BoardHost } from "#hosting/board-host";
import type { Exits } from "./exits";
import { Out } from "#hosting/out.tsx";
import { Remote } from "./remote/remote";
import { isOfNickname } from "./overlays/rename-fault";
import { loadFormulas } from "#question-text/set-text.tsx";
import { useHostFace } from "./use-host-face";
import { useShownNames } from "./use-shown-names";

/** Loads choices while the room is being reached, because nearly every game has some. */
const load = (kinds: readonly KindName[]) => void boardKinds.load(kinds).catch(() => {});
load(["choice"]);

type Props = {
  readonly host: BoardHost;
  readonly exits: Exits;
  /** The board of the page that may use the camera. */
  readonly CameraBoard?: ComponentType<BoardProps>;
};

/** Refusals that only mean that another screen was faster. */
const harmless = new Set(["question_running", "no_running_question", "game_over", "player_not_found"]);

/** The teacher's live game: the board, or in the teacher's hand the remote. */
export function HostScreen({ host, exits, CameraBoard }: Props) {
  const live = useStore(host);
  const view = { ...live, game: useShownNames(live.game) };
  const [face, choose] = useHostFace();
  const { refusal, phase, kinds, hasFormulas } = view.game;
  useEffect(() => load(kinds), [kinds]);
  useEffect(() => {
    if (hasFormulas) void loadFormulas();
  }, [hasFormulas]);
  useEffect(() => {
    if (refusal && !harmless.has(refusal.code) && !isOfNickname(refusal)) toast.warning(refusal.message);
  }, [refusal]);
  useWakeLock(phase.name !== "out");
  const { code, settings } = view.game;
  const isBoard = face === "board" && !exits.isPaired;
  const isElsewhere = isBoard && !exits.isRehearsal && CameraBoard === undefined && readsCards(settings?.answers);
  useEffect(() => {
    if (isElsewhere) location.replace(cardsAddress(code));
  }, [isElsewhere, code]);
  if (phase.name === "out") return <Out reason={phase.reason} />;
  const isOn = !exits.isRehearsal && phase.name !== "connecting" && phase.name !== "ended";
  // The page that is being loaded shows the board.
  if (isElsewhere) return null;
  const Shown = CameraBoard ?? Board;
  return (
    <>
      {isBoard ? (
        <Shown {...{ host, view, exits }} onRemote={() => choose("remote")} />
      ) : (
        <Remote {...{ host, view, exits }} onBoard={() => choose("board")} />
      )}
      <BackGuard isOn={isOn} />
    </>
  );
}
