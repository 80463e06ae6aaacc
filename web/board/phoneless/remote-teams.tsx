import type { ListedPlayer } from "#protocol/messages";
import { TeamMarble } from "../../marble/team-marble";
import { OptionBadge, optionColour } from "../../options/option-badge";
import type { Scene } from "../scenes/scene";
import { Icon } from "../../ui/icon";
import { cx } from "../../ui/cx";
import styles from "./remote-teams.module.css";
import { saidText, tapsFor, toggled } from "./taps";
import { useTaps } from "./use-taps";

type Props = {
  readonly scene: Extract<Scene, { name: "question" }>;
  readonly players: readonly ListedPlayer[];
  readonly onAnswer: (answers: readonly (readonly [string, string | null])[]) => void;
};

/** What each team said, in the teacher's hand: here a letter that was tapped stays in sight. */
export function RemoteTeams({ scene, players, onAnswer }: Props) {
  const { question, answeredIds } = scene;
  const offered = tapsFor(question);
  const { taps, tap, note } = useTaps(question.question_id, onAnswer);
  if (!offered) return <p className={styles.none}>Bu soru tahtada oynanmaz.</p>;
  return (
    <div className={styles.teams}>
      {players.map(({ player_id, nickname }, i) => {
        const value = taps[player_id] ?? "";
        const isIn = answeredIds.includes(player_id);
        const isChosen = (key: string) => (offered.several ? value.includes(key) : value === key);
        return (
          <section key={player_id} role="group" aria-label={`${nickname} ne dedi?`}>
            <h2>
              <TeamMarble team={i} size={30} />
              <span>{nickname}</span>
              {isIn && (
                <small>
                  <Icon name="check" />
                  {value === "" ? "Alındı" : saidText(value)}
                </small>
              )}
            </h2>
            <div className={styles.taps}>
              {offered.keys.map(({ value: key, label, isOption }) => (
                <button
                  key={key}
                  type="button"
                  className={cx(
                    styles.tap,
                    isOption ? optionColour(key) : styles.word,
                    value !== "" && !isChosen(key) && styles.faint,
                  )}
                  aria-label={label}
                  aria-pressed={isChosen(key)}
                  onClick={() => (offered.several ? note(player_id, toggled(value, key)) : tap(player_id, key))}
                >
                  {isOption ? (
                    <OptionBadge letter={key} size={36} look={value !== "" && !isChosen(key) ? "faint" : "ink"} />
                  ) : (
                    label
                  )}
                </button>
              ))}
              {offered.several && (
                <button
                  type="button"
                  className={cx(styles.tap, styles.word)}
                  aria-label="Tamam"
                  aria-disabled={value === "" || undefined}
                  onClick={() => value !== "" && tap(player_id, value)}
                >
                  <Icon name="check" />
                </button>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
