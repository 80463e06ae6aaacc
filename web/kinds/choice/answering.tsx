import { useEffect, useEffectEvent } from "react";
import type { ChoiceShown } from "#question/choice";
import type { Options } from "#question/question";
import type { OwnAnswer } from "../../live/game";
import { optionColours } from "../../options/option-badge";
import { OptionButton, type OptionState } from "../../options/option-button";
import { cx } from "../../ui/cx";
import type { AnsweringProps } from "../phone";
import { fitOf, keysOf, optionForKey } from "./option-text";
import styles from "./phone.module.css";
import { SetText } from "../../texts/set-text";

/** The options to tap: one tap, sent at once. */
export function Answering({ asked: { options }, answer, isOpen, isHidden, onAnswer }: AnsweringProps<ChoiceShown>) {
  useAnswerKeys(isOpen, options, onAnswer);
  const keys = keysOf(options);
  const isAnswered = answer.state !== "none";
  return (
    <div
      className={cx(
        styles.tiles,
        styles[`of${keys.length}`],
        optionColours(options),
        isAnswered && styles.answered,
        isHidden && styles.hidden,
        fitOf(options) === "longest" && styles.dense,
      )}
      role="group"
      aria-label="Şıklar"
    >
      {keys.map((key) => (
        <OptionButton
          key={key}
          className={styles.tile}
          letter={key}
          text={<SetText>{options[key]!}</SetText>}
          state={stateOf(key, answer)}
          disabled={!isOpen}
          onClick={() => onAnswer(key)}
        />
      ))}
    </div>
  );
}

export const pageClass = ({ options }: ChoiceShown): string => cx(styles.page, styles[fitOf(options)]);

function stateOf(key: string, answer: OwnAnswer): OptionState {
  if (answer.state === "none") return "idle";
  return answer.value === key ? "chosen" : "faded";
}

/** 1 to 4 and A to D, wherever the focus is. */
function useAnswerKeys(isOn: boolean, options: Options, answer: AnsweringProps<ChoiceShown>["onAnswer"]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const option = optionForKey(event.key, options);
    if (option) answer(option);
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
