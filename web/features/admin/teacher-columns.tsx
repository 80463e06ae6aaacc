import type { ListedUser } from "#protocol/http/replies/people";
import { shortDate } from "#words/format";
import { Person } from "#screens/person.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import type { Column } from "#ui/table.tsx";
import { emailTag, schoolOf } from "./people-words";
import * as styles from "./teacher-columns.module.css";

type Choice = {
  readonly chosen: ReadonlySet<string>;
  readonly choosable: readonly ListedUser[];
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
  /** True if checkboxes are shown on a phone too. */
  readonly isChoosing: boolean;
};

export function teacherColumns(
  { chosen, choosable, choose, isChoosing }: Choice,
  actions: (teacher: ListedUser) => React.ReactNode,
): readonly Column<ListedUser>[] {
  const ids = choosable.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  return [
    {
      key: "choose",
      phone: isChoosing ? "plain" : "hide",
      className: styles.choose,
      head: (
        <Checkbox
          label="Tümünü seç"
          checked={all}
          isPartly={!all && chosen.size > 0}
          onChange={(isChosen) => choose(ids, isChosen)}
        />
      ),
      cell: (teacher) =>
        ids.includes(teacher.id) && (
          <Checkbox
            label={`Seç: ${teacher.name}`}
            checked={chosen.has(teacher.id)}
            onChange={(isChosen) => choose([teacher.id], isChosen)}
          />
        ),
    },
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
