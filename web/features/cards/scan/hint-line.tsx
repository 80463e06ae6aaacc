import { Icon } from "#ui/drawn/icon.tsx";
import { cx } from "#ui/cx";
import { inTheHand } from "#hosting/cards/scan/hint-words";
import type { Cause } from "#hosting/cards/scan/hints";
import * as styles from "./scan.module.css";

type Props = { readonly cause: Cause | null; readonly about: number | null; readonly isAllRead: boolean };

/** One sentence over the picture: what would help, or that every card is read. */
export function HintLine({ cause, about, isAllRead }: Props) {
  const isWarning = !isAllRead && cause !== null;
  return (
    <p className={cx(styles.hint, isWarning && styles.warning)} role="status">
      <span>
        {isAllRead && <Icon name="check" />}
        {isAllRead ? "Herkes okundu." : cause === null ? "Telefonu sınıfta yavaşça gezdirin." : inTheHand[cause](about)}
      </span>
    </p>
  );
}
