import type { ReactNode } from "react";
import type { Loaded } from "#screens/use-loaded";
import { BlockFailure } from "#screens/page/block.tsx";
import { cx } from "#ui/cx";
import { Icon, type IconName } from "#ui/drawn/icon.tsx";
import { RowBars, Skeleton } from "#ui/drawn/skeleton.tsx";
import * as styles from "./own-rows.module.css";

type ListProps<Value> = {
  readonly list: Loaded<Value>;
  readonly failure: string;
  readonly children: (value: Value) => ReactNode;
};

/** A part of the profile that loads and fails alone. */
export function OwnList<Value>({ list: { value, failed, again }, failure, children }: ListProps<Value>) {
  if (failed) return <BlockFailure text={failure} onRetry={again} />;
  if (value !== null) return children(value);
  return (
    <Skeleton onRetry={again}>
      <RowBars count={2} />
    </Skeleton>
  );
}

/** A list of things that belong to the account: devices, keys. */
export function OwnRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type Props = {
  readonly icon: IconName;
  readonly name: string;
  readonly line: string;
  /** Actions for the row, or its state. */
  readonly children: ReactNode;
  /** True if the action is a button with words: on a narrow phone it stands below the row's text. */
  readonly isWide?: boolean;
};

export function OwnRow({ icon, name, line, children, isWide = false }: Props) {
  return (
    <li className={cx(styles.row, isWide && styles.twoLines)}>
      <span>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <small className="quiet">{line}</small>
      </span>
      <span>{children}</span>
    </li>
  );
}
