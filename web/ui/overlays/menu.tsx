import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "../cx";
import { Icon, type IconName } from "../drawn/icon";
import { intoView } from "../into-view";
import { Tag } from "../tag";
import * as styles from "./menu.module.css";

export type MenuItem = {
  readonly label: string;
  readonly icon?: IconName;
  /** A word or two about what the item opens. */
  readonly tag?: string | undefined;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** On phones only: elsewhere it has a button of its own. */
  readonly onPhones?: boolean;
  /** The reason why it cannot be done now. */
  readonly disabledReason?: string | undefined;
};

type Props = {
  /** Accessible name of the button. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onOpen?: (() => void) | undefined;
  /** Content of the button; three dots by default. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

/** A button with a list of actions under it; a sheet from below on phones. */
export function Menu({ label, items, onOpen, children, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = (giveFocusBack: boolean) => {
    setOpen(false);
    if (giveFocusBack) button.current?.focus();
  };
  const closeOutside = useEffectEvent((event: Event) => {
    if (!list.current?.contains(event.target as Node) && !button.current?.contains(event.target as Node)) close(false);
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    intoView(list.current);
    list.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  const move = (event: KeyboardEvent) => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])].filter(
      (entry) => entry.offsetParent !== null,
    );
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const to: Partial<Record<string, number>> = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at - 1 + entries.length) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    if (event.key === "Escape") {
      event.stopPropagation();
      close(true);
    } else if (to[event.key] !== undefined) {
      event.preventDefault();
      entries[to[event.key]!]?.focus();
    }
  };

  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={cx(children === undefined ? styles.dots : styles.opener, className)}
        aria-label={children === undefined ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      >
        {children ?? <Icon name="more" />}
      </button>
      {isOpen && (
        <div className={styles.sheet} role="menu" id={id} aria-label={label} ref={list} tabIndex={-1} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={cx(styles.item, item.danger && styles.danger, item.onPhones && styles.onPhones)}
              aria-disabled={item.disabledReason !== undefined || undefined}
              onClick={() => {
                if (item.disabledReason !== undefined) return;
                close(true);
                item.onSelect();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              <span>
                {item.label}
                {item.disabledReason && <small>{item.disabledReason}</small>}
              </span>
              {item.tag && <Tag>{item.tag}</Tag>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
