import { homeZone } from "#shared/home-zone";
import { isTimeZone } from "#shared/time-zone";
import { wantedZone } from "#browser/time-zone";

let known = { wanted: homeZone, shown: homeZone };

/** The zone in whose hours pages show times. One that only a newer browser knows is shown in Istanbul's hours. */
export function shownZone(): string {
  const wanted = wantedZone();
  if (known.wanted !== wanted) known = { wanted, shown: isTimeZone(wanted) ? wanted : homeZone };
  return known.shown;
}
