import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { cx } from "../cx";
import { Icon } from "../drawn/icon";
import { intoView } from "../into-view";
import * as styles from "./setting-rows.module.css";

export type SettingRow<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  /** The present choice, as a part of a sentence: the closed rows read as a summary. */
  readonly value: string;
  readonly content: ReactNode;
};

type Props<Name extends string> = {
  readonly rows: readonly SettingRow<Name>[];
  /** Only one is open at a time. */
  readonly open: Name | null;
  readonly onOpen: (name: Name | null) => void;
};

/**
 * Settings, one per line, each with its present choice; the line opens in place. Esc closes it before the surrounding dialog.
 */
export function SettingRows<Name extends string>({ rows, open, onOpen }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const closeFirst = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || open === null) return;
    event.preventDefault();
    list.current!.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    onOpen(null);
  });
  useLayoutEffect(() => {
    list.current!.addEventListener("keydown", closeFirst);
  }, []);
  return (
    <ul className={styles.rows} ref={list}>
      {rows.map(({ name, label, value, content }) => {
        const isOpen = name === open;
        return (
          <li key={name}>
            <button
              type="button"
              className={styles.row}
              aria-expanded={isOpen}
              aria-controls={`${id}-${name}`}
              onClick={() => onOpen(isOpen ? null : name)}
            >
              <b>{label}</b>
              <span>{value}</span>
              <Icon name="chevron" className={cx(styles.chevron, isOpen && styles.up)} />
            </button>
            <div id={`${id}-${name}`} className={styles.content} hidden={!isOpen} ref={isOpen ? intoView : undefined}>
              {isOpen && content}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
