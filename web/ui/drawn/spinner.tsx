import { cx } from "../cx";
import * as styles from "./spinner.module.css";

/** A marble circling in a track. Decorative: the words beside it say what is going on. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={cx(styles.spinner, className)} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <circle className={styles.marble} cx="12" cy="3.5" r="3.5" />
    </svg>
  );
}
