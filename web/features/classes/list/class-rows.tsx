import { Link } from "react-router";
import type { ListedClass } from "#protocol/http/replies/classes";
import { percent, shortDate } from "#words/format";
import { useUser } from "#api/sign-in/session";
import { Beads } from "#ui/drawn/beads.tsx";
import { Button } from "#ui/button.tsx";
import { ClassMenu } from "./class-menu";
import * as styles from "./class-rows.module.css";
import { MarblePile } from "./marble-pile";
import { whyNotPlayed } from "./why-not-played";

type Actions = {
  readonly onPlay: (of: ListedClass) => void;
  readonly onGive: (of: ListedClass) => void;
  readonly onRename: (of: ListedClass) => void;
  readonly onDelete: (of: ListedClass) => void;
};
type Props = Actions & { readonly label: string; readonly classes: readonly ListedClass[]; readonly now: number };

/** One row a class: students, last game, share known in the last month. Shows no single pupil. */
export function ClassRows({ label, classes, ...row }: Props) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {classes.map((one) => (
        <Row key={one.id} of={one} {...row} />
      ))}
    </ul>
  );
}

function Row({ of, now, onPlay, ...actions }: Actions & { readonly of: ListedClass; readonly now: number }) {
  const user = useUser();
  const reason = whyNotPlayed(of, user);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h2>
          <Link to={`/teacher/classes/${of.id}`}>{of.name}</Link>
        </h2>
        <p className={`row wrap ${styles.pile}`}>
          {of.student_count > 0 && <MarblePile of={of} />}
          <b className="num">{of.student_count} öğrenci</b>
        </p>
      </div>
      <p className={styles.last}>
        <b>{of.last_played === null ? "Henüz oynanmadı" : shortDate(of.last_played, now)}</b>
        {of.last_title !== null && <span>{of.last_title}</span>}
      </p>
      <div className={styles.rate}>
        {of.month.credit !== null ? (
          <>
            <span className={`row ${styles.beads}`}>
              <Beads rate={of.month.credit} />
              <b className="num">{percent(of.month.credit)}</b>
            </span>
            <small>son 30 günün doğru oranı</small>
          </>
        ) : (
          of.last_played === null && of.student_count > 0 && <span>Kartlarını yazdırıp başlayın.</span>
        )}
      </div>
      <div className={`row ${styles.actions}`}>
        {!of.archived && (
          <Button
            variant="alt"
            icon="play"
            className={styles.play}
            aria-label={`Oyun kur: ${of.name}`}
            disabledReason={reason}
            onClick={() => onPlay(of)}
          >
            <span className={styles.word}>Oyun kur</span>
          </Button>
        )}
        <ClassMenu of={of} {...actions} />
      </div>
    </li>
  );
}
