import type { OwnAnswer } from "../../live/game";
import { questionColours } from "../../ui/answer-badge";
import { AnswerTile, type TileState } from "../../ui/answer-tile";
import { cx } from "../../ui/cx";
import { fitOf, optionKeys, type AskedText } from "./question-text";
import styles from "./tiles.module.css";

type Props = {
  readonly options: AskedText["options"];
  readonly answer: OwnAnswer;
  readonly isOpen: boolean;
  /** Already takes its room, so that the question does not move when the options appear. */
  readonly isHidden: boolean;
  readonly onAnswer: (option: string) => void;
};

/** The options to tap: one tap, sent at once. */
export function Tiles({ options, answer, isOpen, isHidden, onAnswer }: Props) {
  const keys = optionKeys.filter((key) => options[key] !== undefined);
  const isAnswered = answer.state !== "none";
  return (
    <div
      className={cx(
        styles.tiles,
        styles[`of${keys.length}`],
        questionColours(options),
        isAnswered && styles.answered,
        isHidden && styles.hidden,
        fitOf({ question_text: "", options }).options === "longest" && styles.dense,
      )}
      role="group"
      aria-label="Şıklar"
    >
      {keys.map((key) => (
        <AnswerTile
          key={key}
          className={styles.tile}
          letter={key}
          text={options[key]}
          state={stateOf(key, answer)}
          disabled={!isOpen}
          onClick={() => onAnswer(key)}
        />
      ))}
    </div>
  );
}

function stateOf(key: string, answer: OwnAnswer): TileState {
  if (answer.state === "none") return "idle";
  return answer.value === key ? "chosen" : "faded";
}
