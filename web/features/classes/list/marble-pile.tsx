import type { ListedClass } from "#protocol/http/replies/classes";
import { StudentMarble } from "#ui/marble/student-marble.tsx";
import * as styles from "./class-rows.module.css";

/** Marbles of the first students of a class. */
export function MarblePile({ of }: { readonly of: ListedClass }) {
  return (
    <span className={styles.marbles}>
      {of.first_students.map((name, i) => (
        <StudentMarble key={i} name={name} size={30} />
      ))}
    </span>
  );
}
