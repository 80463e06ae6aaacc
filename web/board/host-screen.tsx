import { useEffect } from "react";
import { Link } from "react-router";
import type { KindName } from "#question/kinds";
import { boardKinds } from "../kinds/board";
import type { OutReason } from "../live/game";
import { useWakeLock } from "../lib/use-wake-lock";
import { useStore } from "../ui/use-store";
import { buttonClass } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { toast } from "../ui/toasts";
import { BackGuard } from "./overlays/back-guard";
import { Board } from "./board";
import type { BoardHost } from "./board-host";
import type { Exits } from "./exits";
import styles from "./host-screen.module.css";
import { Remote } from "./remote/remote";
import { isOfNickname } from "./overlays/rename-fault";
import { useHostFace } from "./use-host-face";
import { useShownNames } from "./use-shown-names";

/** Nearly every game has it: it comes while the room is being reached. */
const load = (kinds: readonly KindName[]) => void boardKinds.load(kinds).catch(() => {});
load(["choice"]);

type Props = { readonly host: BoardHost; readonly exits: Exits };

/** Refusals that only mean that another screen was faster. */
const harmless = new Set(["question_running", "no_running_question", "game_over", "player_not_found"]);

/** The teacher's live game: the board, or in a hand its remote. */
export function HostScreen({ host, exits }: Props) {
  const live = useStore(host);
  const view = { ...live, game: useShownNames(live.game) };
  const [face, choose] = useHostFace();
  const { refusal, phase, kinds } = view.game;
  useEffect(() => load(kinds), [kinds]);
  useEffect(() => {
    if (refusal && !harmless.has(refusal.code) && !isOfNickname(refusal)) toast.warning(refusal.message);
  }, [refusal]);
  useWakeLock(phase.name !== "out");
  if (phase.name === "out") return <Out reason={phase.reason} />;
  const isOn = !exits.isRehearsal && phase.name !== "connecting" && phase.name !== "ended";
  return (
    <>
      {face === "board" ? (
        <Board {...{ host, view, exits }} onRemote={() => choose("remote")} />
      ) : (
        <Remote {...{ host, view, exits }} onBoard={() => choose("board")} />
      )}
      <BackGuard isOn={isOn} />
    </>
  );
}

const outs: Partial<Record<OutReason, readonly [title: string, text: string]>> = {
  not_found: ["Bu oyun bulunamadı", "Silinmiş ya da başka bir hesaba ait olabilir."],
  signed_out: ["Oturumunuz kapandı", "Oyun sunucuda duruyor. Giriş yapınca kaldığınız yerden devam edersiniz."],
};

function Out({ reason }: { readonly reason: OutReason }) {
  const [title, text] = outs[reason] ?? ["Bu oyun kapandı", "Oyun bitmiş ya da silinmiş olabilir."];
  return (
    <main id="icerik" className={styles.out}>
      <h1 className="vh">{title}</h1>
      <EmptyState
        title={title}
        action={
          <Link to="/teacher/games" className={buttonClass()}>
            Oyunlara dön
          </Link>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}
