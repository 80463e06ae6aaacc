import { notOnBoard } from "#words/shared-sentences";
import type { ListedPlayer } from "#protocol/live/listed-players";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import type { Scene } from "#hosting/scene";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./remote-teams.module.css";
import { TapRow } from "../tap-row";
import { saidText, tapsFor } from "../taps";
import { useTaps } from "../use-taps";

type Props = {
  readonly scene: Extract<Scene, { name: "question" }>;
  readonly players: readonly ListedPlayer[];
  readonly onAnswer: (answers: readonly (readonly [string, string | null])[]) => void;
};

/** Answers of the teams, in the teacher's hand: here a tapped letter stays visible. */
export function RemoteTeams({ scene, players, onAnswer }: Props) {
  const { question, answeredIds } = scene;
  const offered = tapsFor(question);
  const { taps, tap, note } = useTaps(question.question_id, onAnswer);
  if (!offered) return <p className={styles.none}>{notOnBoard}</p>;
  return (
    <div className={`stack ${styles.teams}`}>
      {players.map(({ player_id, nickname }, i) => {
        const value = taps[player_id] ?? "";
        const isIn = answeredIds.includes(player_id);
        return (
          <section key={player_id} role="group" aria-label={`${nickname} ne dedi?`}>
            <h2 className="row">
              <TeamMarble team={i} size={30} />
              <span className="one-line">{nickname}</span>
              {isIn && (
                <small>
                  <Icon name="check" />
                  {value === "" ? "Alındı" : saidText(value)}
                </small>
              )}
            </h2>
            <TapRow
              {...{ offered, value }}
              onGive={(answer) => tap(player_id, answer)}
              onNote={(answer) => note(player_id, answer)}
            />
          </section>
        );
      })}
    </div>
  );
}
