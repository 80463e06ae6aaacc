import { Link } from "react-router";
import { isTimeZone, offsetAt } from "#shared/time-zone";
import { deviceZone } from "#words/device-zone";
import { shownZone } from "#words/shown-zone";
import { cityOf } from "#words/cities";
import * as styles from "./dashboard.module.css";

/** Tells a teacher whose device shows another hour than the pages, as on a journey. */
export function HoursNote({ now }: { readonly now: number }) {
  const [here, shown] = [deviceZone(), shownZone()];
  if (here === undefined || !isTimeZone(here) || offsetAt(now, here) === offsetAt(now, shown)) return null;
  return (
    <p className={styles.hours}>
      Saatler {cityOf(shown)} saatiyle. Bu cihaz {cityOf(here)} saatinde. <Link to="/profile#bilgiler">Değiştir</Link>
    </p>
  );
}
