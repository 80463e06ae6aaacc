import { Link } from "react-router";
import type { ListedStudent } from "#protocol/http/replies/classes";
import { shortDate } from "#words/format";
import { StudentMarble } from "#ui/marble/student-marble.tsx";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { Menu } from "#ui/overlays/menu.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import * as styles from "./students-table.module.css";

type Actions = {
  readonly onOpen: (student: ListedStudent) => void;
  readonly onEdit: (student: ListedStudent) => void;
  readonly onExport: (student: ListedStudent) => void;
  readonly onMove: (student: ListedStudent) => void;
  readonly onJoin: (student: ListedStudent) => void;
  readonly onUnlink: (student: ListedStudent) => void;
  readonly onRemove: (student: ListedStudent) => void;
};
type Props = Actions & {
  readonly students: readonly ListedStudent[];
  readonly pageOf: (student: ListedStudent) => string;
  /** Games that the class has played. */
  readonly classGames: number;
  readonly now: number;
};

/** Shows no rates beside names and no extra time: this page is often on the board. */
export function StudentsTable({ students, ...rest }: Props) {
  return (
    <Table
      label="Öğrenciler"
      columns={columns({ ...rest, hasSchoolNumbers: students.some(({ school_no }) => school_no !== null) })}
      rows={students}
      rowKey={({ id }) => id}
      rowClass={() => styles.row}
    />
  );
}

const schoolNumber: Column<ListedStudent> = {
  key: "school",
  head: "Okul no",
  phone: "hide",
  className: `num ${styles.quiet}`,
  cell: ({ school_no }) => school_no ?? "–",
};

const columns = ({
  classGames,
  now,
  pageOf,
  onOpen,
  onEdit,
  onExport,
  onMove,
  onJoin,
  onUnlink,
  onRemove,
  hasSchoolNumbers,
}: Omit<Props, "students"> & { readonly hasSchoolNumbers: boolean }): Column<ListedStudent>[] => [
  { key: "number", head: "No", phone: "plain", className: `num ${styles.number}`, cell: ({ number }) => number },
  {
    key: "name",
    head: "Öğrenci",
    phone: "title",
    className: styles.name,
    cell: (student) => (
      <Link className={`row ${styles.open}`} to={pageOf(student)}>
        <StudentMarble name={student.name} size={32} />
        <span>{student.name}</span>
      </Link>
    ),
  },
  // School numbers, by which pupils join on phones, if the list has them.
  ...(hasSchoolNumbers ? [schoolNumber] : []),
  {
    key: "last",
    head: "Son oyun",
    phone: "hide",
    className: `nowrap ${styles.quiet}`,
    cell: ({ last_played }) => (last_played === null ? "–" : shortDate(last_played, now)),
  },
  {
    key: "games",
    head: "Katıldığı",
    phone: "hide",
    className: `num nowrap ${styles.quiet}`,
    cell: ({ games }) => (classGames === 0 ? "–" : `${games} / ${classGames}`),
  },
  {
    key: "account",
    head: "Hesap",
    phone: "hide",
    className: `nowrap ${styles.quiet}`,
    cell: ({ account }) =>
      account.linked ? (
        <Tag tone="ok" icon="link">
          Bağlı
        </Tag>
      ) : (
        "Bağlı değil"
      ),
  },
  {
    key: "actions",
    head: <span className="vh">İşlemler</span>,
    align: "right",
    phone: "plain",
    className: styles.actions,
    cell: (student) => (
      <Menu
        label={`İşlemler: ${student.name}`}
        items={[
          { label: "Gelişimi aç", icon: "chart", onSelect: () => onOpen(student) },
          { label: "Düzenle", icon: "edit", onSelect: () => onEdit(student) },
          { label: "Başka sınıfa taşı", icon: "arrow", disabledReason: whyNotHere(), onSelect: () => onMove(student) },
          {
            label: "Aynı öğrenciyle birleştir",
            icon: "link",
            disabledReason: whyNotHere(),
            onSelect: () => onJoin(student),
          },
          {
            label: "Verilerini indir",
            icon: "download",
            disabledReason: whyNotHere(),
            onSelect: () => onExport(student),
          },
          ...(student.account.linked
            ? [
                {
                  label: "Hesap bağını kopar",
                  icon: "link" as const,
                  disabledReason: whyNotHere(),
                  onSelect: () => onUnlink(student),
                },
              ]
            : []),
          {
            label: "Sınıftan çıkar",
            icon: "trash",
            danger: true,
            disabledReason: whyNotHere(),
            onSelect: () => onRemove(student),
          },
        ]}
      />
    ),
  },
];
