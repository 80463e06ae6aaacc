import { useId, useRef, useState } from "react";
import { columnRoles, type ColumnRole, type Columns } from "#features/exchange/index";
import { Button } from "#ui/button.tsx";
import * as unfolding from "./unfolding.module.css";
import * as styles from "./column-chooser.module.css";
import type { Import } from "./use-import";

const names: Record<ColumnRole, string> = {
  ignored: "Alma",
  question: "Soru",
  option: "Şık",
  right: "Doğru cevap",
  explanation: "Açıklama",
  time: "Süre",
  points: "Puan",
};

type Props = { readonly columns: Columns; readonly source: Import };

/** Shows which role each column of a table has; comes before anything else if the roles were guessed. */
export function ColumnChooser({ columns, source }: Props) {
  const { isGuessed, roles } = columns;
  // Stays open while the teacher works on it, even when no role is a guess any more.
  const [isOpen, setOpen] = useState(isGuessed);
  const summary = useRef<HTMLElement>(null);
  const agree = () => {
    summary.current?.focus();
    setOpen(false);
    void source.chooseColumns(roles);
  };
  return (
    <details
      className={unfolding.panel}
      open={isOpen || isGuessed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>Sütunlar</summary>
      {isGuessed && <p>Sütunların başlığını tanımadık, içindekilere bakıp tahmin ettik. Yanlış olanı değiştirin.</p>}
      <ColumnTable columns={columns} source={source} />
      {isGuessed && (
        <Button variant="alt" size="sm" icon="check" onClick={agree}>
          Sütunlar doğru
        </Button>
      )}
    </details>
  );
}

function ColumnTable({ columns: { roles, samples }, source }: Props) {
  const id = useId();
  const choose = (at: number, role: ColumnRole) =>
    void source.chooseColumns(
      roles.map((old, i) => (i === at ? role : isLone(role) && old === role ? "ignored" : old)),
    );
  return (
    <div className={styles.scroll} role="group" aria-label="Sütunlar ve ilk satırlar">
      <table className={styles.table}>
        <thead>
          <tr>
            {roles.map((role, i) => (
              <th key={i} scope="col">
                <label className="vh" htmlFor={`${id}-${i}`}>
                  {i + 1}. sütun
                </label>
                <select id={`${id}-${i}`} value={role} onChange={({ target }) => choose(i, target.value as ColumnRole)}>
                  {columnRoles.map((one) => (
                    <option key={one} value={one}>
                      {names[one]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map((row, r) => (
            <tr key={r}>
              {row.map((text, i) => (
                <td key={i}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Only options may stand in several columns. */
const isLone = (role: ColumnRole): boolean => role !== "option" && role !== "ignored";
