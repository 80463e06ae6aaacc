import { Icon } from "#ui/drawn/icon.tsx";
import { cx } from "#ui/cx";
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
        {isAllRead ? "Herkes okundu." : cause === null ? "Telefonu sınıfta yavaşça gezdirin." : sentences[cause](about)}
      </span>
    </p>
  );
}

const sentences: Readonly<Record<Cause, (about: number | null) => string>> = {
  dark: () => "Ortam karanlık. Işığı açın ya da flaşı yakın.",
  shaky: () => "Görüntü titriyor, telefonu iki elle tutun.",
  far: () => "Arka sıra küçük kalıyor, iki adım yaklaşın.",
  glare: () => "Kart parlıyor, biraz eğsinler.",
  unknown: (about) => `${about ?? "Bu"} numara bu sınıfta yok.`,
  twice: (about) => `${about ?? "Aynı"} numaralı kart iki yerde görünüyor.`,
  slow: () => "Bu cihaz yavaş okuyor, kartları biraz daha uzun tutun.",
};
