import { fitFor, shownLength } from "../texts/shown-length";
import { cx } from "../ui/cx";
import styles from "./cards.module.css";

/** Sets the sizes of a page with cards, by the longest text on it; more than six rows are lower. */
export function cardsPage(texts: readonly string[], steps: readonly [number, number, number], rows = 0): string {
  const fit = fitFor(Math.max(...texts.map(shownLength)), steps);
  return cx(styles.page, styles[fit], rows > 6 && styles.many);
}
