import { Fragment } from "react";
import { Link } from "react-router";
import { searchKey } from "#shared/fold";
import type { SetsPage } from "#api/sets-api";
import { cx } from "#ui/cx";
import { focusedIntoView, intoView } from "#ui/into-view";
import { Menu } from "#ui/overlays/menu.tsx";
import * as styles from "./folder-chips.module.css";

type Props = {
  readonly page: SetsPage;
  readonly params: URLSearchParams;
  readonly onRename: (folder: string) => void;
  readonly onRemove: (folder: string) => void;
};

/** Links to the folders, above the list. The address names the open one. Renders nothing without folders and archive. */
export function FolderChips({ page: { folders = [], unfiled = 0, archived = 0 }, params, onRename, onRemove }: Props) {
  if (folders.length === 0 && archived === 0) return null;
  const isArchive = params.has("archived");
  const wanted = params.get("folder");
  const open =
    isArchive || !wanted ? undefined : folders.find(({ name }) => searchKey(name) === searchKey(wanted))?.name;
  const all = folders.reduce((sum, { count }) => sum + count, unfiled);
  const chip = (label: string, count: number, at: { folder?: string; archived?: string }, isOpen: boolean) => (
    <Link
      ref={isOpen ? intoView : undefined}
      to={addressOf(params, at)}
      replace
      preventScrollReset
      aria-current={isOpen || undefined}
      className={cx(styles.chip, at.archived && styles.archive)}
    >
      {label} <span className="num">{count}</span>
    </Link>
  );
  return (
    <div className={styles.folders}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row follows the focus inside it */}
      <nav className={`row wrap ${styles.row}`} aria-label="Klasörler" onFocus={focusedIntoView}>
        {chip("Hepsi", all, {}, !isArchive && wanted === null)}
        {folders.map(({ name, count }) => (
          <Fragment key={name}>
            {chip(name, count, { folder: name }, name === open)}
            {name === open && (
              <Menu
                label={`Klasör işlemleri: ${name}`}
                items={[
                  { label: "Adını değiştir", icon: "edit", onSelect: () => onRename(name) },
                  { label: "Klasörü kaldır", icon: "x", onSelect: () => onRemove(name) },
                ]}
              />
            )}
          </Fragment>
        ))}
        {folders.length > 0 && chip("Klasörsüz", unfiled, { folder: "" }, !isArchive && wanted === "")}
        {archived > 0 && chip("Arşiv", archived, { archived: "true" }, isArchive)}
      </nav>
    </div>
  );
}

/** Address of the same list elsewhere, keeping search and order. */
function addressOf(params: URLSearchParams, at: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(params);
  next.delete("folder");
  next.delete("archived");
  for (const [name, value] of Object.entries(at)) next.set(name, value);
  return `?${next}`;
}
