import type { ChoiceShown } from "#question/choice";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/icon";
import styles from "./on-remote.module.css";
import { SetText } from "../../texts/set-text";

type Props = { readonly question: ChoiceShown & { readonly correct_option: string | null } };

/** The options in a teacher's hand, the right one marked. */
export function OnRemote({ question: { options, correct_option } }: Props) {
  return (
    <ul className={styles.options}>
      {Object.entries(options).map(([key, text]) => (
        <li key={key} className={cx(key === correct_option && styles.right)}>
          <b>{key}</b>
          <SetText>{text}</SetText>
          {key === correct_option && (
            <>
              <Icon name="check" />
              <span className="vh">doğru</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
