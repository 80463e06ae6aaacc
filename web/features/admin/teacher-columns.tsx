import type { ListedUser } from "#protocol/http/replies/people";
import { shortDate } from "#words/format";
import { chooseColumn, type Choosing } from "#screens/page/choose-rows.tsx";
import { Person } from "#screens/person.tsx";
import type { Column } from "#ui/table.tsx";
import { emailTag, schoolOf } from "./people-words";
import * as styles from "./teacher-columns.module.css";

type Choice = Choosing & {
  readonly choosable: readonly ListedUser[];
  /** True if checkboxes are shown on a phone too. */
  readonly isChoosing: boolean;
};

export function teacherColumns(
  { chosen, choosable, choose, isChoosing }: Choice,
  actions: (teacher: ListedUser) => React.ReactNode,
): readonly Column<ListedUser>[] {
  return [
    chooseColumn({
      rows: choosable,
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      phone: isChoosing ? "plain" : "hide",
      className: styles.choose,
      chosen,
      choose,
    }),
    {
      key: "name",
      head: "Ad",
      phone: "title",
      className: styles.name,
      cell: ({ id, name, email }) => <Person id={id} name={name} detail={email} />,
    },
    { key: "school", head: "Okul", phone: "plain", className: styles.school, cell: schoolCell },
    { key: "email", head: "E-posta", phone: "plain", className: styles.email, cell: emailTag },
    {
      key: "at",
      head: "Kayıt",
      phone: "hide",
      className: styles.at,
      cell: ({ created_at }) => <span className="nowrap">{shortDate(created_at)}</span>,
    },
    {
      key: "login",
      head: "Son giriş",
      phone: "hide",
      className: styles.login,
      cell: ({ last_login_at: at }) => <span className="nowrap">{at === null ? "–" : shortDate(at)}</span>,
    },
    {
      key: "act",
      head: <span className="vh">İşlem</span>,
      phone: isChoosing ? "hide" : "plain",
      className: styles.actions,
      cell: actions,
    },
  ];
}

function schoolCell(teacher: ListedUser) {
  const { approval, rejection_reason } = teacher;
  return (
    <>
      {schoolOf(teacher) || <span className={styles.none}>Okul yazılmamış</span>}
      {approval === "rejected" && rejection_reason && (
        <small className={styles.reason}>Neden: {rejection_reason}</small>
      )}
    </>
  );
}
