import type { ListedClass } from "#protocol/http/classes";
import { Marble } from "../../../marble/marble";
import { marbleSeed } from "../../../marble/marble-art";
import styles from "./class-rows.module.css";

const MOST = 7;

/** So many are there, seven at most; a class always shows the same ones. */
export function MarblePile({ of: { id, student_count: count } }: { readonly of: ListedClass }) {
  return (
    <span className={styles.marbles}>
      {Array.from({ length: Math.min(MOST, count) }, (_, i) => (
        <Marble key={i} seed={marbleSeed(`${id} ${i}`)} size={30} />
      ))}
    </span>
  );
}
