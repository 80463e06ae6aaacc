import { percent } from "#words/format";
import type { CSSProperties } from "react";
import { OptionCounts } from "../shared/options/board/option-counts";
import { OptionBadge, optionColour, optionColours } from "../shared/options/option-badge";
import { keysOf } from "../shared/options/option-text";
import { SetText, useSide } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { answeredOf } from "../answers";
import type { DistributionProps } from "../board";
import * as styles from "./columns.module.css";
import { number } from "#shared/numbers";

/** The most columns that have room for texts under them. */
const MOST = 4;
/** Share of the room above the texts that an empty column takes. */
const LEAST = 0.04;

type Props = DistributionProps<"poll">;

/** The counts of the options as columns; five and six as rows. */
export function Columns(props: Props) {
  const { asked, result, who } = props;
  const keys = keysOf(asked.options);
  const side = useSide();
  if (keys.length > MOST) return <OptionCounts {...props} />;
  const counts = keys.map((key) => result.distribution[key] ?? 0);
  const most = Math.max(1, ...counts);
  const all = Math.max(1, answeredOf(result));
  return (
    <ul dir={side} className={cx(styles.columns, optionColours(asked.options))}>
      {keys.map((key, i) => {
        const share = counts[i]! / most;
        return (
          <li key={key} className={cx(styles.column, optionColour(key), share < 0.4 && styles.low)}>
            <div className={styles.groove}>
              <i style={{ "--share": Math.max(LEAST, share) } as CSSProperties} />
              <p className={styles.count} style={{ "--share": Math.max(LEAST, share) } as CSSProperties}>
                <b className="num">{number(counts[i]!)}</b>
                <span className="vh"> {who}, </span>
                <small className="num">{percent(counts[i]! / all)}</small>
              </p>
            </div>
            <OptionBadge letter={key} look="fill" className={styles.badge} />
            <p className={styles.text}>
              <span className="vh">{key}: </span>
              <SetText inline>{asked.options[key]!}</SetText>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
