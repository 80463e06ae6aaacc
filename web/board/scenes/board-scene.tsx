import { Suspense, type ReactNode } from "react";
import type { ListedPlayer } from "#protocol/messages";
import type { LiveGame } from "../../live/game";
import { Spinner } from "../../ui/spinner";
import type { Exits } from "../exits";
import styles from "./frame.module.css";
import { Lobby } from "./lobby";
import { Podium } from "./podium";
import { Question } from "./question";
import { Reveal } from "./reveal";
import { langOf, type Primary, type Scene } from "./scene";
import { Strip } from "./strip";
import { Table } from "./table";
import type { Tools } from "../tools";
import type { Clock } from "../use-clock";
import { SetLanguage } from "../../texts/set-text";

type Props = {
  readonly scene: Scene;
  readonly game: LiveGame;
  readonly clock: Clock;
  readonly serverNow: () => number;
  readonly primary: Primary | null;
  readonly tools: Tools;
  readonly menu: ReactNode;
  readonly exits: Exits;
  readonly isExtending: boolean;
  readonly onPrimary: () => void;
  readonly onExtend: () => void;
  readonly onCode: () => void;
  readonly onPlayer: (player: ListedPlayer) => void;
};

/** The scene that stands, with the strip above it while a game runs. */
export const BoardScene = (props: Props) => (
  <Suspense fallback={<Opening />}>
    <SetLanguage value={langOf(props.scene)}>
      <Standing {...props} />
    </SetLanguage>
  </Suspense>
);

const Opening = () => (
  <div className={styles.wait}>
    <Spinner />
    <h1 tabIndex={-1}>Tahta açılıyor</h1>
  </div>
);

function Standing(props: Props) {
  const { scene, game, clock, primary, tools, menu, exits, onPrimary, onPlayer } = props;
  switch (scene.name) {
    case "wait":
      return <Opening />;
    case "lobby":
      return <Lobby {...{ game, tools, exits, menu, onPlayer }} {...{ primary }} onStart={onPrimary} />;
    case "ready":
    case "question":
      return (
        <Stripped {...props} points={scene.question.points}>
          <Question
            {...{ scene, menu, primary }}
            isExtending={props.isExtending}
            players={game.players}
            seconds={clock.seconds}
            readingSeconds={game.settings?.reading_seconds ?? 0}
            serverNow={props.serverNow}
            onExtend={props.onExtend}
            onEnd={onPrimary}
          />
        </Stripped>
      );
    case "reveal":
      return (
        <Stripped {...props} points={scene.asked?.points}>
          <Reveal {...{ scene, primary, menu, onPrimary }} />
        </Stripped>
      );
    case "table":
      return (
        <Stripped {...props}>
          <Table
            key={scene.result.question_id}
            {...{ primary, menu, onPrimary, onPlayer }}
            leaderboard={game.leaderboard}
          />
        </Stripped>
      );
    case "podium":
      return <Podium {...exits} {...{ game, menu }} />;
  }
}

type StrippedProps = Pick<Props, "game" | "exits" | "onCode"> & {
  readonly points?: number | undefined;
  readonly children: ReactNode;
};

function Stripped({ game, exits, points, onCode, children }: StrippedProps) {
  return (
    <div className={styles.stripped}>
      <Strip
        number={game.questionNumber}
        total={game.totalQuestions}
        points={points}
        code={game.code}
        locked={game.locked}
        rehearsalExit={exits.isRehearsal ? exits.backTo : null}
        onCode={onCode}
      />
      <div className={styles.below}>{children}</div>
    </div>
  );
}
