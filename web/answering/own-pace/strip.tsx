import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./asking.module.css";
import type { Work } from "./work";

/** Shows the pupil's name and progress, and whether the answers are saved. */
export function Strip({ now }: { readonly now: Work }) {
  const { you, homework, page } = now;
  const number = "number" in page ? page.number : 0;
  return (
    <div className={styles.strip}>
      <Marble seed={you.marble} size={34} />
      <span className={cx(styles.number, "num")}>
        Soru {number} / {homework.question_count}
      </span>
      <Saved now={now} />
    </div>
  );
}

function Saved({ now: { unsent, link, beads, homework } }: { readonly now: Work }) {
  const isAway = unsent.length > 0 && (link === "offline" || link === "slow");
  const isSaved = unsent.length === 0 && beads.length > 0;
  return (
    <span
      className={cx(styles.saved, isAway && styles.away, unsent.length > 0 && !isAway && styles.busy)}
      // Homework with a verdict after each answer announces the verdict instead.
      role={homework.settings.verdict === "after_due" ? "status" : undefined}
    >
      {isSaved && <Icon name="check" />}
      {isSaved ? "Kaydedildi" : isAway ? "Bağlantı yok, bu cihazda duruyor" : unsent.length > 0 && "Kaydediliyor…"}
    </span>
  );
}
