import type { ListedClass } from "#protocol/http/classes";
import { Marble } from "../../../marble/marble";
import { marbleSeed } from "../../../marble/marble-art";
import styles from "./class-rows.module.css";

/** The marbles of the first of a class. */
export function MarblePile({ of }: { readonly of: ListedClass }) {
  return (
    <span className={styles.marbles}>
      {of.first_students.map((id) => (
        <Marble key={id} seed={marbleSeed(id)} size={30} />
      ))}
    </span>
  );
}
