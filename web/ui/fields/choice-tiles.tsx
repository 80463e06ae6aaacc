import { useId, type ReactNode } from "react";
import { cx } from "../cx";
import * as styles from "./choice-tiles.module.css";
import { Icon, type IconName } from "../drawn/icon";

export type ChoiceTile<Value extends string | number> = {
  readonly value: Value;
  readonly icon?: IconName;
  readonly label: ReactNode;
  readonly line: string;
};

type Props<Value extends string | number> = {
  readonly label: string;
  readonly tiles: readonly ChoiceTile<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** True for two tiles in a row, on phones too; otherwise all stand beside one another. */
  readonly inPairs?: boolean;
};

/** A choice between a few that need a line each: the browser's radio buttons as large tiles, so arrows work. */
export function ChoiceTiles<Value extends string | number>({ label, tiles, value, onChange, inPairs }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.set}>
      <legend>{label}</legend>
      <div className={cx(styles.tiles, inPairs && styles.inPairs)}>
        {tiles.map((tile) => (
          <label key={tile.value} className={styles.choice}>
            <input
              className="over"
              type="radio"
              name={id}
              aria-describedby={`${id}-${tile.value}`}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
            />
            <span className={styles.tile}>
              {tile.icon && <Icon name={tile.icon} />}
              <b>{tile.label}</b>
              <small id={`${id}-${tile.value}`}>{tile.line}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
