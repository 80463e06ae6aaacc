import type { SaveState as State } from "../../../lib/editor/editor";
import { time } from "../../../lib/format";
import { Icon } from "../../../ui/icon";
import { Spinner } from "../../../ui/spinner";
import styles from "./save-state.module.css";

type Props = { readonly state: State; readonly onRetry: () => void };

/** Whether what is on the screen is also on the server. Only trouble is read out: a screen reader would never rest. */
export function SaveState({ state, onRetry }: Props) {
  switch (state.is) {
    case "saved":
      return (
        <span className={styles.state}>
          <Icon name="check" className={styles.ok} />
          <span className={styles.saved}>Kaydedildi{state.at !== null && `, ${time(state.at)}`}</span>
        </span>
      );
    case "saving":
      return (
        <span className={styles.state}>
          <Spinner className={styles.spinner} />
          Kaydediliyor…
        </span>
      );
    case "offline":
      return (
        <span className={styles.state}>
          <Icon name="device" className={styles.warn} />
          Bu cihazda
        </span>
      );
    case "failed":
      return (
        <span className={styles.state} role="alert" title={state.message}>
          <Icon name="warning" className={styles.err} />
          Kaydedilemedi.
          <button type="button" onClick={onRetry}>
            Yeniden dene
          </button>
        </span>
      );
    case "conflict":
    case "gone":
      return (
        <span className={styles.state}>
          <Icon name="warning" className={styles.warn} />
          Kaydedilmedi
        </span>
      );
  }
}
