import { useState } from "react";
import { Link } from "react-router";
import type { OwnClassesReply } from "#protocol/http/classes";
import { percent, shortDate } from "../../lib/format";
import { knownNumber } from "../../lib/known-number";
import page from "../../parts/page/page.module.css";
import { Section } from "../../parts/page/section";
import { Beads } from "../../ui/drawn/beads";
import styles from "./own-classes.module.css";

type Place = OwnClassesReply["classes"][number];

/** The classes in which this account has a place, and how it gets on there. */
export function OwnClasses({ places }: { readonly places: readonly Place[] }) {
  const [now] = useState(Date.now);
  return (
    <Section title="Sınıfların" className={page.section}>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.student_id} className={styles.row}>
            <span className={styles.name}>
              <Link to={`/student/classes/${place.student_id}`}>{place.class_name}</Link>
              <small>
                {place.teacher}, {knownNumber(place)} numara
              </small>
            </span>
            <span className={styles.played}>
              {place.last_played === null
                ? "Henüz oynanmadı"
                : `${place.games} oyun, sonuncusu ${shortDate(place.last_played, now)}`}
            </span>
            {place.credit !== null && (
              <span className={styles.rate}>
                <Beads rate={place.credit} />
                <b className="num">{percent(place.credit)}</b>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
