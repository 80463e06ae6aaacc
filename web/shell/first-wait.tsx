import { Skeleton } from "#ui/drawn/skeleton.tsx";
import * as styles from "./first-wait.module.css";

/** The page while the stored token is being checked or the first screen is on its way. */
export function FirstWait() {
  return (
    <main className={styles.wait}>
      <Skeleton onRetry={() => location.reload()} />
    </main>
  );
}
