import { Link, useNavigate } from "react-router";
import type { Homework } from "#protocol/http/replies/homework";
import { percent } from "#words/format";
import { finishedLine, finishedRate, homeworkPage, rateOf, whenLine } from "../dialogs/homework-lines";
import * as listed from "#screens/page/row-with-menu.module.css";
import { Beads } from "#ui/drawn/beads.tsx";
import { cx } from "#ui/cx";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { Menu } from "#ui/overlays/menu.tsx";
import { Table, type Column } from "#ui/table.tsx";
import * as styles from "./homework-table.module.css";

type Props = {
  readonly homework: readonly Homework[];
  readonly now: number;
  readonly onDelete: (of: Homework) => void;
};

/** A teacher's homework: the end, the number of finished pupils, and the way to each. */
export function HomeworkTable({ homework, now, onDelete }: Props) {
  return (
    <Table
      label="Ödevleriniz"
      columns={columns(now, onDelete)}
      rows={homework}
      rowKey={({ id }) => id}
      rowClass={() => listed.row}
    />
  );
}

const columns = (now: number, onDelete: (of: Homework) => void): Column<Homework>[] => [
  {
    key: "title",
    head: "Ödev",
    phone: "title",
    className: cx(listed.title, styles.title),
    cell: (of) => (
      <>
        <Link to={homeworkPage(of.id)}>{of.title}</Link>
        <span className={listed.summary}>
          {of.class?.name ?? "Sınıfsız"}. {whenLine(of, now)}. <span className="nowrap">{finishedLine(of)}</span>{" "}
          bitirdi
          {rateOf(of) !== null && `, doğru oranı ${percent(rateOf(of))}`}
        </span>
      </>
    ),
  },
  { key: "class", head: "Sınıf", phone: "hide", className: styles.class, cell: (of) => of.class?.name ?? "Sınıfsız" },
  {
    key: "due",
    head: "Son gün",
    phone: "hide",
    cell: (of) => <span className={of.state === "over" ? styles.over : undefined}>{whenLine(of, now)}</span>,
  },
  {
    key: "finished",
    head: "Bitirenler",
    phone: "hide",
    cell: (of) => (
      <span className={`row ${listed.beads}`}>
        <Beads rate={finishedRate(of)} />
        <span className="num nowrap">{finishedLine(of)}</span>
      </span>
    ),
  },
  {
    key: "rate",
    head: "Doğru oranı",
    phone: "hide",
    cell: (of) => <b className="num">{percent(rateOf(of))}</b>,
  },
  {
    key: "open",
    head: <span className="vh">Aç</span>,
    phone: "hide",
    cell: (of) => (
      <Link className={styles.open} to={homeworkPage(of.id)} aria-label={`${wayTo(of)}: ${of.title}`}>
        {wayTo(of)}
      </Link>
    ),
  },
  {
    key: "menu",
    head: <span className="vh">İşlemler</span>,
    phone: "menu",
    cell: (of) => <RowMenu of={of} onDelete={onDelete} />,
  },
];

const wayTo = ({ state }: Homework): string => (state === "over" ? "Rapor" : "Takip");
function RowMenu({ of, onDelete }: { readonly of: Homework; readonly onDelete: (of: Homework) => void }) {
  const navigate = useNavigate();
  return (
    <Menu
      label={`İşlemler: ${of.title}`}
      items={[
        {
          label: wayTo(of),
          icon: of.state === "over" ? "chart" : "arrow",
          onSelect: () => void navigate(homeworkPage(of.id)),
        },
        { label: "Sil", icon: "trash", danger: true, disabledReason: whyNotHere(), onSelect: () => onDelete(of) },
      ]}
    />
  );
}
