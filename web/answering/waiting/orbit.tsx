import { Marble } from "#ui/marble/marble.tsx";
import * as styles from "./orbit.module.css";

/** The pupil's marble, circling in a track. */
export function OrbitingMarble({ seed }: { readonly seed: number }) {
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.round}>
        <Marble seed={seed} size={64} />
      </div>
    </div>
  );
}
