import { useId } from "react";
import type { Visibility } from "#protocol/http/replies/sharing";
import { Icon, type IconName } from "#ui/drawn/icon.tsx";
import * as styles from "./share-dialog.module.css";

type Row = { readonly value: Visibility; readonly icon: IconName; readonly label: string; readonly line: string };

const rows: readonly Row[] = [
  { value: "private", icon: "lock", label: "Yalnız ben", line: "Başka kimse göremez." },
  {
    value: "link",
    icon: "link",
    label: "Bağlantısı olan",
    line: "Bağlantıyı alan görür ve kopyalar. Aramada çıkmaz.",
  },
  {
    value: "public",
    icon: "globe",
    label: "Herkes, kütüphanede",
    line: "Öğretmenler arar, kopyalar. Önce bir yönetici bakar.",
  },
];

type Props = { readonly value: Visibility; readonly onChange: (value: Visibility) => void };

/** Choice of who may see the set: the browser's radio buttons as three rows. */
export function VisibilityRows({ value, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.rows}>
      <legend className="vh">Kim görebilir?</legend>
      {rows.map((row) => (
        <label key={row.value}>
          <input
            className="over"
            type="radio"
            name={id}
            aria-describedby={`${id}-${row.value}`}
            checked={row.value === value}
            onChange={() => onChange(row.value)}
          />
          <span className={styles.row}>
            <Icon name={row.icon} />
            <span>
              <b>{row.label}</b>
              <small id={`${id}-${row.value}`}>{row.line}</small>
            </span>
            {row.value === value && <Icon name="check" />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
