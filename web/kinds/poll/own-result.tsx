import { number } from "#shared/numbers";
import type { CSSProperties, ReactNode } from "react";
import { OptionBadge, optionColour, optionColours } from "../shared/options/option-badge";
import { keysOf } from "../shared/options/option-text";
import { SetText, useSide } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import type { ResultProps, Facts } from "../phone-kind";
import * as styles from "./own-result.module.css";

const answered = ({ result: { distribution } }: Facts<"poll">): string =>
  number(Object.entries(distribution).reduce((sum, [key, count]) => (key === "none" ? sum : sum + count), 0));

type Props = ResultProps<"poll"> & { readonly usual: ReactNode };

/** The class's opinions, with a ring around the pupil's own. */
export function OwnResult(facts: Props) {
  const { asked, result, own } = facts;
  const options = asked?.options ?? {};
  const keys = keysOf(options);
  const most = Math.max(1, ...keys.map((key) => result.distribution[key] ?? 0));
  return (
    <>
      <div className={styles.head}>
        <PhaseHeading className={styles.title}>Sınıf ne dedi?</PhaseHeading>
        <p>{answered(facts)} kişi cevapladı. Anketten puan gelmez, serin bozulmaz.</p>
      </div>
      <ul
        dir={useSide()}
        className={cx(
          styles.rows,
          keys.length > 4 && styles.many,
          most > 999 && styles.thousands,
          optionColours(options),
        )}
      >
        {keys.map((key) => {
          const count = result.distribution[key] ?? 0;
          return (
            <li key={key} className={cx(styles.row, optionColour(key), own?.answer === key && styles.own)}>
              <OptionBadge letter={key} look="fill" size={38} />
              <span className={styles.text}>
                <span className="vh">{key}: </span>
                <SetText>{options[key]!}</SetText>
                {own?.answer === key && <span className="vh">, senin fikrin</span>}
              </span>
              <b className="num">
                {number(count)}
                <span className="vh"> kişi</span>
              </b>
              <span className={styles.groove} aria-hidden="true">
                <i style={{ "--share": count / most } as CSSProperties} />
              </span>
            </li>
          );
        })}
      </ul>
      {own?.answer != null && <p className={styles.note}>Sarı halkalı satır senin fikrin.</p>}
    </>
  );
}

/** The page without its heading, in a sentence or two. */
export function said(facts: Facts<"poll">): string {
  const { asked, own } = facts;
  const text = own?.answer == null ? undefined : asked?.options[own.answer];
  return `${answered(facts)} kişi cevapladı.${text === undefined ? "" : ` Senin fikrin: ${text}.`}`;
}
