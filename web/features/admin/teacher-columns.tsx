import type { ListedUser } from "#protocol/http/replies/people";
import { shortDate } from "#words/format";
import { Person } from "#screens/person.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import type { Column } from "#ui/table.tsx";
import { emailTag } from "./people-words";
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
      head: "Öğretmen",
      phone: "title",
      className: styles.name,
      cell: ({ id, name, email }) => <Person id={id} name={name} detail={email} />,
    },
    { key: "school", head: "Okul", phone: "plain", className: styles.school, cell: schoolOf },
    { key: "email", head: "E-posta", phone: "plain", cell: emailTag },
    {
      key: "at",
      head: "Başvuru",
      phone: "hide",
      className: styles.at,
      cell: ({ created_at }) => <span className="nowrap">{shortDate(created_at)}</span>,
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

function schoolOf({ school, approval, rejection_reason }: ListedUser) {
  return (
    <>
      {school || <span className={styles.none}>Okul yazılmamış</span>}
      {approval === "rejected" && rejection_reason && (
        <small className={styles.reason}>Neden: {rejection_reason}</small>
      )}
    </>
  );
}
