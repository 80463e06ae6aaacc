import type { ReactNode } from "react";
import * as styles from "./pick-list.module.css";

type Props<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly onPick: (item: Item) => void;
  readonly children: (item: Item) => ReactNode;
};

/** A scrolling list of people of whom one is picked by a press. */
export const PickList = <Item extends { readonly id: string }>({ label, items, onPick, children }: Props<Item>) => (
  <ul className={styles.list} aria-label={label}>
    {items.map((item) => (
      <li key={item.id}>
        <button type="button" onClick={() => onPick(item)}>
          {children(item)}
        </button>
      </li>
    ))}
  </ul>
);
