import { useEffect, useEffectEvent } from "react";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { dateAndTime } from "#words/format";
import { homeworkLink, homeworkPlace } from "#browser/addresses/homework-address";
import type { useOriginForPhones } from "#screens/use-origin-for-phones";
import { PrintedInstead } from "#screens/page/printed-instead.tsx";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import { cx } from "#ui/cx";
import * as paper from "#screens/page/paper-strips.module.css";
import * as styles from "./on-paper.module.css";
import { stripsOf } from "./strips";

export type Paper = "poster" | "strips";

type Place = ReturnType<typeof useOriginForPhones>;
type Props = {
  readonly what: Paper;
  readonly of: Homework;
  readonly pupils: readonly HomeworkPupil[];
  /** Fetched before: the page is printed as soon as it is rendered. */
  readonly at: Place;
  readonly onPrinted: () => void;
};

/** A sheet for the wall, or to be cut up and given to pupils. It stays in the page until the browser has printed it. */
export function OnPaper({ what, of, pupils, at, onPrinted }: Props) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("afterprint", () => printed(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <PrintedInstead>
      {what === "poster" ? <Poster of={of} at={at} /> : <Strips of={of} pupils={pupils} at={at} />}
    </PrintedInstead>
  );
}

type Printed = Pick<Props, "of" | "at">;

const lastDay = ({ due_at }: Homework) => `Son gün ${dateAndTime(due_at)}`;

function Poster({ of, at }: Printed) {
  return (
    <div className={styles.poster}>
      <h1>{of.title}</h1>
      {of.class && <p className={styles.class}>{of.class.name}</p>}
      <QrCode className={styles.large} text={homeworkLink(at.origin, of.code)} label="Ödevin karekodu" />
      <Address of={of} at={at} />
      <p className={styles.due}>{lastDay(of)}</p>
      <p>Karekodu telefonunun kamerasıyla okut ya da adresi yaz.</p>
    </div>
  );
}

/** Ten on a sheet of A4, with lines to cut along: one per pupil of the class, else ten alike. */
function Strips({ of, pupils, at }: Printed & Pick<Props, "pupils">) {
  return (
    <ul className={paper.strips}>
      {stripsOf(of, pupils).map(({ key, name, number }) => (
        <li key={key} className={cx(paper.strip, styles.strip)}>
          <QrCode className={styles.small} text={homeworkLink(at.origin, of.code)} label="Ödevin karekodu" />
          <div>
            {name !== null && <p className={paper.name}>{name}</p>}
            <p className={name === null ? paper.name : styles.title}>{of.title}</p>
            <Address of={of} at={at} />
            {number !== null && (
              <p>
                Numaran: <b>{number}</b>
              </p>
            )}
            <p>{lastDay(of)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const Address = ({ of, at }: Printed) => (
  <p className={`num ${styles.address}`}>
    {homeworkPlace(at.host)}
    <b>{of.code}</b>
  </p>
);
