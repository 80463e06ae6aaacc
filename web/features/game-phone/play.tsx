import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { deviceMemory } from "#browser/device";
import type { LiveGame } from "#game-client/game";
import type { PlayerGame } from "#game-client/player-game";
import { seats, type Seat } from "#api/seat";
import { useStore } from "#ui/use/use-store";
import { phoneKinds } from "#kinds/phone";
import { say } from "#answering/later/load-parts";
import { announcement } from "./announcement";
import { Broken } from "#answering/broken.tsx";
import { Connecting } from "./lost/connecting";
import { hasJustCome } from "./result/has-just-come";
import { LastScreen } from "./result/load-last-screen";
import { ExtrasContext } from "./extras-context";
import { ConnectionBanner, GaveUp, LeaveDialog, Out } from "./lost/load-lost";
import { Lobby } from "./lobby/lobby";
import * as styles from "#answering/play.module.css";
import { QuestionScreen } from "./question/question";
import { Reveal } from "./result/reveal";
import { Slot } from "./slot";
import { useAfterPodium } from "./result/use-after-podium";
import { useExtras } from "./use-extras";
import { useBackGuard } from "./use-back-guard";
import { useLost } from "./lost/use-lost";
import { useWakeLock } from "#ui/use/use-wake-lock";
import { vibrate } from "#browser/vibrate";
import { loadFormulas, SetLanguage } from "#question-text/set-text.tsx";

type Props = {
  readonly seat: Seat;
  readonly game: PlayerGame;
  /** Plays from this place, in this tab. */
  readonly onPlay: (seat: Seat) => void;
};

/** The pupil's page in a game: the connection's state if it is lost, else the phase. */
export function Play({ seat, game, onPlay }: Props) {
  const view = useStore(game);
  const { phase, kinds, hasFormulas } = view.game;
  const isOver = phase.name === "ended" || phase.name === "out";
  const [isLeaving, setLeaving] = useState(false);
  const lost = useLost(view);
  useWakeLock(!isOver);
  useBackGuard(!isOver && lost.kind !== "gave_up", () => setLeaving(true));
  const shown = useAfterPodium(view.game);
  const extras = useExtras(view.game);
  useTitle(shown);
  // Loads kinds early, in the lobby. A kind that fails here is loaded with its question.
  const [, sayAgain] = useState<unknown>();
  useEffect(() => void phoneKinds.load(kinds).then(sayAgain, () => {}), [kinds]);
  useEffect(() => {
    if (hasFormulas) void game.waitsFor(loadFormulas());
  }, [hasFormulas, game]);
  useSignals(view.game);

  const leave = () => {
    // Gives the seat up in the lobby; in a running game it stays reserved for the pupil.
    if (phase.name === "lobby") seats.forget(deviceMemory(), seat.code);
    game.leave();
    location.assign("/student/join");
  };

  return (
    <ExtrasContext value={{ game: shown, player: game, seat, extras }}>
      <div className={styles.shell}>
        {/* Always rendered: screen readers would miss the first words otherwise. */}
        <p className="vh" role="status">
          {/* Says nothing until the extra of nets is there: without it a net would be told as points. */}
          {(!shown.extras.includes("net") || extras.some(({ Said }) => Said)) && (
            <Slot at="Said">{announcement(shown)}</Slot>
          )}
        </p>
        <ConnectionBanner lost={lost} />
        {lost.kind === "gave_up" ? (
          <GaveUp seat={seat} onRetry={game.retry} />
        ) : (
          <Screen view={shown} game={game} seat={seat} onPlay={onPlay} onLeave={() => setLeaving(true)} />
        )}
        {isLeaving && !isOver && (
          <LeaveDialog isInLobby={phase.name === "lobby"} onClose={() => setLeaving(false)} onConfirm={leave} />
        )}
      </div>
    </ExtrasContext>
  );
}

type ScreenProps = Props & { readonly view: LiveGame; readonly onLeave: () => void };

function Screen({ view, game, seat, onPlay, onLeave }: ScreenProps) {
  const { phase } = view;
  switch (phase.name) {
    case "connecting":
      return <Connecting seat={seat} />;
    case "lobby":
    case "between":
      return <Lobby game={view} isRunning={phase.name === "between"} onLeave={onLeave} />;
    case "question":
      return (
        <QuestionPage key={phase.question.question_id} seat={seat} lang={phase.question.lang}>
          <QuestionScreen
            phase={phase}
            you={view.you}
            onAnswer={game.answer}
            serverNow={game.serverNow}
            arrival={game.arrival}
          />
        </QuestionPage>
      );
    case "reveal":
      if (hasJustCome(phase)) return <Lobby game={view} isRunning onLeave={onLeave} />;
      return (
        <QuestionPage key={phase.result.question_id} seat={seat} lang={phase.asked?.lang}>
          <Reveal game={view} phase={phase} onLeave={onLeave} />
        </QuestionPage>
      );
    case "ended":
      return (
        <Broken go="Oyununa dön">
          <Suspense fallback={<Connecting seat={seat} title="Sonuçlar geliyor" />}>
            <LastScreen game={view} phase={phase} seat={seat} onPlay={onPlay} />
          </Suspense>
        </Broken>
      );
    case "out":
      return <Out phase={phase} seat={seat} onAgain={() => onPlay(seat)} />;
  }
}

type QuestionPageProps = { readonly seat: Seat; readonly lang: string | undefined; readonly children: ReactNode };

/** Shows a question or its result once its kind is loaded. */
const QuestionPage = ({ seat, lang, children }: QuestionPageProps) => (
  <Broken isQuestion>
    <Suspense fallback={<Connecting seat={seat} />}>
      <SetLanguage value={lang}>{children}</SetLanguage>
    </Suspense>
  </Broken>
);

const titles: Record<LiveGame["phase"]["name"], string> = {
  connecting: "Oyuna bağlanılıyor",
  lobby: "Bekleme",
  between: "Bekleme",
  question: "Soru",
  reveal: "Sonuç",
  ended: "Oyun bitti",
  out: "Oyundan çıktın",
};

function useTitle({ phase }: LiveGame): void {
  const title = phase.name === "question" ? `Soru ${phase.question.question_number}` : titles[phase.name];
  useEffect(() => {
    document.title = `${title} — Bilye`;
  }, [title]);
}

/** Vibrations, and messages that are said once. */
function useSignals({ phase, refusal }: LiveGame): void {
  const accepted = phase.name === "question" && phase.answer.state === "accepted" && phase.answer.value;
  const isRight = phase.name === "reveal" && phase.result.you?.is_correct === true;
  useEffect(() => {
    if (accepted) vibrate(12);
  }, [accepted]);
  useEffect(() => {
    if (isRight) vibrate([18, 60, 18]);
  }, [isRight]);
  const said = useRef(refusal);
  useEffect(() => {
    if (refusal === null || refusal === said.current) return;
    said.current = refusal;
    const isOfAnswer = phase.name === "question" && phase.answer.state === "none";
    const isTooLate = refusal.code === "question_closed";
    say("warning", isOfAnswer && !isTooLate ? "Cevabın gitmedi, yeniden dokun." : refusal.message);
  }, [refusal, phase]);
}
