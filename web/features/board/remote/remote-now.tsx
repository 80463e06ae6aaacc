import { Suspense, type ReactNode } from "react";
import { number } from "#shared/numbers";
import { playersWord as playersOf } from "#words/played-as";
import { answeredOf, answersOf, isJudged } from "#kinds/answers";
import { boardKinds, type Counted } from "#kinds/board";
import type { LiveGame } from "#game-client/game";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import * as styles from "./remote.module.css";
import { heading } from "#hosting/heading";
import { areRanked, figureOf } from "#hosting/scores";
import { allIn, knewOf, langOf, type Scene } from "#hosting/scene";
import { hasOthers, type BoardHost } from "#hosting/board-host";
import { RemoteTeams } from "../without-phones/teams/remote-teams";
import { PlayerChips, TeamRows, TeamsOnRemote } from "../teams/remote-teams";
import { playersWord } from "#hosting/players-word";
import { AskedPhones } from "../scenes/lobby/asked-phones";
import { tiedText } from "../scenes/podium/tied-text";
import { UndoBar } from "../scenes/question/undo-bar";
import { useHostWord, type Speaks } from "../scenes/question/use-host-word";
import { cx } from "#ui/cx";
import { Button } from "#ui/button.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";

/** The number of rows, as many as the board shows. */
const ROWS = 5;
/** Latest players shown of a large game, as on the board. */
const OF_A_LARGE_GAME = 30;

type Props = {
  readonly scene: Scene;
  readonly game: LiveGame;
  readonly seconds: number;
  readonly onPlayer: (playerId: string) => void;
  /** Finds a player by name in a large game. */
  readonly onFind: (() => void) | undefined;
  readonly host: Speaks & Pick<BoardHost, "answer">;
};

/** State of the game for a teacher who holds the remote and may not see the board. */
export function RemoteNow(props: Props) {
  return (
    <section className={`column ${styles.now}`} aria-label="Oyunun durumu">
      <h1 tabIndex={-1}>{heading(props.scene, props.game)}</h1>
      <Suspense>
        <SetLanguage value={langOf(props.scene)}>
          <Now {...props} />
        </SetLanguage>
      </Suspense>
    </section>
  );
}

function Now({ scene, game, seconds, onPlayer, onFind, host }: Props) {
  switch (scene.name) {
    case "wait":
      return null;
    case "lobby":
      return (
        <>
          {game.settings?.teams && !game.settings.answers ? (
            <Scrolling label="Takımlar">
              <TeamsOnRemote names={game.settings.teams.names} {...{ game, onPlayer }} />
            </Scrolling>
          ) : (
            <PlayerChips
              players={hasOthers(game) ? game.players.slice(-OF_A_LARGE_GAME) : game.players}
              onPlayer={onPlayer}
            />
          )}
          <AskedPhones players={game.playerCount} className={styles.question} />
          {onFind && (
            <Button variant="alt" icon="search" onClick={onFind}>
              Oyuncu bul
            </Button>
          )}
          <p className={styles.big}>
            <b className="num">{number(game.playerCount)}</b>{" "}
            {game.settings ? playersOf({ settings: game.settings }) : "oyuncu"}
          </p>
        </>
      );
    case "ready":
    case "question":
      if (scene.name === "question" && game.settings?.answers === "board") {
        return (
          <Scrolling label="Takımların cevapları">
            <p className={styles.question}>
              <SetText>{scene.question.question_text}</SetText>
            </p>
            <RemoteTeams scene={scene} players={game.players} onAnswer={host.answer} />
          </Scrolling>
        );
      }
      return <Running scene={scene} seconds={seconds} word={game.settings?.answers === "cards" ? "okundu" : "cevap"} />;
    case "reveal":
      return <Closed scene={scene} who={playersWord(game.settings)} host={host} />;
    case "table":
    case "podium":
      return (
        <Scrolling label="İlk sıralar">
          {game.teams.length > 0 && (
            <>
              <TeamRows teams={game.teams} />
              <h2>Kişiler</h2>
            </>
          )}
          <ol className={styles.rows} aria-label={game.teams.length > 0 ? "Kişiler" : undefined}>
            {game.leaderboard.slice(0, ROWS).map((row) => (
              <li key={row.player_id}>
                <b className="num">{areRanked(game.leaderboard) && number(row.rank)}</b>
                <PlayerMarble seed={row.marble} size={32} />
                <span>{row.nickname}</span>
                <span className="num">{figureOf(row).value}</span>
              </li>
            ))}
          </ol>
          <p>{tiedText(game, ROWS)}</p>
        </Scrolling>
      );
  }
}

type RunningProps = Pick<Props, "seconds"> & {
  readonly scene: Extract<Scene, { name: "ready" | "question" }>;
  readonly word: string;
};

function Running({ scene, seconds, word }: RunningProps) {
  const { OnRemote, questionAndAnswers } = boardKinds.usePart(scene.question);
  const left = scene.question.ends_at === null ? "" : `, ${seconds}\u00a0sn`;
  const all = scene.name === "question" ? allIn(scene) : null;
  return (
    <>
      <Scrolling label={questionAndAnswers}>
        <p className={styles.question}>
          <SetText>{scene.question.question_text}</SetText>
        </p>
        <OnRemote question={scene.question} />
      </Scrolling>
      {scene.name === "question" && (
        <p className={cx(styles.big, all && styles.allIn)}>
          {all ? <b>{all.head}</b> : <b className="num">{number(scene.answered)}</b>}
          {all ? all.line : ` / ${number(scene.expected)} ${word}`}
          {left}
        </p>
      )}
    </>
  );
}

type ClosedProps = { readonly host: Speaks; readonly who: Counted } & {
  readonly scene: Extract<Scene, { name: "reveal" }>;
};

function Closed({ scene: { asked, result }, who, host }: ClosedProps) {
  const { ClosedOnRemote } = boardKinds.usePart(result);
  const { word, last, undo } = useHostWord(result.question_id, host);
  const { knew, asked: all } = knewOf(result);
  return (
    <>
      <Scrolling label={isJudged(result) ? "Doğru cevap ve soru" : "Soru ve cevaplar"}>
        {ClosedOnRemote ? (
          <ClosedOnRemote {...{ asked, result, word, who }} />
        ) : (
          <p className={styles.answer}>
            <SetText>{answersOf(result).solutionText(asked, result)}</SetText>
          </p>
        )}
        <p className={styles.question}>
          <SetText>{asked?.question_text ?? ""}</SetText>
        </p>
      </Scrolling>
      {last && <UndoBar said={last} onUndo={undo} isInHand />}
      {all > 0 && (
        <p className={styles.big}>
          <b className="num">{number(isJudged(result) ? knew : answeredOf(result))}</b> / {number(all)}{" "}
          {isJudged(result) ? "bildi" : "cevapladı"}
        </p>
      )}
    </>
  );
}

/** Container for content that may be longer than the remote's screen. */
function Scrolling({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the only way to scroll it without a pointer
    <div className={`stack ${styles.scrolling}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
