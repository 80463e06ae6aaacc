import { cx } from "#ui/cx";
import * as styles from "./cards-tab.module.css";
import type { PrintedCard } from "./printed-card";

type Props = {
  readonly offered: readonly PrintedCard[];
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
};

/** Chooses the cards to print: for a new pupil, or a lost card. */
export function SomeNumbers({ offered, chosen, onChange }: Props) {
  const toggle = (number: number) => {
    const changed = new Set(chosen);
    if (!changed.delete(number)) changed.add(number);
    onChange(changed);
  };
  return (
    <fieldset className={styles.some}>
      <legend>Hangi kartlar?</legend>
      <div className={cx(styles.offered, offered.every(({ name }) => name === null) && styles.bare)}>
        {offered.map(({ number, name }) => (
          <label key={number}>
            <input className="over" type="checkbox" checked={chosen.has(number)} onChange={() => toggle(number)} />
            <span>
              <b className="num">{number}</b>
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
