import type { WithOptions, WithSolution } from "../option-text";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./on-remote.module.css";
import { SetText, useSide } from "#question-text/set-text.tsx";

type Props = { readonly question: WithOptions & WithSolution };

/** The options on the teacher's phone, the right one marked. */
export function OnRemote({ question: { options, correct_option } }: Props) {
  return (
    <ul dir={useSide()} className={styles.options}>
      {Object.entries(options).map(([key, text]) => (
        <li key={key} className={cx(correct_option?.includes(key) === true && styles.right)}>
          <b>{key}</b>
          <SetText>{text}</SetText>
          {correct_option?.includes(key) === true && (
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
