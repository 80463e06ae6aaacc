import { useState } from "react";
import { Link } from "react-router";
import type { OwnClassesReply } from "#protocol/http/replies/classes";
import { dueLine } from "#words/due-day";
import { percent, shortDate } from "#words/format";
import { knownNumber } from "#words/known-number";
import * as page from "#screens/page/page.module.css";
import { Section } from "#screens/page/section.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import * as styles from "./own-classes.module.css";

type Place = OwnClassesReply["classes"][number];

/** Current work of the classes: running games, then homework. */
export function OwnWork({ places }: { readonly places: readonly Place[] }) {
  const [now] = useState(Date.now);
  const games = places.flatMap(({ class_name, running = [] }) => running.map((game) => ({ ...game, class_name })));
  const homework = places.flatMap(({ homework = [], ...place }) => homework.map((one) => ({ ...one, ...place })));
  if (games.length + homework.length === 0) return null;
  return (
    <Section title="Seni bekleyenler" className={page.section}>
      <ul className={styles.list}>
        {games.map(({ game_code, title, class_name }) => (
          <li key={game_code} className={`row between ${styles.work}`}>
            <span className={styles.name}>
              <b>{title}</b>
              <small className="quiet">{class_name}, oyun sürüyor</small>
            </span>
            <a href={`/student/join?code=${game_code}`} className={buttonClass({})}>
              Katıl
            </a>
          </li>
        ))}
        {homework.map(({ code, title, due_at, class_name, ...place }) => (
          <li key={code} className={`row between ${styles.work}`}>
            <span className={styles.name}>
              <b>{title}</b>
              <small className="quiet">
                {class_name}, ödev. {dueLine(due_at, now)}
              </small>
            </span>
            <a href={`/odev/${code}?no=${knownNumber(place)}`} className={buttonClass({ variant: "alt" })}>
              Ödeve git
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Classes in which this account has a place, with its progress there. */
export function OwnClasses({ places }: { readonly places: readonly Place[] }) {
  const [now] = useState(Date.now);
  return (
    <Section title="Sınıfların" className={page.section}>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.student_id} className={styles.row}>
            <span className={styles.name}>
              <Link to={`/student/classes/${place.student_id}`}>{place.class_name}</Link>
              <small className="quiet">
                {place.teacher}, {knownNumber(place)} numara
              </small>
            </span>
            <span className="quiet">
              {place.last_played === null
                ? "Henüz oynanmadı"
                : `${place.games} oyun, sonuncusu ${shortDate(place.last_played, now)}`}
            </span>
            {place.credit !== null && (
              <span className={`row ${styles.rate}`}>
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
