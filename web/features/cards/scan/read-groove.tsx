import { Marble } from "#ui/marble/marble.tsx";
import type { Pupil } from "#hosting/cards/scan/class-now";
import * as styles from "./scan.module.css";

/** One place per number: a marble once it has been read, until then the number in a dashed ring. Hidden from screen readers. */
export function ReadGroove({ pupils }: { readonly pupils: readonly Pupil[] }) {
  return (
    <div className={`flow ${styles.groove}`} aria-hidden="true">
      {pupils.map(({ player_id, number, marble, state }) =>
        state === "read" ? (
          <Marble key={player_id} className={styles.rolled} seed={marble} size={25} />
        ) : (
          <i key={player_id} className="num">
            {number}
          </i>
        ),
      )}
    </div>
  );
}
