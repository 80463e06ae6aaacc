import { Marble } from "#ui/marble/marble.tsx";
import * as styles from "./waiting.module.css";

/** A marble at the rim of a hole. */
export const Hole = ({ seed }: { readonly seed: number }) => (
  <div className={styles.hole} aria-hidden="true">
    <Marble seed={seed} size={104} className={styles.beside} />
  </div>
);
