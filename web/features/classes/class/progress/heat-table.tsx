import { useState } from "react";
import { useNavigate } from "react-router";
import type { ProgressReply, StudentProgress } from "#protocol/http/replies/classes";
import { percent } from "#words/format";
import { StudentMarble } from "#ui/marble/student-marble.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { useGrid } from "#ui/use/use-grid";
import { Change, changeWords } from "./change";
import { byNumber, CHANGE, NAME, nextSorting, sorted, TOTAL, type Column } from "./columns";
import { HeatCell, rateWords } from "./heat-cell";
import * as styles from "./heat-table.module.css";

type Props = { readonly classId: string; readonly reply: ProgressReply; readonly columns: readonly Column[] };
const HEAD = "head";
const CLASS = "class";

/** The class, then its students, as a grid for the arrow keys. A cell opens the student's page. */
export function HeatTable({ classId, reply, columns }: Props) {
  const navigate = useNavigate();
  const [sorting, setSorting] = useState(byNumber);
  const rows = sorted(reply.students, columns, sorting);
  const keys = [NAME, ...columns.map(({ key }) => key), TOTAL, CHANGE];
  const enter = (row: string, column: number) => {
    if (row === HEAD) setSorting(nextSorting(sorting, keys[column]!));
    else if (row !== CLASS) void navigate(`/teacher/classes/${classId}/students/${row}`);
  };
  const ids = [HEAD, CLASS, ...rows.map(({ student_id }) => student_id)];
  const grid = useGrid({ rows: ids, columns: keys.length, enter });
  const head = (place: number, title: string, note: string | null = null) => {
    const isSorted = sorting.by === keys[place];
    const sort = isSorted ? (sorting.down ? "descending" : "ascending") : "none";
    return (
      <th key={keys[place]} scope="col" aria-sort={sort} {...grid.cell(HEAD, place)}>
        <span className={`lines ${styles.title}`}>
          {title}
          {isSorted && <Icon name={sorting.down ? "down" : "up"} />}
        </span>
        {note && <small className="num">{note}</small>}
      </th>
    );
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="Sınıfın gelişimi" aria-rowcount={ids.length} {...grid.table}>
        <thead>
          <tr>
            {head(0, "Öğrenci")}
            {columns.map(({ title, note }, i) => head(i + 1, title, note))}
            {head(columns.length + 1, "Genel")}
            {head(columns.length + 2, "Değişim")}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.whole}>
            <th scope="row" {...grid.cell(CLASS, 0)}>
              Sınıf
            </th>
            {columns.map(({ key, title, ofClass }, i) => (
              <td key={key} aria-label={`Sınıf, ${title}, ${rateWords(ofClass)}`} {...grid.cell(CLASS, i + 1)}>
                <HeatCell rate={ofClass} />
              </td>
            ))}
            <Ends row={CLASS} name="Sınıf" of={reply.total} from={columns.length + 1} cell={grid.cell} />
          </tr>
          {rows.map((student) => (
            <Row key={student.student_id} student={student} columns={columns} cell={grid.cell} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Cell = ReturnType<typeof useGrid>["cell"];

function Row({ student, columns, cell }: { student: StudentProgress; columns: readonly Column[]; cell: Cell }) {
  const { student_id: id, name, number } = student;
  return (
    <tr>
      <th scope="row" aria-label={`${number} numara, ${name}`} {...cell(id, 0)}>
        <span className={`row ${styles.name}`}>
          <StudentMarble name={name} size={28} />
          <span>{name}</span>
        </span>
      </th>
      {columns.map(({ key, title, of }, i) => (
        <td key={key} aria-label={`${name}, ${title}, ${rateWords(of(student))}`} {...cell(id, i + 1)}>
          <HeatCell rate={of(student)} />
        </td>
      ))}
      <Ends row={id} name={name} of={student} from={columns.length + 1} cell={cell} />
    </tr>
  );
}

type EndsProps = {
  readonly row: string;
  readonly name: string;
  readonly of: Pick<StudentProgress, "questions" | "credit" | "trend">;
  readonly from: number;
  readonly cell: Cell;
};

const Ends = ({ row, name, of, from, cell }: EndsProps) => (
  <>
    <td className={cx("num", styles.total)} aria-label={`${name}, genel, ${rateWords(of)}`} {...cell(row, from)}>
      {percent(of.credit)}
    </td>
    <td aria-label={`${name}, ${changeWords(of.trend)}`} {...cell(row, from + 1)}>
      <Change trend={of.trend} />
    </td>
  </>
);
