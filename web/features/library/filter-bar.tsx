import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { focusedIntoView } from "#ui/into-view";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./filter-bar.module.css";
import {
  choicesOf,
  filterNames,
  isNarrowed,
  noFilters,
  sortNames,
  sortsFor,
  titles,
  type FilterName,
  type Wanted,
} from "./filters";

type Change = (change: Readonly<Record<string, string>>) => void;
type Props = { readonly wanted: Wanted; readonly isTeacher: boolean; readonly onChange: Change };

/** Filters as pills side by side, with the order on the right; on a phone a sheet holds all of them. */
export function FilterBar({ children, ...props }: Props & { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`row ${styles.bar}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row follows the focus inside it */}
      <div className={`flow ${styles.pills}`} role="group" aria-label="Süzgeçler" onFocus={focusedIntoView}>
        <button type="button" className={cx(styles.pill, styles.all)} onClick={() => setOpen(true)}>
          <Icon name="filter" />
          Süzgeçler
        </button>
        {filterNames.map((name) => (
          <Pill key={name} name={name} {...props} />
        ))}
      </div>
      <div className={styles.count}>{children}</div>
      <span className={cx(styles.pill, styles.order)}>
        <Order {...props} label="Sırala" />
        <Icon name="chevron" />
      </span>
      {isOpen && <Sheet {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Pill({ name, wanted, isTeacher, onChange }: Props & { readonly name: FilterName }) {
  const value = wanted[name];
  const isChosen = value !== "";
  return (
    <span className={cx(styles.pill, isChosen && styles.chosen)}>
      <Choice name={name} wanted={wanted} isTeacher={isTeacher} onChange={onChange} label={titles[name]} />
      {isChosen ? (
        <button type="button" aria-label={`${titles[name]}: kaldır`} onClick={() => onChange({ [name]: "" })}>
          <Icon name="x" />
        </button>
      ) : (
        <Icon name="chevron" />
      )}
    </span>
  );
}

type ChoiceProps = Props & { readonly name: FilterName; readonly label?: string; readonly id?: string };

function Choice({ name, wanted, isTeacher, onChange, label, ...rest }: ChoiceProps & { readonly className?: string }) {
  return (
    <select
      {...rest}
      aria-label={label}
      value={wanted[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    >
      <option value="">{label ?? "Hepsi"}</option>
      {choicesOf(name, wanted[name], isTeacher).map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

type OrderProps = Props & { readonly label?: string; readonly id?: string; readonly className?: string };

function Order({ wanted, onChange, label, id, className }: OrderProps) {
  return (
    <select
      id={id}
      className={className}
      aria-label={label}
      value={wanted.sort}
      onChange={({ target }) => onChange({ sort: target.value })}
    >
      {sortsFor(wanted.q).map((sort) => (
        <option key={sort} value={sort}>
          {sortNames[sort]}
        </option>
      ))}
    </select>
  );
}

function Sheet({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Süzgeçler"
      onClose={onClose}
      actions={
        <>
          {isNarrowed(props.wanted) && (
            <Button variant="alt" onClick={() => props.onChange(noFilters)}>
              Süzgeçleri kaldır
            </Button>
          )}
          <Button onClick={onClose}>Setleri göster</Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <Field label="Sırala">{({ id, className }) => <Order {...props} id={id} className={className} />}</Field>
        {filterNames.map((name) => (
          <Field key={name} label={titles[name]}>
            {({ id, className }) => <Choice {...props} name={name} id={id} className={className} />}
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
