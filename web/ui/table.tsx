import type { ReactNode } from "react";
import { cx } from "./cx";
import styles from "./table.module.css";

export type Column<Row> = {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned right, in tabular figures. */
  readonly align?: "right";
  /** Below 720 px a row becomes a block: "title" leads it, with "menu" beside; "plain" has no label, "hide" is left out. */
  readonly phone?: "title" | "menu" | "plain" | "hide";
  readonly className?: string | undefined;
};

type Props<Row> = {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowClass?: (row: Row) => string | undefined;
  /** Higher rows, for two lines of text. */
  readonly tall?: boolean;
};

/** A table of text and lines, without boxes. Below 720 px each row becomes a block with its heads as labels. */
export function Table<Row>({ label, columns, rows, rowKey, rowClass, tall }: Props<Row>) {
  return (
    <table className={cx(styles.table, tall && styles.tall)} aria-label={label}>
      <thead className="vh-narrow">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}

              scope="col"
              className={cx(column.align && styles.right, column.phone === "hide" && styles.hide, column.className)}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={rowClass?.(row)} data-row={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.key}

                className={cx(
                  column.align && `num ${styles.right}`,
                  column.phone && styles[column.phone],
                  column.className,
                )}
              >
                {!column.phone && (
                  <span className={styles.label} aria-hidden="true">
                    {column.head}
                  </span>
                )}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
