import type { TeacherStats } from "#protocol/http/replies/statistics";
import type { PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { percent } from "#words/format";
import { useUser } from "#api/sign-in/session";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./lists.module.css";

type Props = {
  readonly outcomes: NonNullable<TeacherStats["outcomes"]>;
  readonly onPlay: (set: PickedSet) => void;
};

/** Outcomes that classes know least, each with the set that asked for it last. */
export function Outcomes({ outcomes, onPlay }: Props) {
  const { is_approved: isApproved } = useUser();
  return (
    <ul className={styles.list}>
      {outcomes.map(({ outcome, class_name: name, games, correct_rate: rate, set }) => (
        <li key={`${outcome} ${name}`} className={`row ${styles.outcome}`}>
          <span>
            <b>{outcome}</b>
            <small className="quiet">
              {name !== null && `${name}, `}
              <span className="num">{games}</span> etkinlikte soruldu
            </small>
          </span>
          <b className="num">{percent(rate)}</b>
          {set !== null && isApproved && (
            <button
              type="button"
              className={`center ${styles.play}`}
              aria-label={`Oyunu kur: ${set.title}, ${outcome}`}
              onClick={() => onPlay(set)}
            >
              <Icon name="play" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
