import { useRef, type KeyboardEvent } from "react";
import { number } from "#shared/numbers";
import { cx } from "./cx";
import * as styles from "./tabs.module.css";

type Tab<Id extends string> = { readonly id: Id; readonly label: string; readonly count?: number | undefined };
type Props<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The id of the element that changes; it has `role="tabpanel"`. */
  readonly panelId: string;
};

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Views of one list. Arrow keys move and choose. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const step = steps[event.key];
    const to = step !== undefined ? (at + step + tabs.length) % tabs.length : ends(event.key, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    onSelect(tabs[to]!.id);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          ref={tab.id === selected ? intoRow : null}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          className={cx(styles.tab, tab.id === selected && styles.selected)}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
          {tab.count !== undefined && <span className={cx("num", styles.count)}>{number(tab.count)}</span>}
        </button>
      ))}
    </div>
  );
}

/** Brings a tab into sight in a row that is too narrow for all, without moving the page. */
function intoRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

const ends = (key: string, length: number) => (key === "Home" ? 0 : key === "End" ? length - 1 : undefined);
