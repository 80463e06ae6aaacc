import { Link } from "react-router";
import type { ListedClass } from "#protocol/http/replies/classes";
import { shortName } from "#protocol/short-name";
import { percent } from "#words/format";
import { cx } from "#ui/cx";
import { Beads } from "#ui/drawn/beads.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { MarbleRow } from "#ui/marble/marble-row.tsx";
import * as lists from "./lists.module.css";
import * as styles from "./class-list.module.css";

const SHOWN = 4;
const MARBLES = 5;

/** The classes that played last, by name, with their rates of the last 30 days. Shows no single pupil. */
export function ClassList({ classes }: { readonly classes: readonly ListedClass[] }) {
  const open = classes.filter(({ archived }) => !archived);
  const newest = new Set(open.toSorted((a, b) => (b.last_played ?? 0) - (a.last_played ?? 0)).slice(0, SHOWN));
  if (open.length === 0) {
    return (
      <p className={lists.none}>
        Sınıf listenizi <Link to="/teacher/classes">bir kez ekleyin</Link>, her oyun sınıfın gelişimine sayılsın.
      </p>
    );
  }
  return (
    <ul className={lists.list}>
      {open
        .filter((one) => newest.has(one))
        .map((one) => (
          <li key={one.id} className={`row ${styles.row}`}>
            <Link to={`/teacher/classes/${one.id}`}>
              <b>{one.name}</b>
              <small className="num quiet">{one.student_count} öğrenci</small>
            </Link>
            <MarbleRow
              className={styles.marbles}
              seeds={one.first_students.map((name) => marbleSeed(shortName(name)))}
              most={MARBLES}
            />
            <Month of={one} />
          </li>
        ))}
    </ul>
  );
}

function Month({ of: { month, before } }: { readonly of: ListedClass }) {
  if (month.credit === null) return <span className={`quiet ${styles.month}`}>Bu ay oynamadı</span>;
  const points = before.credit === null ? 0 : Math.round(month.credit * 100) - Math.round(before.credit * 100);
  return (
    <span className={`quiet ${styles.month}`}>
      <Beads rate={month.credit} />
      <span>
        <span className="num">{percent(month.credit)}</span>
        {points !== 0 && (
          <b className={cx("num", points > 0 && styles.up)}>
            {" "}
            <span aria-hidden="true">{points > 0 ? "▲" : "▼"}</span> {Math.abs(points)}
            <span className="vh"> puan {points > 0 ? "fazla" : "az"}</span>
          </b>
        )}
      </span>
    </span>
  );
}
