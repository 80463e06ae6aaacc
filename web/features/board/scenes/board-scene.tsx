import { Suspense, type ReactNode } from "react";
import type { AskedFields } from "#protocol/live/played-question";
import type { ListedPlayer } from "#protocol/live/listed-players";
import { boardKinds } from "#kinds/board";
import type { LiveGame, LiveQuestion } from "#game-client/game";
import { cx } from "#ui/cx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import { TeamTable } from "../teams/team-table";
import type { BoardHost } from "#hosting/board-host";
import type { Exits } from "../exits";
import type { BoardCamera } from "../without-phones/cards/board-camera";
import { CardLobby } from "../without-phones/cards/card-lobby";
import { TeamLobby } from "../without-phones/teams/team-lobby";
import { countedWord, PhonelessFoot, toDo } from "../without-phones/ways";
import { countsNet } from "#protocol/settings/scoring";
import { playersWord } from "#hosting/players-word";
import * as styles from "./frame.module.css";
import { Lobby } from "./lobby/lobby";
import { Podium } from "./podium/podium";
import { QuestionScene } from "./question/question";
import { Reveal } from "./question/reveal";
import { langOf, mayChange, type Primary, type Scene } from "#hosting/scene";
import { Strip } from "./lobby/strip";
import { Table } from "./table/table";
import type { Speaks } from "./question/use-host-word";
import type { Tools } from "../tools";
import type { Clock } from "#hosting/use-clock";
import { SetLanguage } from "#question-text/set-text.tsx";

type Props = {
  readonly scene: Scene;
  readonly game: LiveGame;
  readonly clock: Clock;
  readonly serverNow: () => number;
  readonly primary: Primary | null;
  readonly tools: Tools;
  readonly menu: ReactNode;
  readonly exits: Exits;
  readonly camera: BoardCamera | undefined;
  readonly isExtending: boolean;
  readonly host: Speaks & Pick<BoardHost, "pageTurns" | "answer" | "setAbsent" | "keepSeats" | "freeSeats">;
  readonly onPrimary: () => void;
  readonly onExtend: () => void;
  readonly onCode: () => void;
  readonly onPlayer: (player: ListedPlayer) => void;
  readonly onTeam: (team: number) => void;
  /** Finds a player by name in a large game. */
  readonly onFind: (() => void) | undefined;
  /** True if the table shows the players, in a game with teams. */
  readonly isPeople: boolean;
  readonly onFlip: () => void;
};

/** The current scene, with the strip above it while a game runs. */
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
  const { scene, game, clock, primary, menu, exits, onPrimary } = props;
  switch (scene.name) {
    case "wait":
      return <Opening />;
    case "lobby":
      return <WaysLobby {...props} />;
    case "ready":
    case "question":
      return (
        <Stripped {...props} asked={scene.question} mayChange={scene.name === "question" && mayChange(scene.question)}>
          <QuestionScene
            turns={props.host.pageTurns}
            {...{ scene, menu, primary }}
            isExtending={props.isExtending}
            players={game.players}
            seconds={clock.seconds}
            isCollecting={clock.isCollecting}
            readingSeconds={game.settings?.reading_seconds ?? 0}
            counted={countedWord(game.settings?.answers)}
            foot={
              game.settings?.answers && (
                <PhonelessFoot {...{ scene, game, primary, menu, onPrimary }} host={props.host} />
              )
            }
            camera={props.camera?.of(game)}
            serverNow={props.serverNow}
            onExtend={props.onExtend}
            onEnd={onPrimary}
          />
        </Stripped>
      );
    case "reveal":
      return (
        <Stripped {...props} asked={scene.asked} isClosed>
          <Reveal
            {...{ scene, primary, menu, onPrimary }}
            who={playersWord(game.settings)}
            isNet={countsNet(game.settings)}
            host={props.host}
          />
        </Stripped>
      );
    case "table":
      return (
        <Stripped {...props}>
          <Tables key={scene.result.question_id} {...props} />
        </Stripped>
      );
    case "podium":
      return <Podium {...exits} {...{ game, menu }} />;
  }
}

/** Shows the teams first if there are any, with a way to the people and back. */
function Tables({ game, primary, menu, isPeople, onFlip, onPrimary, onPlayer, onTeam }: Props) {
  const common = { primary, menu, onPrimary };
  if (game.teams.length === 0) return <Table {...common} {...{ game, onPlayer }} />;
  const flip = (
    <Button variant="alt" size="board" onClick={onFlip}>
      {isPeople ? "Takımlar" : "Kişiler"}
    </Button>
  );
  if (!isPeople) return <TeamTable {...common} {...{ game, onTeam }} toPeople={flip} />;
  return <Table {...common} {...{ game, onPlayer }} toTeams={flip} />;
}

/** Lobby that fits the way in which answers come. */
function WaysLobby({ game, camera, tools, exits, menu, primary, host, onPrimary, onPlayer, onTeam, onFind }: Props) {
  const common = { game, tools, menu, primary, onStart: onPrimary };
  switch (game.settings?.answers) {
    case "cards":
      return <CardLobby {...common} {...{ camera }} code={game.code} onAbsent={host.setAbsent} />;
    case "board":
      return <TeamLobby {...common} onPlayer={onPlayer} />;
    case undefined:
      return <Lobby {...common} {...{ exits, host, onPlayer, onTeam, onFind }} />;
  }
}

type StrippedProps = Pick<Props, "game" | "exits" | "onCode"> & {
  readonly asked?: AskedFields | LiveQuestion | null;
  readonly isClosed?: boolean;
  readonly mayChange?: boolean;
  readonly children: ReactNode;
};

function Stripped({ game, exits, asked, isClosed = false, mayChange = false, onCode, children }: StrippedProps) {
  // Does not suspend here: the scene below waits for the kind.
  const kind = asked && boardKinds.there(asked);
  const isOnField = isClosed && kind?.ground === "field";
  const answers = game.settings?.answers;
  const instead = answers ? (asked && !isClosed && asked.by_host !== "skips" ? toDo[answers] : "") : null;
  return (
    <div className={cx("column", styles.stripped, isOnField && cx(styles.onField, "on-field"))}>
      <Strip
        number={game.questionNumber}
        total={game.totalQuestions}
        points={asked?.points}
        hint={(asked && !asked.by_host && kind?.hint?.(asked, isClosed)) || null}
        instead={mayChange ? "Cevabını değiştirebilirsin" : instead}
        code={game.code}
        locked={game.locked}
        rehearsalExit={exits.isRehearsal ? exits.backTo : null}
        onCode={onCode}
      />
      <div className={styles.below}>{children}</div>
    </div>
  );
}
